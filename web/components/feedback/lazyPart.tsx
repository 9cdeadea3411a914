import { createContext, lazy, use, useEffect, useState, type ComponentType } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPartContent as content } from './content.ts';

/** Asks once more for the code of the part around. */
const Again = createContext(() => {});

/**
 * A part of a page whose code comes when the part is first shown; `load` brings it. It suspends until
 * then. Where the code cannot be had, the page around it stays as it is, and the part's place offers
 * to try again; it does so by itself when the network is back. `load` on the part itself brings the
 * code ahead: shown after that, it does not suspend.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () =>
    lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));
  let latest = begin();
  let loaded: ComponentType<Props> | undefined;
  function LazyPart(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>(() => loaded ?? latest);
    const again = () => {
      latest = begin();
      setPart(() => latest);
    };
    return (
      <Again value={again}>
        <Part {...props} />
      </Again>
    );
  }
  return Object.assign(LazyPart, {
    load: async (): Promise<void> => {
      loaded = await load().catch(() => undefined);
    },
  });
}

function NotLoaded() {
  const again = use(Again);
  useEffect(() => {
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  });
  return (
    <Banner tone="danger" action={<Button onClick={again}>{content.again}</Button>}>
      {content.notLoaded}
    </Banner>
  );
}
