import type { HandlersOf } from '#api/http/handler.ts';
import { getMoneyStates } from '#api/queries/console/getMoneyStates.ts';
import { listMoneyTroubles } from '#api/queries/console/listMoneyTroubles.ts';
import { insistOnOperator } from './insistOnOperator.ts';

/** Where the money is, for operators, who cannot move it. */
export const moneyRoutes: HandlersOf<'getMoneyStates' | 'listMoneyTroubles'> = {
  async getMoneyStates({ actor, services }) {
    insistOnOperator(actor);
    return { body: await getMoneyStates(services.database) };
  },

  async listMoneyTroubles({ actor, query, services }) {
    insistOnOperator(actor);
    return { json: await listMoneyTroubles(services.database, services.clock.now(), query) };
  },
};
