import type { Handlers } from '#api/http/handler.ts';
import { listContent } from './listContent.sql.ts';

/** Everything that was ever reported, for those who look after it. */
export const contentRoutes = {
  async listContent({ query, services }) {
    return { json: await listContent(services.database, query) };
  },
} satisfies Partial<Handlers>;
