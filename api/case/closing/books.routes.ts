import type { Handlers } from '#api/http/handler.ts';
import { shareRead } from '#api/http/events/sharedRead.ts';
import { ofIssue } from '#api/platform/touched.rules.ts';
import { listAudit } from './audit.sql.ts';
import { ensureIssue } from '#api/issues/getIssue.sql.ts';
import { PROFILE_RECORD_ID } from '#schema/case/audit.ts';
import { listLedger, listMoneyTrail } from './listLedger.sql.ts';

/** The open books: what happened to an issue, to profiles, and to the money. */
export const bookRoutes = {
  listAudit({ params, query, ...asked }) {
    const { database } = asked.services;
    const key = `audit ${params.id} ${query.after}`;
    return shareRead(asked, { key, isTouched: ofIssue(params.id) }, async (readerId) => {
      await ensureIssue(database, params.id, readerId);
      return listAudit(database, params.id, query.after);
    });
  },

  async listProfileRecord({ query, services }) {
    return { json: await listAudit(services.database, PROFILE_RECORD_ID, query.after) };
  },

  listLedger({ params, query, ...asked }) {
    const { database } = asked.services;
    const key = `ledger ${params.id} ${query.after}`;
    return shareRead(asked, { key, isTouched: ofIssue(params.id) }, async (readerId) => {
      await ensureIssue(database, params.id, readerId);
      return listLedger(database, params.id, query.after);
    });
  },

  async listMoneyTrail({ params, actor, services }) {
    await ensureIssue(services.database, params.id, actor.id);
    return { json: await listMoneyTrail(services.database, params.id, actor.id) };
  },
} satisfies Partial<Handlers>;
