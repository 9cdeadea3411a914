import { createPledge } from '#api/case/funding/createPledge.ts';
import { withdrawPledge } from '#api/case/funding/pledgeReturns.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { shareRead } from '#api/http/events/sharedRead.ts';
import { ofIssue } from '#api/platform/touched.rules.ts';
import { ensureIssue } from '#api/issues/getIssue.sql.ts';
import { getPledgePayment } from './charges.sql.ts';
import { getPledge, listDonations, listPledges } from '#api/case/funding/listPledges.sql.ts';
import { startCheckout } from './startCheckout.routes.ts';

export const pledgeRoutes = {
  listPledges({ params, query, ...asked }) {
    const { database } = asked.services;
    const { after, userId } = query;
    const key = `pledges ${params.id} ${after ?? ''} ${userId ?? ''}`;
    return shareRead(asked, { key, isTouched: ofIssue(params.id) }, async (readerId) => {
      await ensureIssue(database, params.id, readerId);
      return listPledges(database, params.id, { after, userId });
    });
  },

  createPledge(request) {
    const { checkout } = request.services.payments;
    if (checkout !== null) return startCheckout(request, checkout);
    const { issueId, amount } = request.body;
    return runCommand(
      request,
      async (tx) => ({ id: await createPledge(tx, { issueId, amountCents: amount }) }),
      (tx, { id }) => getPledge(tx, id),
    );
  },

  async getPledgePayment({ params, actor, services }) {
    const payment = await getPledgePayment(services.database, params.id, actor.id);
    if (payment === null) throw new Refusal('pledge_not_found');
    return { body: payment };
  },

  withdrawPledge: (request) => runCommand(request, (tx) => withdrawPledge(tx, request.params.id)),

  async listDonations({ params, actor, services }) {
    // Payments are private to their donor.
    if (params.id !== actor.id) throw new Refusal('forbidden');
    return { json: await listDonations(services.database, params.id) };
  },
} satisfies Partial<Handlers>;
