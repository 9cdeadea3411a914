import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { freezeNotice } from '#api/case/jury/juryNotices.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn, permit, Refusal } from '#api/platform/access.rules.ts';
import { mayFreeze } from './ambassadorPolicy.rules.ts';
import { loadIssue, loadParticipants, saveFreeze } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { partyIds } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { insertFreeze } from './rulings.sql.ts';
import { startHold, stopHold } from '#api/case/voting/holdCase.ts';
import { holdRelease } from '#api/case/voting/holdRelease.ts';
import { reviewJury } from '#api/case/jury/reviewJury.ts';
import { findCaseAmbassadors } from '#api/case/funding/selections.sql.ts';
import { interruptSelection, reviewSelection } from '#api/case/funding/reviewSelection.ts';
import { reviewVote } from '#api/case/voting/reviewVote.ts';

/**
 * Freezes the money of an issue, for as long as the rules allow, or unfreezes it; then what was decided
 * meanwhile is carried out.
 */
export async function freezeEscrow(
  tx: Transaction,
  input: { issueId: string; isFrozen: boolean; reason: string },
): Promise<void> {
  const { issueId, isFrozen, reason } = input;
  const issue = await loadIssue(tx, issueId);
  const parties = await findParties(tx, issueId);

  const ambassador = signedIn(tx.actor);
  const ambassadorIds = await findCaseAmbassadors(tx, issue);
  permit(mayFreeze(ambassador, { ...issue, parties, ambassadorIds }));
  await ensureNothingShared(tx, ambassador.id, partyIds(parties));

  const next = moveCase(issue, isFrozen ? 'freeze' : 'unfreeze');

  await insertFreeze(tx, { issueId, byId: ambassador.id, isFrozen, reason });
  if (!isFrozen) await stopHold(tx, issue, 'frozen');
  else if (!(await startHold(tx, issue, 'frozen'))) throw new Refusal('hold_used_up');
  await saveFreeze(tx, issueId, next.isFrozen);
  if (isFrozen) await interruptSelection(tx, issue);
  await holdRelease(tx, { id: issueId, isFrozen: next.isFrozen });
  const action = isFrozen ? 'escrow_frozen' : 'escrow_unfrozen';
  await tx.audit({ issueId, action, data: { reason: new PrivateValue(reason) } });
  const people = await loadParticipants(tx, issueId);
  const notice = freezeNotice(isFrozen, reason, issue);
  await saveNotices(tx, issueId, noticesFor(people, ambassador.id, notice));
  if (isFrozen) return;
  const thawed = { ...issue, ...next };
  await reviewSelection(tx, thawed);
  await reviewVote(tx, thawed);
  await reviewJury(tx, issueId);
}
