import { useSyncExternalStore } from 'react';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';

const QUERY = theme.media.belowMd.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Servers have no screen. */
const isNarrow = () => 'matchMedia' in globalThis && matchMedia(QUERY).matches;

/**
 * Whether details cover the bottom of the map (phone) instead of standing beside it. False in the
 * first paint; a store with a different server snapshot would render the page again at once.
 */
export function useIsNarrow(): boolean {
  const isFirstPaint = useIsFirstPaint();
  return useSyncExternalStore(subscribe, isNarrow, isNarrow) && !isFirstPaint;
}
