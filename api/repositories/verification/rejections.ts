import type { Transaction } from '#api/database/transaction.ts';
import type { Remedy } from '#api/domain/verification/rejection.ts';

export type NewRejection = {
  proofId: string;
  by: 'vote' | 'jury';
  isAppeal: boolean;
  /** Null: nothing is left to the solver. */
  remedy: Remedy | null;
};

/** Records a rejection with what it leaves to the solver. */
export async function insertRejection(tx: Transaction, rejected: NewRejection): Promise<void> {
  const { proofId, by, isAppeal, remedy } = rejected;
  await tx.query(
    `INSERT INTO rejection (proof_id, by_whom, is_appeal, rejected_at, second_proof_until,
       appeal_until, closed_at, closed_as)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      proofId,
      by,
      isAppeal,
      tx.now,
      remedy?.secondProofUntil ?? null,
      remedy?.appealUntil ?? null,
      remedy ? null : tx.now,
      remedy ? null : 'none_left',
    ],
  );
}

/** What the solver of a rejected proof may still do; null: nothing, or it is not rejected. */
export async function readRemedy(tx: Transaction, proofId: string): Promise<Remedy | null> {
  const [row] = await tx.query<Remedy>(
    `SELECT second_proof_until AS "secondProofUntil", appeal_until AS "appealUntil"
     FROM rejection WHERE proof_id = $1 AND closed_at IS NULL`,
    [proofId],
  );
  return row ?? null;
}

/** Records what the solver did about a rejection, or that the time for it is over. */
export async function closeRejection(
  tx: Transaction,
  proofId: string,
  how: 'second_proof' | 'appealed' | 'lapsed',
): Promise<void> {
  await tx.query(
    'UPDATE rejection SET closed_at = $2, closed_as = $3 WHERE proof_id = $1 AND closed_at IS NULL',
    [proofId, tx.now, how],
  );
}
