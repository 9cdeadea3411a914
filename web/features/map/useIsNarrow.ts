import { useSyncExternalStore } from 'react';
import { useIsFirstPaint } from '#web/net/firstPaint.ts';
import { theme } from '#web/theme/theme.ts';

const QUERY = theme.media.belowMd.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** There is no screen on the server. */
const isNarrow = () => 'matchMedia' in globalThis && matchMedia(QUERY).matches;

/**
 * Whether the screen is a phone's: details then lie over the foot of the map instead of beside it. False
 * in the first paint; a store with another answer for the server would render the page again at once.
 */
export function useIsNarrow(): boolean {
  const isFirstPaint = useIsFirstPaint();
  return useSyncExternalStore(subscribe, isNarrow, isNarrow) && !isFirstPaint;
}
