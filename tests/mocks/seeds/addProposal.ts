import { daysAfter } from '#api/domain/instant.ts';
import { decidePayout } from '#api/domain/money/payout.ts';
import { workDeadline } from '#api/domain/selection/selection.ts';
import { formatCents } from '#schema/money/money.ts';
import { proposalTitleOf, type ProposalStatus } from '#schema/issues/proposal.ts';
import type { IssueRow, MockState, UserRow } from '../mockState.ts';
import { heldPledges, weightsOf } from '../escrow.ts';
import { book, record } from '../record.ts';
import { at } from './addIssue.ts';
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
  const [moment, data] = [at(state, issue), { proposalId: id }];
  record(moment, issue.id, { action: 'proposal_made', actorId: offer.solver.id, data });
  issue.proposalCount += 1;
  if (status === 'selected' || status === 'completed') issue.selectedProposalId = id;
  for (const { id: userId } of supporters) {
    const createdAt = issue.createdAt;
    state.votes.push({ proposalId: id, userId, voteType: 'upvote', createdAt });
    const vote = { proposalId: id, vote: 'upvote' };
    record(moment, issue.id, { action: 'vote_cast', actorId: userId, data: vote });
  }
  if (status === 'selected') beginWork(state, issue, { proposalId: id, days: offer.days });
  if (status === 'completed') payOut(state, issue, { proposalId: id, ...offer });
}

/** A seed's issue may be weeks old: its solver still gets the whole time from a month after it. */
const STARTED_AFTER_DAYS = 30;

function beginWork(
  state: MockState,
  issue: IssueRow,
  { proposalId, days }: { proposalId: string; days: number },
): void {
  const startedAt = daysAfter(new Date(issue.createdAt), STARTED_AFTER_DAYS);
  const { deadlineAt, reminderAt } = workDeadline(startedAt, days);
  const [deadline, reminder] = [deadlineAt.toISOString(), reminderAt.toISOString()];
  state.selections.set(issue.id, {
    proposalId,
    selectedAt: issue.createdAt,
    deadlineAt: deadline,
    reminderAt: reminder,
    isReminded: false,
    weights: weightsOf(state, issue.id),
  });
  const data = { proposalId, deadlineAt: deadline };
  record(at(state, issue), issue.id, { action: 'proposal_selected', actorId: null, data });
}

function payOut(
  state: MockState,
  issue: IssueRow,
  { proposalId, solver, cents }: { proposalId: string; solver: UserRow; cents: bigint },
): void {
  const earner = { id: solver.id, compensationCents: cents };
  const { postings } = decidePayout(issue.id, earner, heldPledges(state, issue.id));
  const moment = at(state, issue);
  book(moment, issue.id, { id: proposalId, kind: 'release', pledgeId: null, postings });
  const data = { proposalId, paidCents: String(cents) };
  record(moment, issue.id, { action: 'funds_released', actorId: null, data });
}
