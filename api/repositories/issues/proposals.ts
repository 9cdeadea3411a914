import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { VoteDecision } from '#api/domain/selection/voteToggle.ts';
import type { ProposalStatus } from '#schema/issues/proposal.ts';
import type { VoteType } from '#schema/issues/vote.ts';

export type NewProposal = {
  id: string;
  issueId: string;
  solverId: string;
  title: string;
  description: string;
  compensationCents: bigint;
  estimatedDays: number;
};

/** Stores a proposal as pending. */
export async function insertProposal(tx: Transaction, proposal: NewProposal): Promise<void> {
  await tx.query(
    `INSERT INTO proposal (id, issue_id, solver_id, title, description, compensation_cents,
       estimated_days, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      proposal.id,
      proposal.issueId,
      proposal.solverId,
      proposal.title,
      proposal.description,
      String(proposal.compensationCents),
      proposal.estimatedDays,
      tx.now,
    ],
  );
}

/** The issue that a proposal is for. Throws Refusal `proposal_not_found`. */
export async function issueOfProposal(tx: Transaction, proposalId: string): Promise<string> {
  const [row] = await tx.query<{ issue_id: string }>(
    'SELECT issue_id FROM proposal WHERE id = $1',
    [proposalId],
  );
  if (!row) throw new Refusal('proposal_not_found');
  return row.issue_id;
}

export type VotedProposal = { id: string; solverId: string; currentVote: VoteType | null };

/** A proposal under a row lock with the vote that a person has on it. */
export async function lockProposal(
  tx: Transaction,
  proposalId: string,
  voterId: string,
): Promise<VotedProposal> {
  const [row] = await tx.query<{ solver_id: string; vote_type: VoteType | null }>(
    `SELECT p.solver_id,
       (SELECT v.vote_type FROM vote v WHERE v.proposal_id = p.id AND v.user_id = $2) AS vote_type
     FROM proposal p WHERE p.id = $1 FOR NO KEY UPDATE OF p`,
    [proposalId, voterId],
  );
  if (!row) throw new Refusal('proposal_not_found');
  return { id: proposalId, solverId: row.solver_id, currentVote: row.vote_type };
}

/** An offer under a row lock. Throws Refusal `proposal_not_found`. */
export async function lockOffer(
  tx: Transaction,
  proposalId: string,
): Promise<{ solverId: string; status: ProposalStatus }> {
  const [row] = await tx.query<{ solverId: string; status: ProposalStatus }>(
    'SELECT solver_id AS "solverId", status FROM proposal WHERE id = $1 FOR NO KEY UPDATE',
    [proposalId],
  );
  if (!row) throw new Refusal('proposal_not_found');
  return row;
}

/** Saves what became of an offer. */
export async function saveProposalStatus(
  tx: Transaction,
  proposalId: string,
  status: ProposalStatus,
): Promise<void> {
  await tx.query('UPDATE proposal SET status = $2 WHERE id = $1', [proposalId, status]);
}

export type VoteCounts = { upvotes: number; downvotes: number };

/** Saves where a vote ended up and answers the counts that follow. */
export async function saveVote(
  tx: Transaction,
  voter: { proposalId: string; userId: string },
  decision: VoteDecision,
): Promise<VoteCounts> {
  const { proposalId, userId } = voter;
  if (decision.vote === null) {
    await tx.query('DELETE FROM vote WHERE proposal_id = $1 AND user_id = $2', [
      proposalId,
      userId,
    ]);
  } else {
    await tx.query(
      `INSERT INTO vote (proposal_id, user_id, vote_type, created_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (proposal_id, user_id)
       DO UPDATE SET vote_type = excluded.vote_type, created_at = excluded.created_at`,
      [proposalId, userId, decision.vote, tx.now],
    );
  }
  await tx.query(
    `UPDATE proposal SET upvote_count = upvote_count + $2, downvote_count = downvote_count + $3
     WHERE id = $1`,
    [proposalId, decision.upvoteChange, decision.downvoteChange],
  );
  const [counts] = await tx.query<VoteCounts>(
    'SELECT upvote_count AS upvotes, downvote_count AS downvotes FROM proposal WHERE id = $1',
    [proposalId],
  );
  return counts ?? { upvotes: 0, downvotes: 0 };
}
