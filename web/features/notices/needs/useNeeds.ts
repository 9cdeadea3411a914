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
