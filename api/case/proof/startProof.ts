import type { Transaction } from '#api/database/transaction.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { signedIn, permit } from '#api/platform/access.rules.ts';
import { maySubmitProof } from './casePolicy.rules.ts';
import { loadIssue } from '#api/issues/issues.sql.ts';
import { findNonce, insertNonce } from './proofNonces.sql.ts';
import { findOpenProof } from './proofs.sql.ts';
import { findRemedy } from './rejections.sql.ts';
import { findSelection } from '#api/case/funding/selections.sql.ts';
import { PROOF_NONCE_DAYS } from '#schema/limits.ts';

type Started = { nonce: string; issuedAt: string; expiresAt: string };

/** Reused for a day, so that reopening the page does not put another one on record. */
const REUSED_DAYS = 1;

const answer = (nonce: string, issuedAt: Date): Started => ({
  nonce,
  issuedAt: issuedAt.toISOString(),
  expiresAt: daysAfter(issuedAt, PROOF_NONCE_DAYS).toISOString(),
});

/** Gives the chosen solver a nonce for a proof, valid for 14 days. */
export async function startProof(tx: Transaction, issueId: string): Promise<Started> {
  const issue = await loadIssue(tx, issueId);
  const work = await findSelection(tx, issueId);
  const earlier = await findOpenProof(tx, issueId);
  const remedy = earlier && (await findRemedy(tx, earlier.id));

  const solver = signedIn(tx.actor);
  permit(maySubmitProof(solver, { ...issue, work, remedy }, tx.now));

  const proposalId = work?.proposalId ?? '';
  const own = { issueId, proposalId, userId: solver.id };
  const known = await findNonce(tx, own, daysAfter(tx.now, -REUSED_DAYS));
  if (known) return answer(known.id, known.issuedAt);
  const nonce = tx.randomUuid();
  await insertNonce(tx, { ...own, id: nonce, issuedAt: tx.now });
  await tx.audit({ issueId, action: 'proof_started', data: { proposalId } });
  return answer(nonce, tx.now);
}
