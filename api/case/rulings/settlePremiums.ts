import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { canReportCome, settlePremium } from './premium.rules.ts';
import { premiumPaidNotice, premiumRefundNotice } from './premiumNotices.rules.ts';
import { loadAnyIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { insertLedgerTransaction } from '#api/case/funding/pledges.sql.ts';
import { findAwaitingOrders, saveSettled, type VotedOrder } from './premiums.sql.ts';

/**
 * Pays the validators of an issue for reports that came in time, and gives every other fee back
 * once no report can come any more. Nothing moves while the escrow is frozen. Safe to repeat.
 */
export async function settlePremiums(tx: Transaction, issueId: string): Promise<void> {
  const issue = await loadAnyIssue(tx, issueId);
  if (issue.isFrozen) return;
  for (const order of await findAwaitingOrders(tx, issueId)) {
    const windowEndsAt = deadlineOf(order, issue, tx.now);
    if (windowEndsAt !== null) await settleOne(tx, issue, { ...order, windowEndsAt });
  }
}

/** Until when a report counts; null: as long as nobody has handed in a proof. */
function deadlineOf(order: VotedOrder, issue: IssueRow, now: Date): Date | null {
  const { deliveredAt, windowEndsAt } = order;
  if (deliveredAt !== null || canReportCome({ ...issue, windowEndsAt }, now)) return windowEndsAt;
  return now;
}

async function settleOne(
  tx: Transaction,
  issue: IssueRow,
  order: VotedOrder & { windowEndsAt: Date },
): Promise<void> {
  const { id, issueId, payerId, validatorId, feeCents, deliveredAt, windowEndsAt } = order;
  const times = { deliveredAt, windowEndsAt, now: tx.now };
  const { order: settled, postings } = settlePremium(order, issueId, times);
  if (settled.status === 'awaiting') return;
  const isPaid = settled.status === 'paid';

  await saveSettled(tx, id, settled.status);
  const kind = isPaid ? ('premium_payment' as const) : ('premium_refund' as const);
  const about = { issueId, kind, pledgeId: null, premiumId: id };
  await insertLedgerTransaction(tx, about, postings);
  const data = { orderId: id, feeCents: String(feeCents) };
  await tx.audit({ issueId, action: `premium_${settled.status}`, data, isBySystem: true });
  const fee = await tx.keep(feeCents);
  const notice = isPaid
    ? { userId: validatorId, ...premiumPaidNotice(fee, issue) }
    : { userId: payerId, ...premiumRefundNotice(fee, issue) };
  await saveNotices(tx, issueId, [notice]);
}
