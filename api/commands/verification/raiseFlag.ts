import { textDigest } from '#api/database/textDigest.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { flagNotice } from '#api/domain/notices/caseNotices.ts';
import { raiseFlag as raise } from '#api/domain/verification/flags.ts';
import { noticesFor } from '#api/domain/notices/notices.ts';
import { signedIn } from '#api/domain/signedIn.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import { flaggerOf, mayRaiseFlag } from '#api/policies/judgingPolicy.ts';
import { insertFlag, findFlags } from '#api/repositories/verification/flags.ts';
import { loadIssue, participantsOf } from '#api/repositories/issues/issues.ts';
import { saveNotices } from '#api/repositories/accounts/notices.ts';
import { findStandingPledges } from '#api/repositories/money/pledges.ts';
import { loadProof } from '#api/repositories/verification/proofs.ts';
import { holdRelease } from './holdRelease.ts';

/**
 * Objects to a proof: from this transaction on the release is on hold. Answers the flag's id. Throws
 * Refusal `proof_not_found`, `issue_not_found`, `account_frozen`, `issue_closed`, `forbidden` (no
 * stakeholder) or `wrong_state`.
 */
export async function raiseFlag(
  tx: Transaction,
  { proofId, justification }: { proofId: string; justification: string },
): Promise<string> {
  const { issueId } = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, issueId);
  const { solverId, outcome } = await loadProof(tx, proofId);
  const flags = await findFlags(tx, proofId);
  const donorIds = new Set((await findStandingPledges(tx, issueId)).map(({ donorId }) => donorId));

  const actor = signedIn(tx.actor);
  const { id, username } = actor;
  const on = { ...issue, creatorId: issue.reporterId, donorIds, solverId, flags, outcome };
  permit(mayRaiseFlag(actor, on));

  const flag = raise(flaggerOf(actor), on, justification, tx.now);

  const flagId = tx.randomUuid();
  await insertFlag(tx, { ...flag, id: flagId, proofId, issueId });
  const data = { flagId, proofId, justification: textDigest(flag.justification) };
  await tx.audit({ issueId, action: 'flag_raised', data });
  await holdRelease(tx, issue);
  const people = await participantsOf(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, id, flagNotice(username, issue)));
  tx.publish({ topic: 'issue', id: issueId });
  return flagId;
}
