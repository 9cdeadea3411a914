import type { OutboxRow, OutboxStatus } from './outboxRow.ts';

type Operations = {
  index(name: 'status'): { getAll(status: OutboxStatus): Promise<OutboxRow[]> };
};

const UNRECEIVED: readonly OutboxStatus[] = ['waiting', 'sending', 'attention'];

/**
 * A person's rows that have not arrived, in the order they were written. Receipts, of which a month
 * may have left thousands, are not read.
 */
export async function listUnsent(operations: Operations, userId: string): Promise<OutboxRow[]> {
  const byStatus = operations.index('status');
  const rows = await Promise.all(UNRECEIVED.map((status) => byStatus.getAll(status)));
  // guard: rows-of-their-writer
  const own = rows.flat().filter((row) => row.userId === userId);
  // guard: oldest-first
  return own.toSorted((a, b) => a.sequence - b.sequence);
}
