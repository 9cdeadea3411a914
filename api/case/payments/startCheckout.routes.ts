import { keepCheckout, startCharge } from './startCharge.ts';
import { notePaymentTrouble } from './duePayments.ts';
import type { CheckoutPages, OpenCheckout } from '#api/platform/paymentProvider.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, runStep, type ApiRequest, type Reply } from '#api/http/handler.ts';
import { getPledge } from '#api/case/funding/listPledges.sql.ts';
import { getOwnCharge, getPledgePayment } from './charges.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { writeMoney } from '#schema/money/money.ts';
import type { createPledge, Pledge } from '#schema/case/pledge.ts';

type Request = ApiRequest<typeof createPledge>;

/** The provider does not accept pages that expire sooner than this. */
const SHORTEST_PAGE_MS = 31 * MINUTE_MS;

/**
 * A pledge that is paid on a page of the provider: responds with where to go. A repeated request leads to the
 * same page, or returns the pledge once it is paid.
 */
export async function startCheckout(
  request: Request,
  pages: CheckoutPages,
): Promise<Reply<typeof createPledge>> {
  const { services, actor, body } = request;
  const provider = services.payments.name;
  const { currency } = services.site.money();
  const maxCents = pages.maxCents(currency);
  if (body.amount > maxCents) {
    const message = `By card the amount must be at most ${writeMoney(maxCents, currency)}.`;
    throw new Refusal('invalid_request', [{ path: 'amount', message }]);
  }
  const input = { issueId: body.issueId, amountCents: body.amount, provider };
  const work = (tx: Parameters<typeof startCharge>[0]) => startCharge(tx, input);
  // Until it is paid, it is not on record and carries no weight.
  const endpoint = {
    ...request.endpoint,
    isAuditExempt: true,
    isDecision: false,
    isLasting: true,
  };
  const { json } = await runCommand({ ...request, endpoint }, work);
  const pledge = JSON.parse(json) as Pledge;
  const payment = await getPledgePayment(services.database, pledge.id, actor.id);
  if (payment?.state === 'received') return { body: await getPledge(services.database, pledge.id) };
  if (payment?.state !== 'awaited') throw new Refusal('payment_expired');
  const checkoutUrl = payment.checkoutUrl ?? (await openPage(request, pages, pledge.id));
  return { body: { ...pledge, checkoutUrl } };
}

async function openPage(request: Request, pages: CheckoutPages, id: string): Promise<string> {
  const { services, origin } = request;
  const charge = await getOwnCharge(services.database, id);
  const isTooLate =
    !charge || charge.expiresAt.getTime() - services.clock.now().getTime() < SHORTEST_PAGE_MS;
  if (isTooLate) throw new Refusal('payment_expired');
  let opened: OpenCheckout;
  try {
    opened = await pages.open({
      id,
      amountCents: charge.amountCents,
      currency: services.site.money().currency,
      description: charge.title,
      expiresAt: charge.expiresAt,
      returnUrl: `${origin}/payment?id=${id}`,
      cancelUrl: `${origin}/payment?id=${id}`,
    });
  } catch (error) {
    // The person is told that nothing was charged; the operator needs the reason.
    request.call.report(error);
    const trouble = error instanceof Error ? error.name : 'unknown';
    await runStep(request, (tx) => notePaymentTrouble(tx, { id, attempts: 0 }, trouble));
    throw new Refusal('payment_unavailable');
  }
  await runStep(request, (tx) => keepCheckout(tx, id, opened));
  return opened.url;
}
