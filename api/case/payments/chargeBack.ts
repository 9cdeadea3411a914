import type { Transaction } from '#api/database/transaction.ts';
import { decideChargeback, paidInstead } from './chargeback.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { chargebackNotice } from './paymentNotices.rules.ts';
import { loadAnyIssue, participantsOf, saveFreeze, saveFunding } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import {
  closePledges,
  findDisputed,
  insertLedgerTransaction,
} from '#api/case/funding/pledges.sql.ts';
import { findDisputedPayment } from './charges.sql.ts';
import { cancelRefunds, findRefunds, orderRefunds } from '#api/money/providerPayments.sql.ts';
import { startHold } from '#api/case/voting/holdCase.ts';
import { holdRelease } from '#api/case/voting/holdRelease.ts';

/**
 * A donor's bank has taken a pledge back: the books follow, and what is left in escrow is frozen.
 * Of a part that the bank left, the donor gets the rest from us. Safe to repeat. Test money has no
 * charge; its pledge is then all there is.
 */
export async function chargeBack(
  tx: Transaction,
  disputed: { chargeId: string; amountCents: bigint },
): Promise<void> {
  const { chargeId, amountCents: disputedCents } = disputed;
  const payment = await findDisputedPayment(tx, chargeId);
  if (payment === null) return;
  const { issueId } = payment;
  const issue = await loadAnyIssue(tx, issueId);
  const pledge = await findDisputed(tx, chargeId);
  if (pledge?.isBooked) return;

  const insteadCents = await stopRefunds(tx, payment, disputedCents);
  if (!pledge) return;
  const decision = decideChargeback(issue, pledge, { disputedCents, insteadCents });
  const people = await participantsOf(tx, issueId);

  const about = { issueId, kind: 'chargeback' as const, pledgeId: pledge.id };
  if (decision.postings.length > 0) await insertLedgerTransaction(tx, about, decision.postings);
  if (pledge.isHeld) {
    await closePledges(tx, [pledge], 'charged_back');
    const leftCents = pledge.amountCents - disputedCents;
    if (leftCents > 0n) await orderRefunds(tx, [{ pledgeId: pledge.id, amountCents: leftCents }]);
  }
  await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  const isFrozen = decision.isFrozen && (await startHold(tx, issue, 'frozen'));
  if (isFrozen) {
    await saveFreeze(tx, issueId);
    await holdRelease(tx, { id: issueId, isFrozen: true });
  }
  const data = { pledgeId: pledge.id, amountCents: String(pledge.amountCents) };
  await tx.audit({ issueId, action: 'pledge_charged_back', data, isBySystem: true });
  if (isFrozen) {
    const notice = chargebackNotice(await tx.toNoticeAmount(pledge.amountCents), issue);
    await saveNotices(tx, issueId, noticesFor([...people, pledge.donorId], '', notice));
  }
}

/** Ends the refunds that the bank has paid in our place; returns how much that is. */
async function stopRefunds(
  tx: Transaction,
  charge: { id: string; amountCents: bigint },
  disputedCents: bigint,
): Promise<bigint> {
  const { sentCents, waiting } = await findRefunds(tx, charge.id);
  const waitingCents = waiting.reduce((sum, { amountCents }) => sum + amountCents, 0n);
  const sums = { amountCents: charge.amountCents, sentCents, waitingCents };
  const insteadCents = paidInstead(sums, disputedCents);
  await cancelRefunds(tx, charge.id, waiting, insteadCents);
  return insteadCents;
}
