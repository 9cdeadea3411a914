import { checkSetupCode, setUpSite } from './setUpSite.ts';
import { requireTakenCurrency } from './takenCurrency.rules.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { withMadeLogo } from '#api/http/media/logoStore.ts';
import { getSetupGuesses } from './getSetup.sql.ts';
import { runStep } from '#api/http/runCommand.ts';
import { enterAccount } from '#api/people/enterAccount.routes.ts';
import { hashNewPassword } from '#api/people/passwords.routes.ts';

export const setupRoutes = {
  async getSetup({ services }) {
    const guessesLeft = await getSetupGuesses(services.database);
    if (guessesLeft === null) throw new Refusal('not_found');
    return { body: { guessesLeft } };
  },

  async checkSetupCode(request) {
    insist(await runStep(request, (tx) => checkSetupCode(tx, request.body.code)));
    return { body: undefined };
  },

  async setUpSite(request) {
    const { username, email, password, code } = request.body;
    // Before the costly work, which is nothing for strangers.
    insist(await runStep(request, (tx) => checkSetupCode(tx, code)));
    requireTakenCurrency(request.services.payments, request.body.settings);
    const settings = await withMadeLogo(request.services, request.body.settings);
    const passwordHash = await hashNewPassword(request, password);
    const account = { username, email, passwordHash };
    const made = await runStep(request, (tx) => setUpSite(tx, { code, account, settings }));
    if (typeof made === 'string') return insist(made);
    await request.services.site.reload();
    return enterAccount(request, { userId: made.userId, isStrong: false });
  },
} satisfies Partial<Handlers>;

function insist(outcome: 'wrong' | 'closed'): never;
function insist(outcome: 'right' | 'wrong' | 'closed'): void;
function insist(outcome: 'right' | 'wrong' | 'closed'): void {
  if (outcome !== 'right')
    throw new Refusal(outcome === 'wrong' ? 'setup_code_wrong' : 'not_found');
}
