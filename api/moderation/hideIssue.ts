import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { hiddenNotice } from '#api/notices/moderationNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { permit, Refusal, signedIn } from '#api/platform/access.rules.ts';
import { mayHide } from './moderationPolicy.rules.ts';
import { loadAnyIssue, loadParticipants, saveHidden } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { partyIds } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { startHold, stopHold } from '#api/case/voting/holdCase.ts';
import { holdRelease } from '#api/case/voting/holdRelease.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { interruptSelection, reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { reviewVote } from '#api/case/voting/reviewVote.ts';

/**
 * Hides an issue or shows it again. While it is hidden no command and no due work finds it, so its money
 * stands still; once a solver is chosen, only for as long as the rules allow. When it is shown again, earlier
 * decisions are carried out, deadlines are extended by the hidden time, and an announced selection restarts
 * its notice period.
 */
export async function hideIssue(
  tx: Transaction,
  input: { issueId: string; isHidden: boolean; reason: string },
): Promise<void> {
  const { issueId, isHidden, reason } = input;
  const issue = await loadAnyIssue(tx, issueId);
  if (issue.deletedAt) throw new Refusal('issue_not_found');
  const on = { parties: await findParties(tx, issueId), isHidden: issue.isHidden };

  const moderator = signedIn(tx.actor);
  permit(mayHide(moderator, on, isHidden));
  await ensureNothingShared(tx, moderator.id, partyIds(on.parties));

  const runsHidden = isHidden && !(await startHold(tx, issue, 'hidden'));
  const moved = isHidden ? {} : await stopHold(tx, issue, 'hidden');
  await saveHidden(tx, issueId, { isHidden, runsHidden });
  if (isHidden) await interruptSelection(tx, issue);
  const isHeld = issue.isFrozen || (isHidden && !runsHidden);
  await holdRelease(tx, { id: issueId, isFrozen: isHeld });
  const action = isHidden ? 'issue_hidden' : 'issue_shown';
  await tx.audit({ issueId, action, data: { ...moved, reason: new PrivateValue(reason) } });
  const people = await loadParticipants(tx, issueId);
  const notice = hiddenNotice(isHidden, reason, issue);
  await saveNotices(tx, issueId, noticesFor(people, moderator.id, notice));
  if (isHidden || issue.status === 'completed') return;
  const shown = { ...issue, isHidden, runsHidden };
  await reviewSelection(tx, shown);
  await reviewVote(tx, shown);
  await reviewJury(tx, issueId);
}
