import type { Transaction } from '#api/database/transaction.ts';
import { saveTrace } from './accountTraces.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { TOGETHER_MINUTES } from '#schema/limits.ts';

/** Connects accounts used in one browser, by its random names before and after the sign-in. */
export async function linkDevices(
  tx: Transaction,
  userId: string,
  devices: readonly (string | null)[],
): Promise<void> {
  const names = new Set(devices.flatMap((device) => device?.split('.')[0] || []));
  for (const value of names) await saveTrace(tx, { kind: 'device', value, userId });
}

/**
 * Stores the minutes of an appearance, to connect accounts that repeatedly appear together;
 * `network` null: unknown, nothing is stored.
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
