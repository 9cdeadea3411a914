import { createPledge } from '#api/commands/createPledge.ts';
import { withdrawPledge } from '#api/commands/withdrawPledge.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { cachedJson } from '#api/http/sharedCache.ts';
import { ensureIssue } from '#api/queries/getIssue.ts';
import { getPledge, listDonations, listPledges } from '#api/queries/listPledges.ts';

type PledgeHandlers = HandlersOf<
  'listPledges' | 'createPledge' | 'withdrawPledge' | 'listDonations'
>;

export const pledgeRoutes: PledgeHandlers = {
  async listPledges({ params, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`pledges ${params.id}`, async () => {
      await ensureIssue(database, params.id);
      return cachedJson(await listPledges(database, params.id));
    });
    return { cached };
  },

  createPledge: (request) =>
    runCommand(request, async (tx) => {
      const { issueId, amount } = request.body;
      return getPledge(tx, await createPledge(tx, { issueId, amountCents: amount }));
    }),

  withdrawPledge: (request) =>
    runCommand(request, async (tx) => {
      await withdrawPledge(tx, request.params.id);
      return undefined;
    }),

  async listDonations({ params, actor, services }) {
    // What somebody gives is nobody else's business.
    if (params.id !== actor.id) throw new Refusal('forbidden');
    return { json: await listDonations(services.database, params.id) };
  },
};
