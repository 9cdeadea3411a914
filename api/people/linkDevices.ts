import type { Transaction } from '#api/database/transaction.ts';
import { saveTrace } from './accountTraces.sql.ts';

/**
 * Remembers from which browser somebody signed in, by the random names it had before and has now:
 * accounts that are used in one browser belong together.
 */
export async function linkDevices(
  tx: Transaction,
  userId: string,
  devices: readonly (string | null)[],
): Promise<void> {
  const names = new Set(devices.flatMap((device) => device?.split('.')[0] || []));
  for (const value of names) await saveTrace(tx, { kind: 'device', value, userId });
}
