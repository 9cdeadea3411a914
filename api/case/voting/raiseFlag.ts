import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { flagNotice } from '#api/case/proof/caseNotices.rules.ts';
import { raiseFlag as raise } from './flags.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { lacksContact } from '#api/people/contactPolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { flaggerOf, mayRaiseFlag } from './judgingPolicy.rules.ts';
import { countDismissed, findFlags, insertFlag } from './flags.sql.ts';
import { loadIssue, participantsOf } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { findChoosingDonors } from '#api/case/funding/selections.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { DISMISSED_FLAGS_DAYS } from '#schema/limits.ts';
import { escalateFlags } from './escalateFlags.ts';
import { holdRelease } from './holdRelease.ts';

/**
 * Objects to a proof: from this transaction on the release is on hold, and where the one pause
 * after the vote is used up, the case goes to the jury at once. Returns the flag's id.
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

  const actor = signedIn(tx.actor);
  const { id, username } = actor;
  const on = { ...issue, creatorId: issue.reporterId, donorIds, solverId, flags, outcome };
  permit(mayRaiseFlag(actor, on) ?? lacksContact(actor, 'object'));

  const since = daysAfter(tx.now, -DISMISSED_FLAGS_DAYS);
  const dismissedLately = await countDismissed(tx, id, since);
  const flag = raise({ ...flaggerOf(actor), dismissedLately }, on, justification, tx.now);

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
  const people = await participantsOf(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, id, flagNotice(username, issue)));
  if (issue.verification === 'waiting_release') await escalateFlags(tx, issueId);
  return flagId;
}
