import type { Handlers } from '#api/http/handler.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { getImpactStats } from './getImpactStats.sql.ts';

export const impactRoutes = {
  async getImpactStats({ services }) {
    const cached = await services.shared.get('impact-stats', async () =>
      cachedJson(JSON.stringify(await getImpactStats(services.database))),
    );
    return { cached };
  },
} satisfies Partial<Handlers>;
