import { deliverPremium, orderPremium } from './premiums.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { presentPremium } from './premiumPolicy.rules.ts';
import { ensureIssue } from '#api/issues/getIssue.sql.ts';
import { getPremiumOrder, getReportedCase, listPremiumOrders } from './premiums.sql.ts';

/** Paid reports of independent validators. */
export const premiumRoutes = {
  async listPremium({ params, actor, services }) {
    const { clock, database } = services;
    await ensureIssue(database, params.id, actor?.id ?? null);
    const orders = await listPremiumOrders(database, params.id);
    const { isPayer, ...issue } = await getReportedCase(database, params.id, actor?.id ?? null);
    const isPaidHere = services.payments.checkout === null;
    const parts = { orders, issue, isPayer: isPayer && isPaidHere };
    return { body: presentPremium(parts, actor, clock.now()) };
  },

  async orderPremium(request) {
    // Cards are charged for pledges only: a fee without real money must not enter the books.
    if (request.services.payments.checkout !== null) throw new Refusal('payment_unavailable');
    return runCommand(request, async (tx) => {
      const { validator, fee } = request.body;
      const wanted = { issueId: request.params.id, validatorName: validator, feeCents: fee };
      return getPremiumOrder(tx, await orderPremium(tx, wanted));
    });
  },

  deliverPremium: (request) =>
    runCommand(request, (tx) => deliverPremium(tx, request.params.id, request.body.report)),
} satisfies Partial<Handlers>;
