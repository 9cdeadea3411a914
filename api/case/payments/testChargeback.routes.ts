import { playChargeback } from './playChargeback.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';

export const testChargebackRoutes = {
  playChargeback(request) {
    const { timeMachine, payments } = request.services;
    // With real money only the bank charges back, also in test installations.
    const isPlayable = timeMachine !== null && payments.name === 'sandbox';
    if (!isPlayable) throw new Refusal('not_found');
    return runCommand(request, (tx) => playChargeback(tx, request.body.pledgeId));
  },
} satisfies Partial<Handlers>;
