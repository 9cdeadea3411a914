import type { Transaction } from '#api/database/transaction.ts';
import { ratingEntity, type RatingRow } from '#api/entities/proofs.ts';

/** Whether and whom a person may still rate. */
export type RatingStand = { solverId: string | null; hasPaid: boolean; hasRated: boolean };

/** Who was paid for an issue, and how a person stands to that. */
export async function findRatingStand(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<RatingStand> {
  const [row] = await tx.query<RatingStand>(
    `SELECT (SELECT solver_id FROM payout WHERE issue_id = $1) AS "solverId",
       EXISTS (SELECT 1 FROM pledge WHERE issue_id = $1 AND user_id = $2 AND status = 'spent')
         AS "hasPaid",
       EXISTS (SELECT 1 FROM rating WHERE issue_id = $1 AND user_id = $2) AS "hasRated"`,
    [issueId, userId],
  );
  return row ?? { solverId: null, hasPaid: false, hasRated: false };
}

/** Adds a rating, for good. */
export async function insertRating(
  tx: Transaction,
  rating: Omit<RatingRow, 'createdAt'>,
): Promise<void> {
  await tx.manager.getRepository(ratingEntity).insert({ ...rating, createdAt: tx.now });
}
