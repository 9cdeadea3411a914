import type { DataSource } from 'typeorm';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Clock } from '#api/platform/ports.ts';

/** More would delay other deadlines. */
const BATCHES_PER_ROUND = 10;

type Batches = {
  size: number;
  /** Returns how many it took; fewer than asked for once no more are due. */
  take: (tx: Transaction, most: number) => Promise<number>;
};

/** Processes what is due, one transaction per batch. */
export async function inBatches(
  {
    database,
    clock,
    isStopping,
  }: { database: DataSource; clock: Clock; isStopping: () => boolean },
  { size, take }: Batches,
): Promise<void> {
  const context = { actor: null, clock, isAuditExempt: true };
  for (let batch = 0; batch < BATCHES_PER_ROUND && !isStopping(); batch += 1) {
    const taken = await transact(database, context, (tx) => take(tx, size));
    if (taken < size) return;
  }
}
