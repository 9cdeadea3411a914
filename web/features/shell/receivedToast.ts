import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import type { Change } from '#web/net/queryKeys.ts';
import { outboxToastContent as toast, proofToastContent } from './outboxToastContent.ts';

type Words = { title: string; description?: string };

/** Null where the button already shows it. */
export function receivedWords(row: OutboxRow): Words | null {
  switch (row.operation) {
    case 'reportIssue':
      return { title: toast.reported, description: toast.reportedText };
    case 'postMessage':
      return { title: toast.messageSent, description: toast.messageSentText };
    case 'editIssue':
      return { title: toast.edited, description: toast.editedText };
    case 'submitProof':
      return { title: proofToastContent.sent, description: proofToastContent.sentText };
    case 'tellAffected':
    case 'sightIssue':
      return null;
    case 'followIssue':
      return row.body.isFollowing
        ? { title: toast.followed, description: toast.followedText }
        : { title: toast.unfollowed };
    case 'followArea':
      return row.body.area
        ? { title: toast.areaFollowed, description: toast.areaFollowedText }
        : { title: toast.areaUnfollowed };
  }
}

/** One notice, however many were refused at once; null: none. */
export function refusedTogether(rows: readonly OutboxRow[]): Words | null {
  const [first, ...others] = rows;
  if (!first) return null;
  if (others.length === 0) return refusedWords(first);
  const details = new Set(rows.map(({ problem }) => problem?.detail ?? ''));
  return {
    title: toast.manyFailed(rows.length),
    description: details.size === 1 ? [...details][0] : toast.manyFailedText,
  };
}

/** For a refused item, which stays in the outbox. */
function refusedWords(row: OutboxRow): Words {
  const detail = row.problem?.detail ?? '';
  switch (row.operation) {
    case 'reportIssue':
      return { title: toast.reportFailed, description: toast.reportFailedText(detail) };
    case 'postMessage':
      return { title: toast.messageFailed, description: detail };
    case 'editIssue':
      return { title: toast.editFailed, description: detail };
    case 'submitProof':
      return { title: proofToastContent.failed, description: detail };
    case 'tellAffected':
    case 'sightIssue':
      return { title: toast.affectedFailed, description: detail };
    case 'followIssue':
      return { title: toast.followFailed, description: detail };
    case 'followArea':
      return { title: toast.areaFailed, description: detail };
  }
}

export function toChange(row: OutboxRow): Change {
  if (row.operation === 'postMessage') return { topic: 'chat', id: row.params.id };
  if (row.operation === 'followArea') return { topic: 'following', id: null };
  if (row.operation === 'followIssue') return { topic: 'following', id: row.entityId };
  return { topic: 'issue', id: row.operation === 'submitProof' ? row.params.id : row.entityId };
}
