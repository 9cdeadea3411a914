import { declineMerge, mergeIssue, unmergeIssue } from './merges.ts';
import { deleteIssue } from './deleteIssue.ts';
import { sayFixed } from './sayFixed.ts';
import { movePledge } from './movePledge.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { getPledge } from '#api/case/funding/listPledges.sql.ts';
import { publishStory } from './publishStory.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { listSuccessStories } from './stories.sql.ts';
import { listNeeds } from './listNeeds.sql.ts';
import { listOwnPledges, listOwnVotes } from './listOwn.sql.ts';

/** How an issue ends without work: merged into another report, its money moved there, or deleted. */
export const closingRoutes = {
  deleteIssue: (request) => runCommand(request, (tx) => deleteIssue(tx, request.params.id)),

  mergeIssue: (request) =>
    runCommand(request, async (tx) => {
      const { params, body } = request;
      return { isMerged: await mergeIssue(tx, { issueId: params.id, intoId: body.intoId }) };
    }),

  unmergeIssue: (request) =>
    runCommand(request, async (tx) => {
      await unmergeIssue(tx, request.params.id);
      return undefined;
    }),

  declineMerge: (request) =>
    runCommand(request, async (tx) => {
      const { params, body } = request;
      await declineMerge(tx, { issueId: params.id, intoId: body.intoId });
    }),

  sayFixed: (request) =>
    runCommand(request, async (tx) => {
      const { params, body } = request;
      return { isCompleted: await sayFixed(tx, { issueId: params.id, isFixed: body.isFixed }) };
    }),

  movePledge: (request) =>
    runCommand(request, async (tx) => {
      await movePledge(tx, request.params.id);
      return getPledge(tx, request.params.id);
    }),
} satisfies Partial<Handlers>;

export const storyRoutes = {
  async listSuccessStories({ origin, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`success stories ${origin}`, async () =>
      cachedJson(await listSuccessStories(database, origin)),
    );
    return { cached };
  },

  tellStory: (request) =>
    runCommand(request, (tx) =>
      publishStory(tx, { issueId: request.params.id, isPublished: request.body.isTold }),
    ),
} satisfies Partial<Handlers>;

/** What waits for the signed-in person, and their own acts, page by page. */
export const ownListRoutes = {
  listNeeds: async ({ actor, origin, services: { clock, database } }) => ({
    json: await listNeeds(database, { origin, userId: actor.id, now: clock.now() }),
  }),

  listOwnPledges: async ({ actor, origin, query, services }) => ({
    json: await listOwnPledges(services.database, { userId: actor.id, origin }, query),
  }),

  listOwnVotes: async ({ actor, origin, query, services }) => ({
    json: await listOwnVotes(services.database, { userId: actor.id, origin }, query),
  }),
} satisfies Partial<Handlers>;
