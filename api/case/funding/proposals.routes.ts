import { castVote } from './castVote.ts';
import { createProposal, withdrawProposal } from './proposals.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { shareRead } from '#api/http/events/sharedRead.ts';
import { ofIssue } from '#api/platform/touched.rules.ts';
import { ensureIssue } from '#api/issues/getIssue.sql.ts';
import { getProposal, listProposals, listUserProposals } from './listProposals.sql.ts';
import { listIssueVotes, listUserVotes, listVotes } from './listVotes.sql.ts';

export const proposalRoutes = {
  listProposals({ params, query, ...asked }) {
    const { clock, database } = asked.services;
    const key = `proposals ${params.id} ${query.after ?? ''}`;
    return shareRead(asked, { key, isTouched: ofIssue(params.id) }, async (readerId) => {
      await ensureIssue(database, params.id, readerId);
      const range = { issueId: params.id, after: query.after, now: clock.now() };
      return listProposals(database, range);
    });
  },

  createProposal: (request) =>
    runCommand(
      request,
      async (tx) => {
        const { title, description, proposedCompensation, estimatedTimeToComplete } = request.body;
        const id = await createProposal(tx, {
          issueId: request.params.id,
          title,
          description,
          compensationCents: proposedCompensation,
          estimatedDays: estimatedTimeToComplete,
        });
        return { id };
      },
      (tx, { id }) => getProposal(tx, id, tx.now),
    ),

  withdrawProposal: (request) =>
    runCommand(request, (tx) => withdrawProposal(tx, request.params.id)),

  async listUserProposals({ params, actor, services }) {
    const about = { userId: params.id, isOwn: params.id === actor.id, now: services.clock.now() };
    return { json: await listUserProposals(services.database, about) };
  },

  async listVotes({ query: { issueId }, ...asked }) {
    const { database } = asked.services;
    if (issueId === undefined) return shareRead(asked, { key: 'votes' }, () => listVotes(database));
    try {
      const shown = { key: `votes ${issueId}`, isTouched: ofIssue(issueId) };
      return await shareRead(asked, shown, (readerId) =>
        listIssueVotes(database, issueId, readerId),
      );
    } catch (error) {
      // The votes of the whole site do not include these either.
      if (error instanceof Refusal) return { json: '[]' };
      throw error;
    }
  },

  castVote: (request) =>
    runCommand(request, (tx) =>
      castVote(tx, { proposalId: request.params.id, voteType: request.body.voteType }),
    ),

  async listUserVotes({ params, actor, services }) {
    if (params.id !== actor.id) throw new Refusal('forbidden');
    return { json: await listUserVotes(services.database, params.id) };
  },
} satisfies Partial<Handlers>;
