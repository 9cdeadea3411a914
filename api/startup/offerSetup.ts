import type { DataSource } from 'typeorm';
import { closeSetup, openSetup } from '#api/site/setUpSite.ts';
import { transact } from '#api/database/transaction.ts';
import type { Clock } from '#api/platform/ports.ts';
import { findIsUntouched } from '#api/site/getSetup.sql.ts';

/**
 * Returns a setup code for an untouched installation; each process has its own. Otherwise returns null and
 * invalidates codes of earlier starts.
 */
export async function offerSetup(database: DataSource, clock: Clock): Promise<string | null> {
  const isUntouched = await findIsUntouched(database);
  return transact(database, { actor: null, clock, isAuditExempt: true }, async (tx) =>
    isUntouched ? openSetup(tx) : closeSetup(tx),
  );
}
