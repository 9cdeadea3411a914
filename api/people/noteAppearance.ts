import type { Transaction } from '#api/database/transaction.ts';
import { saveTrace } from './accountTraces.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';

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
