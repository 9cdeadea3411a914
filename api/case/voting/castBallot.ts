import { PrivateValue } from '#api/database/commitment.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { ballotNotice } from '#api/case/proof/caseNotices.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { castBallot as cast } from './tally.rules.ts';
import { lacksContact } from '#api/people/contact.rules.ts';
import { mayCastBallot } from './judgingPolicy.rules.ts';
import { insertBallot, loadBallotBox } from './ballots.sql.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import { loadProof } from '#api/case/proof/proofs.sql.ts';
import { reviewVote } from './reviewVote.ts';

/** Votes yes or no on a proof, once and finally; this may decide the vote. */
export async function castBallot(
  tx: Transaction,
  ballot: { proofId: string; choice: ProofChoice; reason: string },
): Promise<void> {
  const { proofId, choice, reason } = ballot;
  const { issueId } = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, issueId);
  const proof = await loadProof(tx, proofId);

  const box = await loadBallotBox(tx, proofId);

  const voter = signedIn(tx.actor);
  const on = { ...issue, proof, box };
  permit(mayCastBallot(voter, on, tx.now) ?? lacksContact(voter, 'vote'));

  const ballots = cast(box, { userId: voter.id, choice }, proof.windowEndsAt, tx.now);

  await insertBallot(tx, { proofId, userId: voter.id, choice, reason });
  const data = { proofId, choice, reason: reason === '' ? null : new PrivateValue(reason) };
  await tx.audit({ issueId, action: 'ballot_cast', data });
  const notice = ballotNotice(voter.username, choice, issue);
  await saveNotices(tx, issueId, noticesFor([proof.solverId], voter.id, notice));
  await reviewVote(tx, issue, { proof, box: { ...box, ballots } });
}
