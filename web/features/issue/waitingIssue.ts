import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';

/** The person's own report with this id, as long as the server has not confirmed it. */
export function waitingReportOf(
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

/** Whether changes to this issue still wait on the device. */
export function hasWaitingEdit(rows: readonly OutboxRow[] | undefined, issueId: string): boolean {
  return (rows ?? []).some(
    (row) =>
      row.operation === 'editIssue' && row.params.id === issueId && row.status !== 'received',
  );
}
