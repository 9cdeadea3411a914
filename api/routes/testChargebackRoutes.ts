import { playChargeback } from '#api/commands/payments/playChargeback.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';

/** Like a message of a provider, one that is repeated finds everything done and records nothing. */
const MESSAGE = { isAuditExempt: true };

export const testChargebackRoutes: HandlersOf<'playChargeback'> = {
  playChargeback(request) {
    const { timeMachine, payments } = request.services;
    // Where money is real only the bank says so, whatever else testers may do there.
    const isPlayable = timeMachine !== null && payments.name === 'sandbox';
    if (!isPlayable) throw new Refusal('not_found');
    return runCommand(
      request,
      async (tx) => {
        await playChargeback(tx, request.body.pledgeId);
        return undefined;
      },
      MESSAGE,
    );
  },
};
