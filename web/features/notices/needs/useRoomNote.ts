import { useEffect } from 'react';
import { useNeeds } from './useNeeds.ts';

/** What theme.js reads before the first paint of the home page; empty: something waits. */
export const NOTHING_WAITS = 'none';

/** Notes for the next first paint how much room the home page has to keep for what waits. */
export function useRoomNote(): void {
  const { data, count } = useNeeds();
  const isKnown = data !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    try {
      localStorage.setItem('needs', count > 0 ? '' : NOTHING_WAITS);
    } catch {
      // Blocked: the large room is kept each time.
    }
  }, [isKnown, count]);
}
