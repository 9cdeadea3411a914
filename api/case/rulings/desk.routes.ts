import { confirmRuling, writeRuling } from './rulings.ts';
import { flagAccount, liftAccountFreeze, settleAccountFlag } from '#api/people/accountFlags.ts';
import { freezeEscrow } from './freezeEscrow.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { getDesk } from './getDesk.sql.ts';

/** What ambassadors and operators do. */
export const deskRoutes = {
  async getDesk({ actor, origin, services }) {
    return { json: await getDesk(services.database, { userId: actor.id, origin }) };
  },

  writeRuling: (request) =>
    runCommand(request, (tx) => writeRuling(tx, { proofId: request.params.id, ...request.body })),

  confirmRuling: (request) => runCommand(request, (tx) => confirmRuling(tx, request.params.id)),

  freezeEscrow: (request) =>
    runCommand(request, (tx) => freezeEscrow(tx, { issueId: request.params.id, ...request.body })),

  flagAccount: (request) =>
    runCommand(request, async (tx) => ({ id: await flagAccount(tx, request.body) })),

  settleAccountFlag: (request) =>
    runCommand(request, (tx) =>
      settleAccountFlag(tx, { flagId: request.params.id, ...request.body }),
    ),

  liftAccountFreeze: (request) =>
    runCommand(request, (tx) =>
      liftAccountFreeze(tx, { flagId: request.params.id, ...request.body }),
    ),
} satisfies Partial<Handlers>;
