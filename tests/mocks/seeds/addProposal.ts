import { formatCents } from '#schema/money.ts';
import { proposalTitleOf, type ProposalStatus } from '#schema/proposal.ts';
import type { IssueRow, MockState, UserRow } from '../mockState.ts';
import { seedId } from './seedId.ts';

/** Puts a proposal into a seed; everyone in `supporters` votes for it. */
export function addProposal(
  state: MockState,
  issue: IssueRow,
  offer: { solver: UserRow; description: string; cents: bigint; days: number },
  { status, supporters }: { status: ProposalStatus; supporters: readonly UserRow[] },
): void {
  const id = seedId('proposal', state.proposals.size + 1);
  state.proposals.set(id, {
    id,
    issueId: issue.id,
    title: proposalTitleOf(offer.description),
    description: offer.description,
    solverId: offer.solver.id,
    solverName: offer.solver.username,
    budget: formatCents(offer.cents),
    days: offer.days,
    status,
    createdAt: issue.createdAt,
  });
  issue.proposalCount += 1;
  if (status === 'selected' || status === 'completed') issue.selectedProposalId = id;
  for (const { id: userId } of supporters) {
    const createdAt = issue.createdAt;
    state.votes.push({ proposalId: id, userId, voteType: 'upvote', createdAt });
  }
}
