import { runCommand, type Handlers } from '#api/http/handler.ts';
import { answerJurySeat } from './answerJurySeat.ts';
import { giveVerdict } from './giveVerdict.ts';
import { shareRead } from '#api/http/events/sharedRead.ts';
import { getJuryDraw, listJuryDuties } from './juries.sql.ts';

/** Seats on juries, verdicts, and the draw, which everybody can repeat. */
export const juryRoutes = {
  async listJuryDuties({ actor, services }) {
    return { json: await listJuryDuties(services.database, actor.id) };
  },

  answerJurySeat: (request) =>
    runCommand(request, (tx) => answerJurySeat(tx, request.params.id, request.body.answer)),

  giveVerdict: (request) =>
    runCommand(request, (tx) => giveVerdict(tx, { proofId: request.params.id, ...request.body })),

  getJuryDraw: ({ params, ...asked }) =>
    shareRead(asked, { key: `draw ${params.id}` }, (readerId) =>
      getJuryDraw(asked.services.database, params.id, readerId),
    ),
} satisfies Partial<Handlers>;
