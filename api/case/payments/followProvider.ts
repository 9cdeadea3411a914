import type { Transaction } from '#api/database/transaction.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { findRefund, settlePayment } from '#api/money/providerPayments.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { EndedRefund, PaidCharge, TakenMoney } from '#api/platform/paymentProvider.rules.ts';
import { findCharge } from './charges.sql.ts';
import { isSameAmount, noteUnknown } from './compareAmount.ts';
import { followTaking } from './followTaking.ts';
import { refundFailedNotice } from './paymentNotices.rules.ts';
import { settleCharge } from './settleCharge.ts';

/** `isNews`: the books had to be updated. `trouble`: what the operator has to resolve by hand. */
export type Followed = { isNews: boolean; trouble: string | null };

const NOTHING: Followed = { isNews: false, trouble: null };
const differs = (thing: string, id: string): Followed => ({
  isNews: false,
  trouble: `${thing} ${id}: the payment provider and the books differ`,
});

/** A payment that has arrived: booked only if it matches what was requested. */
export async function followCharge(tx: Transaction, paid: PaidCharge): Promise<Followed> {
  const { chargeId, providerId } = paid;
  const charge = await findCharge(tx, chargeId);
  const about = { thing: 'charge' as const, providerId };
  if (!charge) {
    await noteUnknown(tx, about, paid);
    return differs('charge', providerId);
  }
  const { issueId, userId, amountCents: oursCents } = charge;
  const ours = { ...about, paymentId: chargeId, issueId, userId, oursCents };
  if (!(await isSameAmount(tx, ours, paid))) return differs('charge', chargeId);
  if (charge.status === 'succeeded') return NOTHING;
  await settleCharge(tx, paid);
  return { isNews: true, trouble: null };
}

/**
 * A refund or dispute that did not begin here. If money is taken back from a payment, that payment was made.
 */
export async function followTakenMoney(tx: Transaction, taken: TakenMoney): Promise<Followed> {
  const { takingId: id, taking: kind, chargeId, paymentId, state, amountCents } = taken;
  const charge = await findCharge(tx, chargeId);
  const about = { thing: kind, providerId: id };
  if (!charge) {
    await noteUnknown(tx, about, taken);
    return differs(kind, id);
  }
  const { issueId, userId } = charge;
  const ours = { ...about, paymentId: chargeId, issueId, userId };
  const { currency } = await tx.money();
  const isOurs = amountCents !== null && taken.currencyCode === currency.code;
  const isTooMuch = !isOurs || amountCents > charge.amountCents;
  if (isTooMuch) await isSameAmount(tx, { ...ours, oursCents: charge.amountCents }, taken);
  // An amount in another currency does not tell how much of ours it is.
  if (!isOurs) return differs(kind, id);
  await settleCharge(tx, { chargeId, providerId: paymentId });
  const mostCents = isTooMuch ? charge.amountCents : amountCents;
  const isNews = await followTaking(tx, { id, chargeId, kind, state, amountCents: mostCents });
  return { ...(isTooMuch ? differs(kind, id) : NOTHING), isNews };
}

/**
 * Records how a refund of ours ended. The outcome can change: a bank may send the money back days later. The
 * donor is notified of a failure once.
 */
export async function followRefund(tx: Transaction, end: EndedRefund): Promise<Followed> {
  const { refundId, providerId, failure } = end;
  const refund = await findRefund(tx, refundId);
  const about = { thing: 'refund' as const, providerId };
  if (!refund) {
    await noteUnknown(tx, about, end);
    return differs('refund', providerId);
  }
  const { issueId, userId, amountCents: oursCents, status } = refund;
  const issue = await loadAnyIssue(tx, issueId);
  const ours = { ...about, paymentId: refundId, issueId, userId, oursCents };
  const isSame = await isSameAmount(tx, ours, end);
  if (status === 'succeeded' && failure === null) {
    return isSame ? NOTHING : differs('refund', refundId);
  }
  const isSettled = await settlePayment(tx, refundId, end);
  const isNews = isSettled && status !== (failure === null ? 'succeeded' : 'failed');
  const trouble = isSame ? null : differs('refund', refundId).trouble;
  if (!isSettled || failure === null) return { isNews, trouble };

  const notice = refundFailedNotice(await tx.toNoticeAmount(oursCents), issue);
  await saveNotices(tx, issueId, [{ userId, ...notice }]);
  return { isNews, trouble: `refund ${refundId} did not arrive: ${failure}` };
}
