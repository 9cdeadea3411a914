import { newRow, type NewOperation } from '#sw/outbox/enqueue.ts';
import type { QueueableOperation } from '#sw/outbox/operations.ts';
import type { OutboxRow, OutboxRowOf } from '#sw/outbox/outboxRow.ts';

/** What a row of an operation is about; everything else is that of one that waits unless said. */
type Given<O extends QueueableOperation> = Partial<OutboxRowOf<O>> &
  Pick<OutboxRowOf<O>, 'id' | 'entityId' | 'operation' | 'params' | 'body'>;

/** A row of the outbox, written by rosa, that nobody has tried to send. */
export function waitingRow<O extends QueueableOperation>(given: Given<O>): OutboxRow {
  const { id, entityId, operation, params, body } = given;
  const queued = { id, entityId, operation, params, body, userId: 'rosa', createdAt: 1_000 };
  return { ...newRow(queued as NewOperation, 1, []), ...given } as OutboxRow;
}
