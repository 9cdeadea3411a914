import type { Transaction } from '#api/database/transaction.ts';
import { isNonceFresh } from '#api/domain/verification/proofChecks.ts';
import { Refusal } from '#api/domain/refusal.ts';

type Work = { issueId: string; proposalId: string; userId: string };

/** Stores a nonce for the proof of a work. */
export async function insertNonce(tx: Transaction, id: string, work: Work): Promise<void> {
  await tx.query(
    `INSERT INTO proof_nonce (id, issue_id, proposal_id, user_id, issued_at)
     VALUES ($1, $2, $3, $4, $5)`,
    [id, work.issueId, work.proposalId, work.userId, tx.now],
  );
}

/** The newest nonce of a work that no proof has used and that was issued after a moment, or null. */
export async function findNonce(
  tx: Transaction,
  work: Work,
  issuedAfter: Date,
): Promise<{ id: string; issuedAt: Date } | null> {
  const [row] = await tx.query<{ id: string; issuedAt: Date }>(
    `SELECT n.id, n.issued_at AS "issuedAt" FROM proof_nonce n
     WHERE n.proposal_id = $1 AND n.user_id = $2 AND n.issued_at > $3
       AND NOT EXISTS (SELECT 1 FROM proof p WHERE p.nonce_id = n.id)
     ORDER BY n.issued_at DESC LIMIT 1`,
    [work.proposalId, work.userId, issuedAfter],
  );
  return row ?? null;
}

/**
 * Holds a nonce to be for this work and person, at most 14 days old and not used by another proof.
 * Throws Refusal `nonce_expired`.
 */
export async function ensureFreshNonce(tx: Transaction, id: string, work: Work): Promise<void> {
  const [row] = await tx.query<{ issuedAt: Date }>(
    `SELECT issued_at AS "issuedAt" FROM proof_nonce
     WHERE id = $1 AND proposal_id = $2 AND user_id = $3
       AND NOT EXISTS (SELECT 1 FROM proof WHERE nonce_id = $1)`,
    [id, work.proposalId, work.userId],
  );
  if (!row || !isNonceFresh(row.issuedAt, tx.now)) throw new Refusal('nonce_expired');
}
