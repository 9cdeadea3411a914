import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayWithdrawPledge } from './stakePolicy.rules.ts';
import {
  findStandingPledges,
  loadPledge,
  saveExpiry,
  type HeldPledge,
  closePledges,
  insertLedgerTransaction,
} from './pledges.sql.ts';
import { lockReturningIssue } from './lockSettledIssue.ts';
import { reviewSelection } from './reviewSelection.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import {
  expiryNoticeDue,
  isExpired,
  recordExpiryNotice,
  decideReturn,
} from './pledgeExpiry.rules.ts';
import { expiredNotice, expiryNotice } from './selectionNotices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveFunding } from '#api/issues/issues.sql.ts';

/**
 * Refunds a donor's pledge at their request, to the cent, until a proposal is chosen: even from a hidden or
 * frozen issue.
 */
export async function withdrawPledge(tx: Transaction, pledgeId: string): Promise<void> {
  const { issueId } = await loadPledge(tx, pledgeId);
  const issue = await lockReturningIssue(tx, issueId);
  const pledges = await findStandingPledges(tx, issueId);
  const pledge = pledges.find(({ id }) => id === pledgeId);
  if (!pledge) throw new Refusal('pledge_not_found');

  permit(mayWithdrawPledge(signedIn(tx.actor), issue, pledge));

  await reviewSelection(tx, await givePledgeBack(tx, issue, { pledge, pledges, how: 'withdrawn' }));
}

/**
 * Notifies donors 14 days and 1 day before expiry, and refunds pledges for which no proposal won in time.
 * Nothing is refunded without the last notice on record. Safe to repeat; returns whether it acted.
 */
export async function returnOldPledges(tx: Transaction, issueId: string): Promise<boolean> {
  let issue = await lockReturningIssue(tx, issueId);
  let hasActed = false;
  let hasReturned = false;
  let pledges = await findStandingPledges(tx, issueId);
  for (const pledge of pledges) {
    if (isExpired(pledge, issue.status, tx.now)) {
      issue = await givePledgeBack(tx, issue, { pledge, pledges, how: 'refunded' });
      pledges = pledges.filter(({ id }) => id !== pledge.id);
      const { donorId: userId, amountCents } = pledge;
      await saveNotices(tx, issueId, [
        { userId, ...expiredNotice(await tx.toNoticeAmount(amountCents), issue) },
      ]);
      [hasActed, hasReturned] = [true, true];
    } else if (await giveNotice(tx, issue, pledge)) hasActed = true;
  }
  if (hasReturned) await reviewSelection(tx, issue);
  return hasActed;
}

async function giveNotice(tx: Transaction, issue: IssueRow, pledge: HeldPledge): Promise<boolean> {
  const { id, donorId, amountCents } = pledge;
  const which = expiryNoticeDue(pledge, issue.status, tx.now);
  if (which === null) return false;
  await saveExpiry(tx, id, recordExpiryNotice(pledge, which, tx.now));
  const data = { pledgeId: id, notice: which };
  await tx.audit({ issueId: issue.id, action: 'expiry_announced', data, isBySystem: true });
  const notice = expiryNotice(which, await tx.toNoticeAmount(amountCents), issue);
  await saveNotices(tx, issue.id, [{ userId: donorId, ...notice }]);
  return true;
}

type Return = {
  pledge: HeldPledge;
  /** All pledges in the issue's escrow, including this one. */
  pledges: readonly HeldPledge[];
  how: 'withdrawn' | 'refunded';
};

/**
 * Books one pledge back to its donor and lowers the counters; the issue is locked. Returns the issue as it is
 * afterwards.
 */
async function givePledgeBack<Issue extends IssueRow>(
  tx: Transaction,
  issue: Issue,
  { pledge, pledges, how }: Return,
): Promise<Issue> {
  const issueId = issue.id;
  const own = pledges.filter(({ donorId }) => donorId === pledge.donorId);
  const decision = decideReturn(issue, { ...pledge, isLastOfDonor: own.length === 1 });
  const isWish = how === 'withdrawn';
  const kind = isWish ? ('withdrawal' as const) : ('refund' as const);
  await insertLedgerTransaction(tx, { issueId, kind, pledgeId: pledge.id }, decision.postings);
  await closePledges(tx, [pledge], how);
  await saveFunding(tx, issueId, { ...decision, pledgeCount: issue.pledgeCount });
  await tx.audit({
    issueId,
    action: isWish ? 'pledge_withdrawn' : 'pledge_refunded',
    data: { pledgeId: pledge.id, amountCents: String(pledge.amountCents) },
    isBySystem: !isWish,
  });
  return { ...issue, ...decision };
}
