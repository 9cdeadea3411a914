import type { Handlers } from '#api/http/handler.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { getLeaderboard, getReputation } from '#api/people/reputation.sql.ts';
import { getTransparency } from './getTransparency.sql.ts';
import { listAuditHeads } from './audit.sql.ts';

/** The calendar month (UTC): jurors' figures are published monthly, without writing anything. */
const toMonth = (at: Date) => at.toISOString().slice(0, 7);

/** What everybody may know: about people, all money, and the heads of the records. */
export const openRecordRoutes = {
  async getReputation({ params, services }) {
    const { clock, database, shared } = services;
    const now = clock.now();
    const cached = await shared.get(`reputation ${params.id} ${toMonth(now)}`, async () =>
      cachedJson(JSON.stringify(await getReputation(database, params.id, now))),
    );
    return { cached };
  },

  async getLeaderboard({ query, services }) {
    const { clock, database, shared } = services;
    const now = clock.now();
    const key = `leaderboard ${query.month ?? ''} ${toMonth(now)}`;
    const cached = await shared.get(key, async () =>
      cachedJson(JSON.stringify(await getLeaderboard(database, now, query.month))),
    );
    return { cached };
  },

  async getTransparency({ services }) {
    const { clock, database, shared } = services;
    const cached = await shared.get('transparency', async () =>
      cachedJson(JSON.stringify(await getTransparency(database, clock.now()))),
    );
    return { cached };
  },

  async listAuditHeads({ query, services }) {
    const { database, shared } = services;
    const { day, after } = query;
    const cached = await shared.get(`audit-heads ${day ?? ''} ${after ?? ''}`, async () =>
      cachedJson(await listAuditHeads(database, day ?? null, after)),
    );
    return { cached };
  },
} satisfies Partial<Handlers>;
