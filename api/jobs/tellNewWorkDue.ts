import type { DataSource } from 'typeorm';
import { transact } from '#api/database/transaction.ts';
import { tellNewWork } from '#api/issues/alerts/workAlerts.ts';
import type { Clock } from '#api/platform/ports.ts';

const BATCH = 20;
/** More would delay other deadlines. */
const BATCHES_PER_ROUND = 10;

/** In batches of one transaction each. */
export async function tellNewWorkDue({
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
    const looked = await transact(database, context, (tx) => tellNewWork(tx, BATCH));
    if (looked < BATCH) return;
  }
}
