import { useSyncExternalStore } from 'react';
import { theme } from '#web/theme/theme.ts';

const QUERY = theme.media.belowMd.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the screen is a phone's: details then lie over the foot of the map instead of beside it. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
