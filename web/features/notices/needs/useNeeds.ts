import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { needsQuery } from './needsQuery.ts';

/** The open duties of the person, and what this device has not sent. */
export function useNeeds() {
  const { data, isPending, refetch, dataUpdatedAt } = useQuery(needsQuery());
  const outbox = useOutbox();
  const { waitingCount = 0, attentionCount = 0 } = outbox ?? {};
  const unsent = { waitingCount, attentionCount };
  const count = (data?.needs.length ?? 0) + (waitingCount + attentionCount > 0 ? 1 : 0);
  return { data, isPending, refetch, dataUpdatedAt, unsent, count };
}

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
