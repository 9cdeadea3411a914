import type { DataSource } from 'typeorm';
import { closeSetup, openSetup } from '#api/site/setUpSite.ts';
import { transact } from '#api/database/transaction.ts';
import type { Clock } from '#api/platform/ports.ts';
import { findIsUntouched } from '#api/site/getSetup.sql.ts';

/**
 * A code by which an installation that nobody has begun with is set up in a browser; each process
 * that starts has its own. Null, and the codes of earlier starts are void, where somebody has begun.
 */
export async function offerSetup(database: DataSource, clock: Clock): Promise<string | null> {
  const isUntouched = await findIsUntouched(database);
  return transact(database, { actor: null, clock, isAuditExempt: true }, async (tx) =>
    isUntouched ? openSetup(tx) : closeSetup(tx),
  );
}
