import { keepPayoutAccount } from './payoutAccounts.ts';
import type { PayoutAccounts } from '#api/platform/paymentProvider.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runStep, type Handlers, type CommandRequest } from '#api/http/handler.ts';
import { getPayoutAccount } from './payoutAccounts.sql.ts';

const ask = <Answer>(question: Promise<Answer>): Promise<Answer> =>
  question.catch(() => {
    throw new Refusal('payment_unavailable');
  });

/** Where solvers are paid: their own account at the provider, which asks them for all further details. */
export const payoutAccountRoutes = {
  async getPayoutAccount({ actor, services }) {
    if (services.payments.accounts === null) return { body: { state: 'not_needed' } };
    const account = await getPayoutAccount(services.database, actor.id);
    if (account === null) return { body: { state: 'missing' } };
    if (account.isGone) return { body: { state: 'disconnected' } };
    return { body: { state: account.isReady ? 'ready' : 'incomplete' } };
  },

  async openPayoutAccount(request) {
    const { actor, services, origin } = request;
    const { accounts } = services.payments;
    if (accounts === null) throw new Refusal('wrong_state');
    const known = await getPayoutAccount(services.database, actor.id);
    const isOpen = known !== null && !known.isGone;
    const round = known === null ? 0 : known.round + 1;
    const accountId = isOpen ? known.accountId : await openAccount(accounts, request, round);
    const back = `${origin}/profile?section=settings&page=payout`;
    const url = await ask(accounts.link(accountId, { returnUrl: back, refreshUrl: back }));
    return { body: { url } };
  },
} satisfies Partial<Handlers>;

async function openAccount(
  accounts: PayoutAccounts,
  request: CommandRequest,
  round: number,
): Promise<string> {
  const accountId = await ask(accounts.open(request.actor?.id ?? '', round));
  // The response is a single-use link, which must not be replayed.
  await runStep(request, (tx) => keepPayoutAccount(tx, { accountId, round }));
  return accountId;
}
