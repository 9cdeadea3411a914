import { answerJurySeat } from '#api/commands/judging/answerJurySeat.ts';
import { giveVerdict } from '#api/commands/judging/giveVerdict.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import { getJuryDraw } from '#api/queries/verification/getJuryDraw.ts';
import { listJuryDuties } from '#api/queries/verification/listJuryDuties.ts';
import { runDecision } from './accounts/runDecision.ts';

/** Seats on juries, verdicts, and the draw for everybody to repeat. */
export const juryRoutes: HandlersOf<
  'listJuryDuties' | 'answerJurySeat' | 'giveVerdict' | 'getJuryDraw'
> = {
  async listJuryDuties({ actor, services }) {
    return { json: await listJuryDuties(services.database, actor.id) };
  },

  answerJurySeat: (request) =>
    runDecision(request, async (tx) => {
      await answerJurySeat(tx, request.params.id, request.body.answer);
      return undefined;
    }),

  giveVerdict: (request) =>
    runDecision(request, async (tx) => {
      await giveVerdict(tx, { proofId: request.params.id, ...request.body });
      return undefined;
    }),

  async getJuryDraw({ params, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`draw ${params.id}`, async () =>
      cachedJson(await getJuryDraw(database, params.id)),
    );
    return { cached };
  },
};
