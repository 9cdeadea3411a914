import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { deskNotice, juryClosedNotice } from './juryNotices.rules.ts';
import { juryOutcome, seatJury, type JuryOutcome } from './jurySeats.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { loadIssue, loadParticipants, saveCase } from '#api/issues/issues.sql.ts';
import { findOpenJury, saveJuryOutcome, type OpenJury } from './juries.sql.ts';
import { findCaseAmbassadors } from '#api/case/funding/selections.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { ProofRow } from '#api/case/proof/proofs.entities.ts';
import { findOpenProof } from '#api/case/proof/proofs.sql.ts';
import { JURY_MAJORITY } from '#schema/limits.ts';
import { acceptProof, isPayable } from '#api/case/proof/acceptProof.ts';
import { offerSeats } from './offerSeats.ts';
import { rejectProof } from '#api/case/proof/rejectProof.ts';

type Closing = { issue: IssueRow; proof: ProofRow; jury: OpenJury; outcome: JuryOutcome };

/**
 * Maintains the jury of an issue: replaces those who did not answer, and closes it when three agree or its
 * time is over; without a decision ambassadors take over. Safe to repeat; runs after each answer and verdict,
 * and when a deadline passes.
 */
export async function reviewJury(tx: Transaction, issueId: string): Promise<void> {
  const issue = await loadIssue(tx, issueId);
  if (issue.verification !== 'jury') return;
  const proof = await findOpenProof(tx, issueId);
  const jury = proof && (await findOpenJury(tx, proof.id));
  if (!proof || !jury) return;

  const { order, seats, verdicts, endsAt } = jury;
  const outcome = juryOutcome(seats, verdicts, endsAt, tx.now);

  if (outcome !== null) return close(tx, { issue, proof, jury, outcome });
  const { proofId, pseudonymOf } = jury;
  const after = seatJury(order, seats, endsAt, tx.now);
  await offerSeats(tx, issue, { proofId, before: seats, after, pseudonymOf });
}

async function close(tx: Transaction, closing: Closing): Promise<void> {
  const { issue, proof, jury, outcome } = closing;
  // A frozen escrow pays nothing out: the decision is carried out when the freeze ends.
  if (outcome === 'accepted' && issue.isFrozen) return;
  await saveJuryOutcome(tx, proof.id, outcome);
  const choices = [...jury.verdicts].map(([userId, choice]) => ({
    jurorId: jury.pseudonymOf.get(userId),
    choice,
  }));
  const data = { proofId: proof.id, isAppeal: jury.isAppeal, outcome, verdicts: choices };
  await tx.audit({ issueId: issue.id, action: 'jury_closed', data, isBySystem: true });
  const people = await loadParticipants(tx, issue.id);
  const told = [...people, ...jury.seats.map(({ jurorId }) => jurorId)];
  await saveNotices(tx, issue.id, noticesFor(told, '', juryClosedNotice(outcome, issue)));
  await carryOut(tx, closing);
}

async function carryOut(tx: Transaction, { issue, proof, jury, outcome }: Closing): Promise<void> {
  if (outcome === 'rejected') {
    return rejectProof(tx, issue, proof, { by: 'jury', isAppeal: jury.isAppeal });
  }
  // If a bank took pledges back, ambassadors decide what can still be done.
  if (outcome === 'accepted' && (await isPayable(tx, issue, proof))) {
    const reason = `At least ${JURY_MAJORITY} of the jury approved the work.`;
    return acceptProof(tx, issue, proof, { kind: 'verdict', reason });
  }
  const next = moveCase(issue, 'jury_failed');
  await saveCase(tx, issue.id, { ...next, selectedProposalId: proof.proposalId });
  const ambassadors = [...((await findCaseAmbassadors(tx, issue)) ?? [])];
  await saveNotices(tx, issue.id, noticesFor(ambassadors, '', deskNotice(issue)));
}
