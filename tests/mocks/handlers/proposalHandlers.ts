import { noticesFor, proposalNotice, voteNotice } from '#api/domain/notices/notices.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { toggleVote } from '#api/domain/selection/voteToggle.ts';
import { mayPropose, mayVoteOn, permit } from '#api/policies/issuePolicy.ts';
import { mayWithdrawProposal } from '#api/policies/stakePolicy.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { formatCents } from '#schema/money/money.ts';
import { proposalTitleOf } from '#schema/issues/proposal.ts';
import { findIssue, isListed, touchIssue } from '../issueAccess.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { MockState, ProposalRow } from '../mockState.ts';
import { participantsOf, saveNotices } from '../notify.ts';
import { presentProposal, tally } from '../presentProposal.ts';
import { record } from '../record.ts';
import { endSelection, reviewSelection } from '../selection.ts';
import { startAfter } from '../startAfter.ts';

function proposalsOf(state: MockState, matches: (row: ProposalRow) => boolean): ProposalRow[] {
  return [...state.proposals.values()].filter(
    (row) => matches(row) && isListed(state.issues.get(row.issueId)),
  );
}

/** Offers to solve an issue, and the votes on them. */
export const proposalHandlers: MockHandlersOf<
  | 'listProposals'
  | 'createProposal'
  | 'withdrawProposal'
  | 'listUserProposals'
  | 'listVotes'
  | 'castVote'
  | 'listUserVotes'
> = {
  listProposals({ world, params, query }) {
    const issue = findIssue(world, params.id);
    const rows = proposalsOf(world.state, (row) => row.issueId === issue.id);
    return startAfter(rows, query.after)
      .slice(0, LIST_MAX)
      .map((row) => presentProposal(world.state, row));
  },

  createProposal({ world, params, body, actor }) {
    const issue = findIssue(world, params.id);
    permit(mayPropose(actor, issue));
    const row: ProposalRow = {
      id: world.randomUuid(),
      issueId: issue.id,
      title: body.title ?? proposalTitleOf(body.description),
      description: body.description,
      solverId: actor.id,
      solverName: actor.username,
      budget: formatCents(body.proposedCompensation),
      days: body.estimatedTimeToComplete,
      status: 'pending',
      createdAt: world.now(),
    };
    world.state.proposals.set(row.id, row);
    issue.proposalCount += 1;
    const data = { proposalId: row.id };
    record(world, issue.id, { action: 'proposal_made', actorId: actor.id, data });
    touchIssue(world, issue, ['proposals']);
    const notice = proposalNotice(actor.username, issue);
    const people = participantsOf(world.state, issue);
    saveNotices(world, issue, noticesFor(people, actor.id, notice));
    return presentProposal(world.state, row);
  },

  withdrawProposal({ world, params, actor }) {
    const row = world.state.proposals.get(params.id);
    if (!row) throw new Refusal('proposal_not_found');
    const issue = findIssue(world, row.issueId);
    permit(mayWithdrawProposal(actor, issue, row));
    if (row.status === 'selected') {
      endSelection(world, issue, { how: 'withdrawn', actorId: actor.id });
      return;
    }
    row.status = 'withdrawn';
    const data = { proposalId: row.id };
    record(world, issue.id, { action: 'proposal_withdrawn', actorId: actor.id, data });
    touchIssue(world, issue, ['proposals']);
    reviewSelection(world, issue);
  },

  listUserProposals({ world, params }) {
    return proposalsOf(world.state, (row) => row.solverId === params.id)
      .toReversed()
      .slice(0, LIST_MAX)
      .map((row) => presentProposal(world.state, row));
  },

  listVotes({ world, query }) {
    const isWanted = ({ issueId }: ProposalRow) =>
      query.issueId === undefined || issueId === query.issueId;
    const ids = new Set(proposalsOf(world.state, isWanted).map((row) => row.id));
    return world.state.votes.filter((vote) => ids.has(vote.proposalId)).toReversed();
  },

  castVote({ world, params, body, actor }) {
    const { state } = world;
    const proposal = state.proposals.get(params.id);
    if (!proposal || !isListed(state.issues.get(proposal.issueId))) {
      throw new Refusal('proposal_not_found');
    }
    const issue = findIssue(world, proposal.issueId);
    permit(mayVoteOn(actor, issue, proposal.solverId));
    const isMine = (vote: { proposalId: string; userId: string }) =>
      vote.proposalId === proposal.id && vote.userId === actor.id;
    const current = state.votes.find(isMine)?.voteType ?? null;
    const { vote } = toggleVote(current, body.voteType);
    state.votes = state.votes.filter((row) => !isMine(row));
    if (vote !== null) {
      const createdAt = world.now();
      state.votes.push({ proposalId: proposal.id, userId: actor.id, voteType: vote, createdAt });
    }
    const action = vote === null ? 'vote_withdrawn' : 'vote_cast';
    const data = { proposalId: proposal.id, vote };
    record(world, issue.id, { action, actorId: actor.id, data });
    const notice = voteNotice(actor.username, body.voteType, issue);
    if (current === null) {
      saveNotices(world, issue, noticesFor([proposal.solverId], actor.id, notice));
    }
    for (const topic of ['votes', 'proposals'] as const) {
      world.events.publish({ topic, id: issue.id });
    }
    reviewSelection(world, issue);
    return { proposalId: proposal.id, voteType: vote, ...tally(state, proposal.id) };
  },

  listUserVotes({ world, params, actor }) {
    if (params.id !== actor.id) throw new Refusal('forbidden');
    return world.state.votes
      .filter((vote) => vote.userId === actor.id)
      .flatMap((vote) => {
        const proposal = world.state.proposals.get(vote.proposalId);
        if (!proposal) return [];
        return [{ ...vote, issueId: proposal.issueId, proposalTitle: proposal.title }];
      })
      .toReversed();
  },
};
