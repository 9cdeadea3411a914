import type { Transaction } from '#api/database/transaction.ts';
import type { PaymentEvent } from '#api/platform/paymentProvider.rules.ts';
import { followAccount, followLostAccount } from './payoutAccounts.ts';
import { findCharge } from './charges.sql.ts';
import { insertPaymentEvent, settlePayment } from '#api/money/providerPayments.sql.ts';
import { followCharge, followRefund, followTakenMoney } from './followProvider.ts';
import { saveTrace } from '#api/people/accountTraces.sql.ts';

/**
 * Processes a provider's message once: a repeat finds its id on record and changes nothing. Messages may
 * arrive in any order. Returns what the operator has to resolve by hand, or null.
 */
export async function receivePaymentEvent(
  tx: Transaction,
  event: PaymentEvent,
): Promise<string | null> {
  if (!(await insertPaymentEvent(tx, event))) return null;
  switch (event.kind) {
    case 'charge_paid':
      return (await followCharge(tx, event)).trouble;
    case 'money_taken':
      return (await followTakenMoney(tx, event)).trouble;
    case 'refund_ended':
      return (await followRefund(tx, event)).trouble;
    default:
      await take(tx, event);
      return null;
  }
}

async function take(tx: Transaction, event: PaymentEvent): Promise<void> {
  switch (event.kind) {
    case 'charge_expired':
      return giveUpCharge(tx, event.chargeId);
    case 'card_seen':
      return linkCard(tx, event);
    case 'account_changed':
      return followAccount(tx, event);
    case 'account_gone':
      await followLostAccount(tx, event);
  }
}

/** A page of the provider was closed without a payment. Money that arrived before stays. */
export async function giveUpCharge(tx: Transaction, chargeId: string): Promise<void> {
  const charge = await findCharge(tx, chargeId);
  if (charge?.status !== 'pending') return;
  await settlePayment(tx, chargeId, { providerId: null, failure: 'expired' });
}

/** Saves the card's digest: accounts that pay with the same card are connected. */
async function linkCard(
  tx: Transaction,
  { chargeId, fingerprint }: { chargeId: string; fingerprint: string },
): Promise<void> {
  const charge = await findCharge(tx, chargeId);
  if (charge) await saveTrace(tx, { kind: 'card', value: fingerprint, userId: charge.userId });
}
