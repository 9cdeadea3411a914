import { OPERATIONS } from './operations.ts';
import { ROW_FORMAT, type OutboxProblem, type OutboxRow } from './outboxRow.ts';

/** For rows of another version's operations; the text stays and can be saved. */
const NOT_UNDERSTOOD: OutboxProblem = {
  code: 'old_version',
  status: null,
  detail:
    'This was written with another version of the app and cannot be sent as it is. Its text is kept.',
  errors: [],
};

/**
 * Upgrades a row of any earlier format. Nothing queued is dropped: a row that can no longer be sent
 * keeps its content and needs attention.
 */
export function migrateRow(old: Partial<OutboxRow> & Pick<OutboxRow, 'id'>): OutboxRow {
  const row = { ...rowDefaults(old), ...old, format: ROW_FORMAT } as OutboxRow;
  if (row.status === 'received' || canBeSent(row)) return row;
  return { ...row, status: 'attention', problem: NOT_UNDERSTOOD };
}

export function canBeSent(row: OutboxRow): boolean {
  const hasTarget = row.operation === 'reportIssue' || typeof row.params?.id === 'string';
  const hasBody = typeof row.body === 'object' && row.body !== null;
  return row.operation in OPERATIONS && hasTarget && hasBody && typeof row.entityId === 'string';
}

/**
 * Defaults for fields that older rows lack. An attempt without a recorded outcome may have arrived.
 */
function rowDefaults({ attempts = 0, status }: Partial<OutboxRow>): Partial<OutboxRow> {
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
