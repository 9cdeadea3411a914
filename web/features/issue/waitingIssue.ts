import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';

/** One's own report with this id, until the server confirms it. */
export function findWaitingReport(
  rows: readonly OutboxRow[] | undefined,
  issueId: string,
): OutboxRowOf<'reportIssue'> | null {
  const row = rows?.find(
    (candidate) =>
      candidate.operation === 'reportIssue' &&
      candidate.entityId === issueId &&
      candidate.status !== 'received',
  );
  return row?.operation === 'reportIssue' ? row : null;
}

export function hasWaitingEdit(rows: readonly OutboxRow[] | undefined, issueId: string): boolean {
  return (rows ?? []).some(
    (row) =>
      row.operation === 'editIssue' && row.params.id === issueId && row.status !== 'received',
  );
}
