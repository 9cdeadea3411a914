import { OPERATIONS } from './operations.ts';
import { ROW_FORMAT, type OutboxProblem, type OutboxRow } from './outboxRow.ts';

/** Why a row that another version of the app wrote is not sent; its text stays and can be saved. */
const NOT_UNDERSTOOD: OutboxProblem = {
  code: 'old_version',
  status: null,
  detail:
    'This was written with another version of the app and cannot be sent as it is. Its text is kept.',
  errors: [],
};

/**
 * A row of any earlier format as this version needs it. What was queued is never dropped: a row that
 * cannot be sent any more keeps all that it holds and asks for attention.
 */
export function migrateRow(old: Partial<OutboxRow> & Pick<OutboxRow, 'id'>): OutboxRow {
  const row = { ...defaultsOf(old), ...old, format: ROW_FORMAT } as OutboxRow;
  if (row.status === 'received' || canBeSent(row)) return row;
  return { ...row, status: 'attention', problem: NOT_UNDERSTOOD };
}

/** Whether this version knows what to do with a row. */
export function canBeSent(row: OutboxRow): boolean {
  const hasTarget = row.operation === 'reportIssue' || typeof row.params?.id === 'string';
  const hasBody = typeof row.body === 'object' && row.body !== null;
  return row.operation in OPERATIONS && hasTarget && hasBody && typeof row.entityId === 'string';
}

/** What a row of before lacks. A try whose outcome nobody wrote down may have arrived. */
function defaultsOf({ attempts = 0, status }: Partial<OutboxRow>): Partial<OutboxRow> {
  return {
    params: {},
    dependsOn: [],
    parts: [],
    createdAt: 0,
    status: 'waiting',
    attempts,
    nextAttemptAt: 0,
    isInDoubt: attempts > 0 && status !== 'attention',
    problem: null,
    receivedAt: null,
    announcedAt: null,
    receiptNumber: null,
    result: null,
  };
}
