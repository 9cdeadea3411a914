import type { Transaction } from '#api/database/transaction.ts';
import type { IssueRow } from '#api/issues/issues.entities.ts';
import { rejectedNotice } from './caseNotices.rules.ts';
import { moveCase } from '#api/platform/issueLifecycle.rules.ts';
import { noticesFor } from '#api/notices/notices.rules.ts';
import { remedyAfter, hasRemedy } from './rejection.rules.ts';
import { loadParticipants, saveCase, loadIssue } from '#api/issues/issues.sql.ts';
import { saveNotices } from '#api/notices/notices.sql.ts';
import type { ProofRow } from './proofs.entities.ts';
import { saveOutcome, findOpenProof } from './proofs.sql.ts';
import { insertRejection, closeRejection, findRemedy } from './rejections.sql.ts';
import { endClock } from './releaseClocks.sql.ts';
import { endSelection } from '#api/case/funding/endSelection.ts';
import { finishProof, sealRejection } from './finishProof.ts';

/**
 * Rejects a proof: its solver gets a second one or an appeal if the rules allow, otherwise the proposal ends
 * and the money is available for another. The issue is locked.
 */
export async function rejectProof(
  tx: Transaction,
  issue: IssueRow,
  proof: ProofRow,
  { by, isAppeal }: { by: 'vote' | 'jury'; isAppeal: boolean },
): Promise<void> {
  const { proposalId } = proof;
  const issueId = issue.id;
  const remedy = remedyAfter({ proofNumber: proof.number, by, isAppeal }, tx.now);
  await insertRejection(tx, { proofId: proof.id, by, isAppeal }, remedy);
  const data = {
    proofId: proof.id,
    by,
    isAppeal,
    secondProofUntil: remedy?.secondProofUntil?.toISOString() ?? null,
    appealUntil: remedy?.appealUntil?.toISOString() ?? null,
  };
  await tx.audit({ issueId, action: 'proof_rejected', data, isBySystem: true });
  if (remedy === null) {
    await finishProof(tx, proof, { outcome: 'rejected', decidedBy: by, isWorkOver: true });
    await endSelection(tx, issue, { proposalId, how: 'rejected', isBySystem: true });
    return;
  }
  const next = moveCase(issue, 'proof_rejected');
  await saveOutcome(tx, proof.id, { outcome: 'rejected', decidedBy: by, isFinal: false });
  await endClock(tx, proof.id);
  await saveCase(tx, issueId, { ...next, selectedProposalId: proposalId });
  const left = {
    secondProof: remedy.secondProofUntil !== null,
    appeal: remedy.appealUntil !== null,
  };
  const people = await loadParticipants(tx, issueId);
  await saveNotices(tx, issueId, noticesFor(people, '', rejectedNotice(left, issue)));
}

/**
 * Ends a rejected proposal whose solver let the deadlines for a second proof and for an appeal pass. Safe to
 * repeat; returns whether it acted.
 */
export async function lapseRemedy(tx: Transaction, issueId: string): Promise<boolean> {
  const issue = await loadIssue(tx, issueId);
  const proof = issue.verification === 'rework' ? await findOpenProof(tx, issueId) : null;
  const remedy = proof && (await findRemedy(tx, proof.id));
  if (!proof || !remedy || hasRemedy(remedy, tx.now)) return false;
  const { proposalId } = proof;
  await closeRejection(tx, proof.id, 'lapsed');
  await sealRejection(tx, proof, { isWorkOver: true });
  await endSelection(tx, issue, { proposalId, how: 'rejected', isBySystem: true });
  return true;
}
