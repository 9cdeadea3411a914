import type { Transaction } from '#api/database/transaction.ts';
import type { PaymentEvent } from '#api/platform/paymentProvider.rules.ts';
import { saveAccountState } from './payoutAccounts.sql.ts';
import { findCharge } from './charges.sql.ts';
import { insertPaymentEvent, settlePayment } from '#api/money/providerPayments.sql.ts';
import { chargeBack } from './chargeBack.ts';
import { endRefund } from './endRefund.ts';
import { linkBankAccounts, linkCard } from './linkPayers.ts';
import { settleCharge } from './settleCharge.ts';

/**
 * Does what a message of the provider says, once: a repeat finds its id on record and changes
 * nothing. Messages may come in any order. Returns what the operator has to settle by hand, or null.
 */
export async function receivePaymentEvent(
  tx: Transaction,
  event: PaymentEvent,
): Promise<string | null> {
  if (!(await insertPaymentEvent(tx, event))) return null;
  if (event.kind === 'refund_ended') return endRefund(tx, event);
  await take(tx, event);
  return null;
}

async function take(tx: Transaction, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'charge_paid':
      return settleCharge(tx, event);
    case 'charge_expired':
      return giveUpCharge(tx, event.chargeId);
    case 'charge_disputed':
      // What a bank takes back has been paid, also when that message is still on its way.
      await settleCharge(tx, event);
      return chargeBack(tx, event);
    case 'card_seen':
      return linkCard(tx, event);
    case 'account_changed':
      await linkBankAccounts(tx, event);
      return saveAccountState(tx, event);
    case 'refund_ended':
    case 'other':
  }
}

/** A page of the provider has closed without a payment. Money that came before stays. */
export async function giveUpCharge(tx: Transaction, chargeId: string): Promise<void> {
  const charge = await findCharge(tx, chargeId);
  if (charge?.status !== 'pending') return;
  await settlePayment(tx, chargeId, { providerId: null, failure: 'expired' });
}
