import type { Transaction } from '#api/database/transaction.ts';
import { hasRemedy } from './rejection.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { findOpenProof } from './proofs.sql.ts';
import { closeRejection, findRemedy } from './rejections.sql.ts';
import { endSelection } from '#api/case/funding/endSelection.ts';
import { sealRejection } from './finishProof.ts';

/**
 * Ends a rejected proposal whose solver has let the time for a second proof and for an appeal go by.
 * Safe to repeat; returns whether it acted.
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
