import { checkSetupCode, setUpSite } from './setUpSite.ts';
import { requireTakenCurrency } from './takenCurrency.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runStep, type Handlers, type CommandRequest } from '#api/http/handler.ts';
import { withMadeLogo } from '#api/http/media/logoStore.ts';
import { findIsSetupOpen } from './getSetup.sql.ts';
import { enterAccount } from '#api/people/enterAccount.routes.ts';
import { hashNewPassword } from '#api/people/passwords.routes.ts';

export const setupRoutes = {
  async getSetup({ services }) {
    if (!(await findIsSetupOpen(services.database))) throw new Refusal('not_found');
    return { body: { isOpen: true } };
  },

  async checkSetupCode(request) {
    await insistOnCode(request, request.body.code);
    return { body: undefined };
  },

  async setUpSite(request) {
    const { username, email, password, code } = request.body;
    // Checked before the costly work, so that strangers cannot trigger it.
    await insistOnCode(request, code);
    requireTakenCurrency(request.services.payments, request.body.settings);
    const settings = await withMadeLogo(request.services, request.body.settings);
    const passwordHash = await hashNewPassword(request, password);
    const account = { username, email, passwordHash };
    const made = await runStep(request, (tx) => setUpSite(tx, { code, account, settings }));
    if (typeof made === 'string') throw toRefusal(made);
    await request.services.site.reload();
    return enterAccount(request, { userId: made.userId, isStrong: false });
  },
} satisfies Partial<Handlers>;

/** Wrong guesses are slowed down; the right code is accepted at any time. */
async function insistOnCode(request: CommandRequest, code: string): Promise<void> {
  const outcome = await runStep(request, (tx) => checkSetupCode(tx, code));
  if (outcome === 'right') return;
  if (outcome === 'wrong') await request.services.limits.link(request.call.ip);
  throw toRefusal(outcome);
}

const toRefusal = (outcome: 'wrong' | 'closed') =>
  new Refusal(outcome === 'wrong' ? 'setup_code_wrong' : 'not_found');
