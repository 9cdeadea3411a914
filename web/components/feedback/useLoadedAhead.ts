import { useEffect } from 'react';
import { keepTrying } from '#web/store/untilWorthTrying.ts';

/** Loads code that is needed later, perhaps without a network; tries again until it is here. */
export function useLoadedAhead(load: () => Promise<unknown>, isNeeded = true): void {
  useEffect(() => {
    if (!isNeeded) return;
    const left = new AbortController();
    void keepTrying(load, left.signal);
    return () => left.abort();
  }, [load, isNeeded]);
}
