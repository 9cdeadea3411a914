import type { QueueableOperation } from '#sw/outbox/operations.ts';
import { ROW_FORMAT, type OutboxRow, type OutboxRowOf } from '#sw/outbox/outboxRow.ts';

/** What a row of an operation is about; everything else is that of one that waits unless said. */
type Given<O extends QueueableOperation> = Partial<OutboxRowOf<O>> &
  Pick<OutboxRowOf<O>, 'id' | 'entityId' | 'operation' | 'params' | 'body'>;

/** A row of the outbox, written by rosa, that nobody has tried to send. */
export const waitingRow = <O extends QueueableOperation>(given: Given<O>) =>
  ({
    format: ROW_FORMAT,
    sequence: 1,
    userId: 'rosa',
    dependsOn: [],
    parts: [],
    createdAt: 1_000,
    status: 'waiting',
    attempts: 0,
    nextAttemptAt: 0,
    isInDoubt: false,
    problem: null,
    receivedAt: null,
    announcedAt: null,
    receiptNumber: null,
    result: null,
    ...given,
  }) as OutboxRow;
