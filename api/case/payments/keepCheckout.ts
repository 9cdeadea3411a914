import type { Transaction } from '#api/database/transaction.ts';
import { saveCheckout } from './charges.sql.ts';

/** Keeps the page of the provider on which a donor pays. */
export async function keepCheckout(
  tx: Transaction,
  chargeId: string,
  checkout: { checkoutId: string; url: string },
): Promise<void> {
  await saveCheckout(tx, chargeId, checkout);
}
