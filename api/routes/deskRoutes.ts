import { confirmRuling } from '#api/commands/judging/confirmRuling.ts';
import { flagAccount } from '#api/commands/accounts/flagAccount.ts';
import { freezeEscrow } from '#api/commands/judging/freezeEscrow.ts';
import { liftAccountFreeze } from '#api/commands/accounts/liftAccountFreeze.ts';
import { settleAccountFlag } from '#api/commands/accounts/settleAccountFlag.ts';
import { writeRuling } from '#api/commands/judging/writeRuling.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { getDesk } from '#api/queries/verification/getDesk.ts';

type DeskHandlers = HandlersOf<
  | 'getDesk'
  | 'writeRuling'
  | 'confirmRuling'
  | 'freezeEscrow'
  | 'flagAccount'
  | 'settleAccountFlag'
  | 'liftAccountFreeze'
>;

/** Accounts belong to no issue, so nothing of them stands in an issue's record. */
const ACCOUNT = { isAuditExempt: true };

/** What ambassadors and operators do. */
export const deskRoutes: DeskHandlers = {
  async getDesk({ actor, services }) {
    if (actor.accountRole !== 'ambassador') throw new Refusal('forbidden');
    return { json: await getDesk(services.database, actor.id) };
  },

  writeRuling: (request) =>
    runCommand(request, async (tx) => {
      await writeRuling(tx, { proofId: request.params.id, ...request.body });
      return undefined;
    }),

  confirmRuling: (request) =>
    runCommand(request, async (tx) => {
      await confirmRuling(tx, request.params.id);
      return undefined;
    }),

  freezeEscrow: (request) =>
    runCommand(request, async (tx) => {
      await freezeEscrow(tx, { issueId: request.params.id, ...request.body });
      return undefined;
    }),

  flagAccount: (request) =>
    runCommand(request, async (tx) => ({ id: await flagAccount(tx, request.body) }), ACCOUNT),

  settleAccountFlag: (request) =>
    runCommand(
      request,
      async (tx) => {
        await settleAccountFlag(tx, { flagId: request.params.id, ...request.body });
        return undefined;
      },
      ACCOUNT,
    ),

  liftAccountFreeze: (request) =>
    runCommand(
      request,
      async (tx) => {
        await liftAccountFreeze(tx, { flagId: request.params.id, ...request.body });
        return undefined;
      },
      ACCOUNT,
    ),
};
