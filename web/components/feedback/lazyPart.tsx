import { createContext, lazy, use, useEffect, useState, type ComponentType } from 'react';
import { Banner } from './Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { lazyPartContent as content } from './content.ts';

/** Retries loading the enclosing part. */
const Again = createContext(() => {});

/**
 * A part whose code `load` fetches when it is first shown; suspends until then. If that fails, the
 * page stays and the part's place offers a retry, which also runs when the network is back. `load`
 * on the part preloads the code: shown afterwards, it does not suspend.
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
