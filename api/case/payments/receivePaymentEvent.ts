import type { Transaction } from '#api/database/transaction.ts';
import type { PaymentEvent } from '#api/platform/paymentProvider.rules.ts';
import { saveAccountState, findAccountOwner } from './payoutAccounts.sql.ts';
import { findCharge } from './charges.sql.ts';
import { insertPaymentEvent, settlePayment, findRefund } from '#api/money/providerPayments.sql.ts';
import { chargeBack } from './chargeBack.ts';
import { settleCharge } from './settleCharge.ts';
import { refundFailedNotice } from './paymentNotices.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveTrace } from '#api/people/accountTraces.sql.ts';

/**
 * Carries out a provider's message once: a repeat finds its id on record and changes
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

/**
 * Records how a refund ended. The outcome can change: a bank may return the money days later. The donor is
 * notified once of a failure. Returns what the operator has to settle by hand; null: nothing.
 */
async function endRefund(
  tx: Transaction,
  end: { refundId: string; providerId: string; failure: string | null },
): Promise<string | null> {
  const { refundId, failure } = end;
  const refund = await findRefund(tx, refundId);
  if (!refund) return null;
  const { issueId, userId, amountCents } = refund;
  const issue = await loadAnyIssue(tx, issueId);

  const isNews = await settlePayment(tx, refundId, end);
  if (!isNews || failure === null) return null;

  const notice = refundFailedNotice(await tx.toNoticeAmount(amountCents), issue);
  await saveNotices(tx, issueId, [{ userId, ...notice }]);
  return `refund ${refundId} did not arrive: ${failure}`;
}

/** Keeps the card's digest: accounts that pay with one card are connected. */
async function linkCard(
  tx: Transaction,
  { chargeId, fingerprint }: { chargeId: string; fingerprint: string },
): Promise<void> {
  const charge = await findCharge(tx, chargeId);
  if (charge) await saveTrace(tx, { kind: 'card', value: fingerprint, userId: charge.userId });
}

/** Likewise for the bank accounts of a solver's payouts. */
async function linkBankAccounts(
  tx: Transaction,
  { accountId, bankAccounts }: { accountId: string; bankAccounts: readonly string[] },
): Promise<void> {
  const userId = await findAccountOwner(tx, accountId);
  if (userId === null) return;
  for (const value of bankAccounts) await saveTrace(tx, { kind: 'payout', value, userId });
}
