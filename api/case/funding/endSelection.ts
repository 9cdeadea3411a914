import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { endChoice } from '#api/platform/issueLifecycle.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { expiryAfterSelection } from './pledgeExpiry.rules.ts';
import { selectionEndedNotice } from './selectionNotices.rules.ts';
import { participantsOf, saveCase } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { saveExpiry, findStandingPledges } from './pledges.sql.ts';
import { closeSelection } from './selections.sql.ts';
import { reviewSelection } from './reviewSelection.ts';

/**
 * Ends the work of a chosen solver without a result: the issue is funded again (or reported, when
 * banks took all of it back), the other proposals stand for election, every pledge stays and gets
 * time for its notices. The issue is locked.
 */
export async function endSelection(
  tx: Transaction,
  issue: IssueRow,
  ended: { proposalId: string; how: 'withdrawn' | 'expired' | 'rejected'; isBySystem: boolean },
): Promise<void> {
  const { proposalId, how, isBySystem } = ended;
  const issueId = issue.id;
  const next = endChoice(issue, issue.fundingCents);
  const pledges = await findStandingPledges(tx, issueId);
  const people = await participantsOf(tx, issueId);

  await closeSelection(tx, { issueId, proposalId }, how);
  await saveCase(tx, issueId, { ...next, selectedProposalId: null });
  for (const pledge of pledges) {
    const moved = expiryAfterSelection(pledge, tx.now);
    if (moved !== pledge) await saveExpiry(tx, pledge.id, moved);
  }
  const action = `proposal_${how}` as const;
  await tx.audit({ issueId, action, data: { proposalId }, isBySystem });
  const by = isBySystem ? '' : (tx.actor?.id ?? '');
  await saveNotices(tx, issueId, noticesFor(people, by, selectionEndedNotice(how, issue)));
  await reviewSelection(tx, { ...issue, ...next });
}
