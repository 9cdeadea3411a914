import type { QueryClient } from '@tanstack/react-query';
import type { affectedWithReceipt } from '#schema/issues/affected.ts';
import type { IssueDetail } from '#schema/issues/issue.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { issueQuery } from '#web/features/issues/queries.ts';
import { digestQuery } from '#web/features/notices/queries.ts';
import { shownArea } from '#web/features/issues/choices/followedNow.ts';
import type { InferOutput } from 'valibot';

/**
 * Puts a choice that has arrived into what was read before it. Otherwise the button, which no longer
 * has a waiting row to go by, would fall back until everything has been read again.
 */
export function keepShown(queryClient: QueryClient, row: OutboxRow): void {
  const change = (patch: (issue: IssueDetail) => Partial<IssueDetail>) =>
    queryClient.setQueryData(
      issueQuery(row.entityId).queryKey,
      (known) => known && { ...known, data: { ...known.data, ...patch(known.data) } },
    );
  if (row.operation === 'followIssue') {
    const { isFollowing } = row.body;
    change(({ viewer }) => ({ viewer: { ...viewer, isFollowing } }));
  }
  if (row.operation === 'tellAffected') {
    const { affectedCount, isAffected } = row.result as InferOutput<typeof affectedWithReceipt>;
    change(({ viewer }) => ({ affectedCount, viewer: { ...viewer, isAffected } }));
  }
  if (row.operation === 'followArea') {
    const { area } = row.body;
    const followedAt = new Date(row.createdAt).toISOString();
    const begun = area ? [{ ...shownArea(area), id: row.entityId, followedAt }] : [];
    queryClient.setQueryData(
      digestQuery().queryKey,
      (known) =>
        known && {
          ...known,
          areas: [...begun, ...known.areas.filter(({ id }) => id !== row.entityId)],
        },
    );
  }
}
