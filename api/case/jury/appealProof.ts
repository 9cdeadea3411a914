import type { Transaction } from '#api/database/transaction.ts';
import { signedIn } from '#api/platform/signedIn.rules.ts';
import { mayAppealProof } from '#api/case/proof/casePolicy.rules.ts';
import { permit } from '#api/platform/refusal.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { loadProof, saveOutcome } from '#api/case/proof/proofs.sql.ts';
import { closeRejection, findRemedy } from '#api/case/proof/rejections.sql.ts';
import { callJury } from './callJury.ts';

/** Takes a rejection by vote to the jury, whose word is the last. */
export async function appealProof(tx: Transaction, proofId: string): Promise<void> {
  const { issueId } = await loadProof(tx, proofId);
  const issue = await loadIssue(tx, issueId);
  const proof = await loadProof(tx, proofId);
  const remedy = await findRemedy(tx, proofId);

  permit(mayAppealProof(signedIn(tx.actor), { ...issue, proof: { ...proof, remedy } }, tx.now));

  await closeRejection(tx, proofId, 'appealed');
  await saveOutcome(tx, proofId, { outcome: null, decidedBy: null, isFinal: false });
  await tx.audit({ issueId, action: 'proof_appealed', data: { proofId } });
  await callJury(tx, issue, { ...proof, outcome: null }, { isAppeal: true });
}
