import type { OutboxRow, OutboxStatus } from './outboxRow.ts';

type Operations = {
  index(name: 'status'): { getAll(status: OutboxStatus): Promise<OutboxRow[]> };
};

const UNRECEIVED: readonly OutboxStatus[] = ['waiting', 'sending', 'attention'];

/**
 * A person's unreceived rows in order of writing. Receipts, possibly thousands within a month, are
 * not read.
 */
export async function listUnsent(operations: Operations, userId: string): Promise<OutboxRow[]> {
  const byStatus = operations.index('status');
  const rows = await Promise.all(UNRECEIVED.map((status) => byStatus.getAll(status)));
  // guard: rows-of-their-writer
  const own = rows.flat().filter((row) => row.userId === userId);
  // guard: oldest-first
  return own.toSorted((a, b) => a.sequence - b.sequence);
}
