import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { unopposedNotice } from '#api/case/proof/caseNotices.rules.ts';
import { hasOpenFlag } from './flags.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import {
  decideVote,
  nextReview,
  countBallots,
  type BallotBox,
  type TallyOutcome,
} from './tally.rules.ts';
import { insertClosing, loadBallotBox, saveVoteReview } from './ballots.sql.ts';
import { loadLargeEscrow } from '#api/case/funding/selections.sql.ts';
import { findDigests } from '#api/people/users.sql.ts';
import { findFlags } from './flags.sql.ts';
import { loadIssue, loadParticipants, saveCase } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { ProofRow } from '#api/case/proof/proofs.entities.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { endClock } from '#api/case/proof/releaseClocks.sql.ts';
import { acceptProof, isPayable } from '#api/case/proof/acceptProof.ts';
import { callJury } from '#api/case/jury/callJury.ts';
import { rejectProof } from '#api/case/proof/rejectProof.ts';

const ACCEPTANCE = 'Accepted by the creator and the donors.';

/**
 * Checks whether the vote on a proof is decided: after each ballot, when an objection is settled and at the
 * end of the window. An acceptance waits while the escrow is frozen; if a chargeback has left too little in
 * it, others can pledge until the window ends, and then a jury takes over. Safe to repeat; returns whether it
 * acted. `of`: the id of an issue, or its locked, current row; `known`: what else the caller has already
 * loaded.
 */
export async function reviewVote(
  tx: Transaction,
  of: string | IssueRow,
  known?: { proof: ProofRow; box: BallotBox },
): Promise<boolean> {
  const issue = typeof of === 'string' ? await loadIssue(tx, of) : of;
  const issueId = issue.id;
  if (issue.verification !== 'voting') return false;
  const proof = known?.proof ?? (await findOpenProof(tx, issueId));
  if (!proof) return false;
  const box = known?.box ?? (await loadBallotBox(tx, proof.id));
  const circumstances = {
    hasOpenFlag: hasOpenFlag(await findFlags(tx, proof.id)),
    escrowCents: issue.fundingCents,
    largeEscrowCents: await loadLargeEscrow(tx, proof.proposalId),
    isEscrowShort: !issue.isFrozen && !(await isPayable(tx, issue, proof)),
  };

  const outcome = decideVote(box, circumstances, proof, tx.now);
  if (outcome === null) {
    const reviewAt = nextReview(box, circumstances, proof, tx.now);
    if (reviewAt !== null) await saveVoteReview(tx, issueId, reviewAt);
    return false;
  }
  if (outcome === 'accepted' && issue.isFrozen) return false;

  const tally = countBallots(box);
  const { hasOpenFlag: isFlagged } = circumstances;
  await insertClosing(tx, { ...tally, proofId: proof.id, outcome, hasOpenFlag: isFlagged });
  const data = {
    proofId: proof.id,
    outcome,
    totalWeight: String(tally.totalWeight),
    approveWeight: String(tally.approveWeight),
    rejectWeight: String(tally.rejectWeight),
    approveCents: String(tally.approveCents),
    rejectCents: String(tally.rejectCents),
    escrowCents: String(issue.fundingCents),
    hasOpenFlag: isFlagged,
    frozenVoters: await findDigests(tx, [...box.frozenIds]),
  };
  await tx.audit({ issueId, action: 'vote_closed', data, isBySystem: true });
  await carryOut(tx, { issue, proof }, outcome);
  return true;
}

/** Reviews the vote once a day has passed since the proof. */
export async function reviewVoteAfterDay(tx: Transaction, issueId: string): Promise<void> {
  await saveVoteReview(tx, issueId, null);
  await reviewVote(tx, issueId);
}

async function carryOut(
  tx: Transaction,
  { issue, proof }: { issue: IssueRow; proof: ProofRow },
  outcome: TallyOutcome,
): Promise<void> {
  if (outcome === 'accepted') {
    return acceptProof(tx, issue, proof, { kind: 'acceptance', reason: ACCEPTANCE });
  }
  if (outcome === 'rejected') return rejectProof(tx, issue, proof, { by: 'vote', isAppeal: false });
  if (outcome === 'jury') {
    await endClock(tx, proof.id);
    return callJury(tx, issue, proof, { isAppeal: false });
  }
  const next = moveCase(issue, 'vote_unopposed');
  await saveCase(tx, issue.id, { ...next, selectedProposalId: proof.proposalId });
  const people = await loadParticipants(tx, issue.id);
  await saveNotices(tx, issue.id, noticesFor(people, '', unopposedNotice(issue)));
}
