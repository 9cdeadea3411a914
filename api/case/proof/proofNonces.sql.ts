import { MoreThan } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { isNonceFresh } from './proofChecks.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { proofNonceEntity, type ProofNonceRow } from './proofs.entities.ts';

type Work = Pick<ProofNonceRow, 'proposalId' | 'userId'>;

/** SQL: no proof has used the nonce n. */
const IS_UNUSED = 'not exists (select 1 from proof p where p.nonce_id = n.id)';

export async function insertNonce(tx: Transaction, nonce: ProofNonceRow): Promise<void> {
  await tx.manager.getRepository(proofNonceEntity).insert(nonce);
}

const unusedNonces = (tx: Transaction, { proposalId, userId }: Work) =>
  tx.manager
    .getRepository(proofNonceEntity)
    .createQueryBuilder('n')
    .where({ proposalId, userId })
    .andWhere(IS_UNUSED);

/** The newest nonce of a work that no proof has used and that was issued after `since`; null: none. */
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
 * Refuses unless the nonce belongs to this work and person, is at most 14 days old and was not used by
 * another proof.
 */
export async function ensureFreshNonce(tx: Transaction, id: string, work: Work): Promise<void> {
  const nonce = await unusedNonces(tx, work).andWhere({ id }).getOne();
  if (!nonce || !isNonceFresh(nonce.issuedAt, tx.now)) throw new Refusal('nonce_expired');
}
