import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { expiryNoticeDue, isExpired, recordExpiryNotice } from './pledgeExpiry.rules.ts';
import { expiredNotice, expiryNotice } from './selectionNotices.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveExpiry, findStandingPledges, type HeldPledge } from './pledges.sql.ts';
import { givePledgeBack } from './givePledgeBack.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';
import { reviewSelection } from './reviewSelection.ts';

/**
 * Tells donors 14 days and 1 day before, and gives back what no proposal has won in time. Nothing
 * goes back without the last notice on record. Safe to repeat; returns whether it acted.
 */
export async function returnOldPledges(tx: Transaction, issueId: string): Promise<boolean> {
  let issue = await lockSettledIssue(tx, issueId);
  if (issue.isFrozen) return false;
  let hasActed = false;
  let hasReturned = false;
  let pledges = await findStandingPledges(tx, issueId);
  for (const pledge of pledges) {
    if (isExpired(pledge, issue.status, tx.now)) {
      issue = await givePledgeBack(tx, issue, { pledge, pledges, how: 'refunded' });
      pledges = pledges.filter(({ id }) => id !== pledge.id);
      const { donorId: userId, amountCents } = pledge;
      await saveNotices(tx, issueId, [
        { userId, ...expiredNotice(await tx.keep(amountCents), issue) },
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
  const notice = expiryNotice(which, await tx.keep(amountCents), issue);
  await saveNotices(tx, issue.id, [{ userId: donorId, ...notice }]);
  return true;
}
