import type { Handlers } from '#api/http/handler.ts';
import { getMoneyStates } from './getMoneyStates.sql.ts';
import { listMoneyTroubles } from './listMoneyTroubles.sql.ts';

/** Where the money is, for operators, who cannot move it. */
export const moneyRoutes = {
  async getMoneyStates({ services }) {
    return { body: await getMoneyStates(services.database) };
  },

  async listMoneyTroubles({ query, services }) {
    return { json: await listMoneyTroubles(services.database, services.clock.now(), query) };
  },
} satisfies Partial<Handlers>;
