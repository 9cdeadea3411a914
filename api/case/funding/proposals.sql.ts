import { readRows, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { VoteDecision } from './voteToggle.rules.ts';
import { proposalEntity, voteEntity, type ProposalRow } from './proposals.entities.ts';
import type { ProposalStatus } from '#schema/case/proposal.ts';
import type { VoteType } from '#schema/case/vote.ts';

/** Adds a proposal as pending. */
export async function insertProposal(
  tx: Transaction,
  proposal: Omit<
    ProposalRow,
    'status' | 'upvoteCount' | 'downvoteCount' | 'createdAt' | 'hiddenAt'
  >,
): Promise<void> {
  const { id, issueId, solverId, title, description, solutionCriteria } = proposal;
  const { compensationCents, estimatedDays } = proposal;
  await tx.manager.getRepository(proposalEntity).insert({
    id,
    issueId,
    solverId,
    title,
    description,
    solutionCriteria,
    compensationCents,
    estimatedDays,
    createdAt: tx.now,
  });
}

/** The issue that a proposal is for. */
export async function loadProposalIssueId(tx: Transaction, proposalId: string): Promise<string> {
  const sql = 'select issue_id as "issueId" from proposal where id = $1';
  const [proposal] = await tx.query<Pick<ProposalRow, 'issueId'>>(sql, [proposalId]);
  if (!proposal) throw new Refusal('proposal_not_found');
  return proposal.issueId;
}

export type VotedProposal = ProposalRow & { currentVote: VoteType | null };

/** A proposal under a row lock with the vote that a person has on it. */
export async function loadVotedProposal(
  tx: Transaction,
  proposalId: string,
  voterId: string,
): Promise<VotedProposal> {
  const [proposal] = await readRows<VotedProposal>(
    tx,
    proposalEntity,
    `select p.*, (select v.vote_type from vote v
       where v.proposal_id = p.id and v.user_id = $2) as "currentVote"
     from proposal p where p.id = $1 for no key update of p`,
    [proposalId, voterId],
  );
  if (!proposal) throw new Refusal('proposal_not_found');
  return proposal;
}

/** A proposal under a row lock. */
export async function loadProposal(tx: Transaction, id: string): Promise<ProposalRow> {
  const proposal = await tx.manager
    .getRepository(proposalEntity)
    .findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!proposal) throw new Refusal('proposal_not_found');
  return proposal;
}

/** Saves the outcome of an offer. */
export async function saveProposalStatus(
  tx: Transaction,
  id: string,
  status: ProposalStatus,
): Promise<void> {
  await tx.manager.getRepository(proposalEntity).update({ id }, { status });
}

/** Saves the resulting vote on the loaded proposal and returns the new counts. */
export async function saveVote(
  tx: Transaction,
  proposal: Pick<ProposalRow, 'id' | 'upvoteCount' | 'downvoteCount'>,
  userId: string,
  decision: VoteDecision,
): Promise<{ upvotes: number; downvotes: number }> {
  const vote = { proposalId: proposal.id, userId };
  const votes = tx.manager.getRepository(voteEntity);
  if (decision.vote === null) await votes.delete(vote);
  else {
    const cast = { ...vote, voteType: decision.vote, createdAt: tx.now };
    await votes.upsert(cast, ['proposalId', 'userId']);
  }
  const upvotes = proposal.upvoteCount + decision.upvoteChange;
  const downvotes = proposal.downvoteCount + decision.downvoteChange;
  const counts = { upvoteCount: upvotes, downvoteCount: downvotes };
  await tx.manager.getRepository(proposalEntity).update({ id: proposal.id }, counts);
  return { upvotes, downvotes };
}
