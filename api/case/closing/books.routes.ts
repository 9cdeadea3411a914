import type { Handlers } from '#api/http/handler.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { listAudit } from './audit.sql.ts';
import { ensureIssue } from '#api/issues/getIssue.sql.ts';
import { PROFILE_RECORD_ID } from '#schema/case/audit.ts';
import { listLedger, listMoneyTrail } from '#api/money/listLedger.sql.ts';

/** The open books: what happened to an issue, to profiles, and to the money. */
export const bookRoutes = {
  async listAudit({ params, query, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`audit ${params.id} ${query.after}`, async () => {
      await ensureIssue(database, params.id);
      return cachedJson(await listAudit(database, params.id, query.after));
    });
    return { cached };
  },

  async listProfileRecord({ query, services }) {
    return { json: await listAudit(services.database, PROFILE_RECORD_ID, query.after) };
  },

  async listLedger({ params, query, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`ledger ${params.id} ${query.after}`, async () => {
      await ensureIssue(database, params.id);
      return cachedJson(await listLedger(database, params.id, query.after));
    });
    return { cached };
  },

  async listMoneyTrail({ params, actor, services }) {
    await ensureIssue(services.database, params.id);
    return { json: await listMoneyTrail(services.database, params.id, actor.id) };
  },
} satisfies Partial<Handlers>;
