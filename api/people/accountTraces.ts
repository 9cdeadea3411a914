import type { Transaction } from '#api/database/transaction.ts';
import { saveTrace } from './accountTraces.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';

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

/** Who comes within so many minutes of another, from the same network, comes together with them. */
const TOGETHER_MINUTES = 10;

/**
 * Remembers in which minutes somebody came from a network, for the accounts that come with them time
 * and again; null: a network that says nothing, and nothing is remembered.
 */
export async function noteAppearance(
  tx: Transaction,
  userId: string,
  network: string | null,
): Promise<void> {
  if (network === null) return;
  const minutes = Math.floor(tx.now.getTime() / (TOGETHER_MINUTES * MINUTE_MS));
  await saveTrace(tx, { kind: 'together', value: `${network} ${minutes}`, userId });
}
