import type { Handlers } from '#api/http/handler.ts';
import { listOwnPledges, listOwnVotes } from './listOwn.sql.ts';

/** What the signed-in person did, page by page; nobody else's can be had. */
export const ownListRoutes = {
  listOwnPledges: async ({ actor, query, services }) => ({
    json: await listOwnPledges(services.database, actor.id, query),
  }),

  listOwnVotes: async ({ actor, query, services }) => ({
    json: await listOwnVotes(services.database, actor.id, query),
  }),
} satisfies Partial<Handlers>;
