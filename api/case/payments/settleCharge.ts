import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { pledgeReceivedNotice, pledgeTooLateNotice } from './paymentNotices.rules.ts';
import type { ProviderPaymentRow } from '#api/money/payments.entities.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findCharge, loadPayer } from './charges.sql.ts';
import { orderRefunds, settlePayment } from '#api/money/providerPayments.sql.ts';
import { createPledge } from '#api/case/funding/createPledge.ts';

/**
 * The money of a charge has arrived: it becomes a pledge, or is refunded at once if the issue no longer
 * accepts any. Safe to repeat; also for a charge that was given up before.
 */
export async function settleCharge(
  tx: Transaction,
  paid: { chargeId: string; providerId: string },
): Promise<void> {
  const charge = await findCharge(tx, paid.chargeId);
  if (!charge || charge.status === 'succeeded') return;
  const { id, issueId, userId, amountCents } = charge;
  await settlePayment(tx, id, { providerId: paid.providerId, failure: null });
  const amount = await tx.toNoticeAmount(amountCents);
  if (await becomesPledge(tx, charge)) {
    const notice = pledgeReceivedNotice(amount, await loadIssue(tx, issueId));
    await saveNotices(tx, issueId, [{ userId, ...notice }]);
    return;
  }
  await orderRefunds(tx, [{ pledgeId: id, amountCents }]);
  await saveNotices(tx, issueId, [{ userId, ...pledgeTooLateNotice(amount) }]);
}

/** False: refused by a rule, and the attempt was rolled back. */
async function becomesPledge(tx: Transaction, charge: ProviderPaymentRow): Promise<boolean> {
  const donor = await loadPayer(tx, charge);
  await tx.query('savepoint before_pledge');
  try {
    // The donor acts, though the message came from the provider.
    await createPledge(tx.actingAs(donor), charge);
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await tx.query('rollback to savepoint before_pledge');
    return false;
  }
}
