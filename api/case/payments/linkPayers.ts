import type { Transaction } from '#api/database/transaction.ts';
import { saveTrace } from '#api/people/accountTraces.sql.ts';
import { findCharge } from './charges.sql.ts';
import { findAccountOwner } from './payoutAccounts.sql.ts';

/** Remembers with which card somebody paid: accounts that pay with one card belong together. */
export async function linkCard(
  tx: Transaction,
  { chargeId, fingerprint }: { chargeId: string; fingerprint: string },
): Promise<void> {
  const charge = await findCharge(tx, chargeId);
  if (charge) await saveTrace(tx, { kind: 'card', value: fingerprint, userId: charge.userId });
}

/** The same for the bank accounts that a solver's money goes on to. */
export async function linkBankAccounts(
  tx: Transaction,
  { accountId, bankAccounts }: { accountId: string; bankAccounts: readonly string[] },
): Promise<void> {
  const userId = await findAccountOwner(tx, accountId);
  if (userId === null) return;
  for (const value of bankAccounts) await saveTrace(tx, { kind: 'payout', value, userId });
}
