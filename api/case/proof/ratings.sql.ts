import type { Transaction } from '#api/database/transaction.ts';
import { ratingEntity, type RatingRow } from './proofs.entities.ts';

/** Whether a person may still rate, and whom. */
export type RatingStand = { solverId: string | null; hasPaid: boolean; hasRated: boolean };

/** Who was paid for an issue, and whether the person paid for it and has rated. */
export async function findRatingStand(
  tx: Transaction,
  issueId: string,
  userId: string,
): Promise<RatingStand> {
  const [row] = await tx.query<RatingStand>(
    `select (select solver_id from payout where issue_id = $1) as "solverId",
       exists (select 1 from pledge where issue_id = $1 and user_id = $2 and status = 'spent')
         as "hasPaid",
       exists (select 1 from rating where issue_id = $1 and user_id = $2) as "hasRated"`,
    [issueId, userId],
  );
  return row ?? { solverId: null, hasPaid: false, hasRated: false };
}

export async function insertRating(
  tx: Transaction,
  rating: Omit<RatingRow, 'createdAt'>,
): Promise<void> {
  await tx.manager.getRepository(ratingEntity).insert({ ...rating, createdAt: tx.now });
}
