import { playChargeback } from './playChargeback.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';

export const testChargebackRoutes = {
  playChargeback(request) {
    const { timeMachine, payments } = request.services;
    // With real money only the bank charges back, also in test installations.
    const isPlayable = timeMachine !== null && payments.name === 'sandbox';
    if (!isPlayable) throw new Refusal('not_found');
    return runCommand(request, (tx) => playChargeback(tx, request.body.pledgeId));
  },
} satisfies Partial<Handlers>;
