import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter, hasPassed } from '#api/platform/instant.rules.ts';
import { flagNotice, flagSettledNotice } from '#api/case/proof/caseNotices.rules.ts';
import { raiseFlag as raise, settleFlag as settle, flagsEscalateAt } from './flags.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';
import { toFlagger, mayRaiseFlag, maySettleFlag } from './judgingPolicy.rules.ts';
import { countDismissed, findFlags, insertFlag, loadFlag, saveSettled } from './flags.sql.ts';
import { loadIssue, loadParticipants } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findCaseAmbassadors, findChoosingDonors } from '#api/case/funding/selections.sql.ts';
import { loadProof, findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { DISMISSED_FLAGS_DAYS } from '#schema/limits.ts';
import { holdRelease } from './holdRelease.ts';
import { saveTrust } from '#api/people/trust.sql.ts';
import { ensureNothingShared } from '#api/people/accountTraces.sql.ts';
import { partyIds } from '#api/issues/parties.rules.ts';
import { findParties } from '#api/issues/parties.sql.ts';
import { reviewVote } from './reviewVote.ts';
import { endClock } from '#api/case/proof/releaseClocks.sql.ts';
import { callJury } from '#api/case/jury/callJury.ts';

/**
 * Objects to a proof: from this transaction on the release is paused, and if the one pause after the vote is
 * used up, the case goes to the jury at once. Returns the objection's id.
 */
export async function raiseFlag(
  tx: Transaction,
  { proofId, justification }: { proofId: string; justification: string },
): Promise<string> {
  const { issueId } = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, issueId);
  const { solverId, outcome, proposalId } = await loadProof(tx, proofId);
  const flags = await findFlags(tx, proofId);
  const donorIds = await findChoosingDonors(tx, proposalId);
  const ambassadorIds = await findCaseAmbassadors(tx, issue);

  const actor = signedIn(tx.actor);
  const { id, username } = actor;
  const people = { creatorId: issue.reporterId, donorIds, ambassadorIds, solverId };
  const on = { ...issue, ...people, flags, outcome };
  permit(mayRaiseFlag(actor, on) ?? lacksContact(actor, 'object'));

  const since = daysAfter(tx.now, -DISMISSED_FLAGS_DAYS);
  const dismissedLately = await countDismissed(tx, id, since);
  const flag = raise({ ...toFlagger(actor, on), dismissedLately }, on, justification, tx.now);

  const flagId = tx.randomUuid();
  await insertFlag(tx, { ...flag, id: flagId, proofId, issueId });
  const data = {
    flagId,
    proofId,
    justification: new PrivateValue(flag.justification),
    ...(flag.needsCosigner && { needsCosigner: true }),
  };
  await tx.audit({ issueId, action: 'flag_raised', data });
  await holdRelease(tx, issue);
  const told = await loadParticipants(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(told, id, flagNotice(username, issue)));
  if (issue.verification === 'waiting_release') await escalateFlags(tx, issueId);
  return flagId;
}

/**
 * Withdraws one's own objection, or dismisses another's as an ambassador without a stake; the countdown
 * continues with its remaining time.
 */
export async function settleFlag(tx: Transaction, flagId: string): Promise<void> {
  const { issueId } = await loadFlag(tx, flagId);
  const issue = await loadIssue(tx, issueId);
  const flag = await loadFlag(tx, flagId);

  const parties = await findParties(tx, issueId);

  const actor = signedIn(tx.actor);
  const on = { ...issue, parties, ambassadorIds: await findCaseAmbassadors(tx, issue) };
  permit(maySettleFlag(actor, on, flag));
  if (flag.byId !== actor.id) await ensureNothingShared(tx, actor.id, partyIds(parties));

  const { id } = actor;
  const settled = { ...flag, ...settle(flag, toFlagger(actor, on), parties, tx.now) };

  await saveSettled(tx, settled, id);
  const data = { flagId, proofId: flag.proofId, how: settled.settled };
  await tx.audit({ issueId, action: 'flag_settled', data });
  if (settled.settled === 'dismissed') {
    const event = { userId: flag.byId, event: 'flag_dismissed', issueId, proofId: null } as const;
    await saveTrust(tx, [event]);
  }
  await holdRelease(tx, issue, settled.settled ?? 'withdrawn');
  const people = await loadParticipants(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, id, flagSettledNotice(issue)));
  await reviewVote(tx, issue);
}

/**
 * Sends a proof to the jury if an objection raised after the vote was not settled within a day. Safe to
 * repeat; returns whether it acted.
 */
export async function escalateFlags(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await loadIssue(tx, issueId);
  const proof = issue.verification === 'waiting_release' ? await findOpenProof(tx, issueId) : null;
  if (!proof) return false;
  const dueAt = flagsEscalateAt(await findFlags(tx, proof.id), proof.windowEndsAt);
  if (dueAt === null || !hasPassed(dueAt, tx.now)) return false;
  await endClock(tx, proof.id);
  await callJury(tx, issue, proof, { isAppeal: false });
  return true;
}
