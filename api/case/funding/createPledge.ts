import type { Transaction } from '#api/database/transaction.ts';
import { noticesFor, pledgeNotice } from '#api/notices/notices.rules.ts';
import { decidePledge } from '#api/money/pledging.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { mayPledge } from '#api/issues/issuePolicy.rules.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { bookPledge, hasPledged } from './pledges.sql.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';
import { reviewSelection } from './reviewSelection.ts';

/** `id`: of a pledge that was first paid for elsewhere; absent: a new one. */
type PledgeInput = { issueId: string; amountCents: bigint; id?: string };

/**
 * Puts money into the escrow of an issue: pledge, books, counters and audit entry, all or nothing. `review`
 * checks whether a proposal has won by it. Returns the pledge's id.
 */
export async function createPledge(
  tx: Transaction,
  input: PledgeInput,
  review = reviewSelection,
): Promise<string> {
  const { issueId, amountCents } = input;
  const issue = await lockSettledIssue(tx, issueId);

  const donor = signedIn(tx.actor);
  permit(mayPledge(donor, issue));

  const isFirstOfDonor = !(await hasPledged(tx, issueId, donor.id));
  const decision = decidePledge(issue, { donorId: donor.id, amountCents, isFirstOfDonor });
  const pledgeNumber = issue.pledgeCount + 1;
  const notice = pledgeNotice(donor.username, await tx.toNoticeAmount(amountCents), issue);

  const id = input.id ?? tx.randomUuid();
  await bookPledge(tx, { id, issueId, donorId: donor.id, amountCents, pledgeNumber }, decision);
  const data = { pledgeNumber, amountCents: String(amountCents) };
  await tx.audit({ issueId, action: 'pledge_made', data });
  await saveNotices(tx, issueId, noticesFor([issue.reporterId], donor.id, notice));
  await review(tx, { ...issue, ...decision, pledgeCount: pledgeNumber });
  return id;
}
