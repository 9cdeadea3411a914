import { FROZEN_BEFORE } from '#api/case/proof/electorate.sql.ts';
import { readRows } from '#api/database/readRows.ts';
import type { Transaction } from '#api/database/transaction.ts';
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

/** A later freeze takes no say away: power over accounts must not be power over cases. */
const IS_FROZEN = `exists (select from proof f join selection s on s.proposal_id = f.proposal_id
  where f.id = v.proof_id and ${FROZEN_BEFORE})`;

/**
 * Whether the ballot and weight of a voter `v`, person `u`, count for nothing: the account was frozen
 * or erased before the choice, or a bank has taken back every pledge that gave a donor the say.
 */
export const COUNTS_FOR_NOTHING = `(${IS_FROZEN} or v.role <> 'creator' and not exists (
  select 1 from proof f join selection_weight w on w.proposal_id = f.proposal_id
  join pledge c on c.id = w.pledge_id
  where f.id = v.proof_id and w.user_id = v.user_id and c.status <> 'charged_back'))`;

type VoterRow = ProofVoterRow & {
  choice: ProofChoice | null;
  isFrozen: boolean;
  isUncounted: boolean;
};

/** The vote on a proof as it stands. A donor whose money a bank took back has no say any more. */
export async function loadBallotBox(tx: Transaction, proofId: string): Promise<BallotBox> {
  const rows = await readRows<VoterRow>(
    tx,
    proofVoterEntity,
    `select v.*, b.choice, ${IS_FROZEN} as "isFrozen", ${COUNTS_FOR_NOTHING} as "isUncounted"
     from proof_voter v join app_user u on u.id = v.user_id
     left join ballot b on b.proof_id = v.proof_id and b.user_id = v.user_id
     where v.proof_id = $1`,
    [proofId],
  );
  return {
    voters: rows.filter(({ isFrozen, isUncounted }) => isFrozen || !isUncounted),
    ballots: new Map(
      rows.flatMap(({ userId, choice }) => (choice === null ? [] : [[userId, choice] as const])),
    ),
    frozenIds: new Set(rows.filter(({ isUncounted }) => isUncounted).map(({ userId }) => userId)),
  };
}

/** Adds a ballot, for good. */
export async function insertBallot(
  tx: Transaction,
  ballot: Omit<BallotRow, 'createdAt'>,
): Promise<void> {
  await tx.manager.getRepository(ballotEntity).insert({ ...ballot, createdAt: tx.now });
}

/** Has the vote on a proof looked at again at a moment of its own; null: not any more. */
export async function saveVoteReview(
  tx: Transaction,
  issueId: string,
  dueAt: Date | null,
): Promise<void> {
  const repository = tx.manager.getRepository(voteReviewEntity);
  if (dueAt === null) await repository.delete({ issueId });
  else await repository.upsert({ issueId, dueAt }, ['issueId']);
}

/** Adds the figures with which a vote closed. */
export async function insertClosing(
  tx: Transaction,
  closing: Omit<VoteClosingRow, 'closedAt'>,
): Promise<void> {
  await tx.manager.getRepository(voteClosingEntity).insert({ ...closing, closedAt: tx.now });
}
