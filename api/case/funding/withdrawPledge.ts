import type { Transaction } from '#api/database/transaction.ts';
import { permit, Refusal } from '#api/platform/refusal.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayWithdrawPledge } from './stakePolicy.rules.ts';
import { findStandingPledges, loadPledge } from './pledges.sql.ts';
import { givePledgeBack } from './givePledgeBack.ts';
import { lockSettledIssue } from './lockSettledIssue.ts';
import { reviewSelection } from './reviewSelection.ts';

/** Gives a donor's pledge back on their wish, to the cent, until a proposal is chosen. */
export async function withdrawPledge(tx: Transaction, pledgeId: string): Promise<void> {
  const { issueId } = await loadPledge(tx, pledgeId);
  const issue = await lockSettledIssue(tx, issueId);
  const pledges = await findStandingPledges(tx, issueId);
  const pledge = pledges.find(({ id }) => id === pledgeId);
  if (!pledge) throw new Refusal('pledge_not_found');

  permit(mayWithdrawPledge(signedIn(tx.actor), issue, pledge));

  await reviewSelection(tx, await givePledgeBack(tx, issue, { pledge, pledges, how: 'withdrawn' }));
}
