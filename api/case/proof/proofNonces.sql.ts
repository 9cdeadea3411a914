import { MoreThan } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { isNonceFresh } from './proofChecks.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { proofNonceEntity, type ProofNonceRow } from './proofs.entities.ts';

type Work = Pick<ProofNonceRow, 'proposalId' | 'userId'>;

/** SQL: no proof has used the nonce n. */
const IS_UNUSED = 'not exists (select 1 from proof p where p.nonce_id = n.id)';

/** Adds a nonce for the proof of a work. */
export async function insertNonce(tx: Transaction, nonce: ProofNonceRow): Promise<void> {
  await tx.manager.getRepository(proofNonceEntity).insert(nonce);
}

const unusedNonces = (tx: Transaction, { proposalId, userId }: Work) =>
  tx.manager
    .getRepository(proofNonceEntity)
    .createQueryBuilder('n')
    .where({ proposalId, userId })
    .andWhere(IS_UNUSED);

/** The newest nonce of a work that no proof has used and that was issued after a moment, or null. */
export function findNonce(
  tx: Transaction,
  work: Work,
  issuedAfter: Date,
): Promise<ProofNonceRow | null> {
  return unusedNonces(tx, work)
    .andWhere({ issuedAt: MoreThan(issuedAfter) })
    .orderBy('n.issuedAt', 'DESC')
    .limit(1)
    .getOne();
}

/**
 * Holds a nonce to be for this work and person, at most 14 days old and not used by another proof.
 */
export async function ensureFreshNonce(tx: Transaction, id: string, work: Work): Promise<void> {
  const nonce = await unusedNonces(tx, work).andWhere({ id }).getOne();
  if (!nonce || !isNonceFresh(nonce.issuedAt, tx.now)) throw new Refusal('nonce_expired');
}
