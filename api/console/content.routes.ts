import { isModerator } from '#api/platform/actor.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { listContent } from './listContent.sql.ts';

/** Everything that was ever reported, for those who look after it. */
export const contentRoutes = {
  async listContent({ actor, query, services }) {
    if (!isModerator(actor)) throw new Refusal('forbidden');
    return { json: await listContent(services.database, query) };
  },
} satisfies Partial<Handlers>;
