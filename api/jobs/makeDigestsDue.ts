import type { DataSource } from 'typeorm';
import { makeDigests } from '#api/notices/makeDigests.ts';
import { transact } from '#api/database/transaction.ts';
import type { Clock } from '#api/platform/ports.ts';

const BATCH = 50;
/** More would delay other deadlines. */
const BATCHES_PER_ROUND = 20;

/** In batches of one transaction each. */
export async function makeDigestsDue({
  database,
  clock,
  isStopping,
}: {
  database: DataSource;
  clock: Clock;
  isStopping: () => boolean;
}): Promise<void> {
  const context = { actor: null, clock, isAuditExempt: true };
  for (let batch = 0; batch < BATCHES_PER_ROUND && !isStopping(); batch += 1) {
    const made = await transact(database, context, (tx) => makeDigests(tx, BATCH));
    if (made < BATCH) return;
  }
}
