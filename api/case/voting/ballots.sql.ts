import { FROZEN_BEFORE } from '#api/case/proof/electorate.sql.ts';
import { readRows, type Transaction } from '#api/database/transaction.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import type { BallotBox } from './tally.rules.ts';
import {
  ballotEntity,
  proofVoterEntity,
  voteClosingEntity,
  voteReviewEntity,
  type BallotRow,
  type ProofVoterRow,
  type VoteClosingRow,
} from '#api/case/proof/proofs.entities.ts';

/**
 * SQL: whether the ballot and weight of a voter `v`, person `u`, do not count: the account was frozen before
 * the choice, or has been erased. A later freeze takes no vote away, nor does a bank or the provider that
 * takes money back: power over accounts and payments must not be power over cases.
 */
export const COUNTS_FOR_NOTHING = `exists (select from proof f
  join selection s on s.proposal_id = f.proposal_id
  where f.id = v.proof_id and ${FROZEN_BEFORE})`;

type VoterRow = ProofVoterRow & { choice: ProofChoice | null; isFrozen: boolean };

/** The current vote on a proof. */
export async function loadBallotBox(tx: Transaction, proofId: string): Promise<BallotBox> {
  const voters = await readRows<VoterRow>(
    tx,
    proofVoterEntity,
    `select v.*, b.choice, ${COUNTS_FOR_NOTHING} as "isFrozen"
     from proof_voter v join app_user u on u.id = v.user_id
     left join ballot b on b.proof_id = v.proof_id and b.user_id = v.user_id
     where v.proof_id = $1`,
    [proofId],
  );
  return {
    voters,
    ballots: new Map(
      voters.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    frozenIds: new Set(voters.filter(({ isFrozen }) => isFrozen).map(({ userId }) => userId)),
  };
}

export async function insertBallot(
  tx: Transaction,
  ballot: Omit<BallotRow, 'createdAt'>,
): Promise<void> {
  await tx.manager.getRepository(ballotEntity).insert({ ...ballot, createdAt: tx.now });
}

/** Schedules a review of the vote on a proof; null: none any more. */
export async function saveVoteReview(
  tx: Transaction,
  issueId: string,
  dueAt: Date | null,
): Promise<void> {
  const repository = tx.manager.getRepository(voteReviewEntity);
  if (dueAt === null) await repository.delete({ issueId });
  else await repository.upsert({ issueId, dueAt }, ['issueId']);
}

export async function insertClosing(
  tx: Transaction,
  closing: Omit<VoteClosingRow, 'closedAt'>,
): Promise<void> {
  await tx.manager.getRepository(voteClosingEntity).insert({ ...closing, closedAt: tx.now });
}
