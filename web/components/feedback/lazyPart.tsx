import { createContext, lazy, use, useEffect, useState, type ComponentType } from 'react';
import { LONGEST_PAUSE_MS, untilWorthTrying } from '#web/store/untilWorthTrying.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** Retries loading the enclosing part. */
const Again = createContext(() => {});

/**
 * A part whose code `load` fetches when it is first shown; suspends until then. If that fails, the page
 * stays and a retry is offered in the part's place; it also runs when the network is back or somebody
 * looks at the page again. The part's own `load` preloads the code, or rejects; afterwards the part
 * shows without suspending.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const begin = () =>
    lazy(async () => ({ default: await load().catch((): ComponentType<Props> => MissingPart) }));
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
      loaded = await load();
    },
  });
}

function MissingPart() {
  const again = use(Again);
  useEffect(() => {
    const left = new AbortController();
    void untilWorthTrying(LONGEST_PAUSE_MS, left.signal).then(() => left.signal.aborted || again());
    return () => left.abort();
  }, [again]);
  return <NotLoaded onAgain={again} />;
}
