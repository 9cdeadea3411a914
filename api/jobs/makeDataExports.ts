import type { DataSource } from 'typeorm';
import { makeDataExport } from '#api/people/dataExports.ts';
import { transact } from '#api/database/transaction.ts';
import type { Clock } from '#api/ports.ts';

/** Makes a copy of somebody's data that was asked for. Returns whether there may be more to do at once. */
export function makeDataExports({
  database,
  siteClock: clock,
}: {
  database: DataSource;
  /** The time of the installation, by which copies end. */
  siteClock: Clock;
}): Promise<boolean> {
  return transact(database, { actor: null, clock, isAuditExempt: true }, makeDataExport);
}
