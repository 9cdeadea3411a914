import { checkBooks } from '#api/database/books/checkBooks.ts';
import { getIssue, type IssueDetail } from '#schema/issues/issue.ts';
import { listNotifications } from '#schema/notices/notification.ts';
import { createPledge, getPledgePayment, type PledgePayment } from '#schema/case/pledge.ts';
import type { ResponseOf } from '#schema/defineEndpoint.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import {
  eventOf,
  startStripeServer,
  type StripeEvent,
  type StripeServer,
} from '#tests/support/providers/stripeServer.ts';
import { createTestClock, startTestApi, type TestApi } from '#tests/support/servers/testApi.ts';
import { personOf, type TestPerson } from '#tests/support/database/testPerson.ts';

type Created = ResponseOf<typeof createPledge>;

/** An installation with card payments, and a donor who uses it. */
export type CardSite = {
  api: TestApi;
  stripe: StripeServer;
  donor: TestPerson;
  /** A report of somebody else. */
  newIssue(): Promise<{ reporter: TestPerson; id: string }>;
  /** The donor is sent to the page of Stripe. */
  pledge(issueId: string, amount?: string): Promise<Created>;
  /** The donor pays there. Answers the session. */
  pay(pledgeId: string): ReturnType<StripeServer['pay']>;
  /** The page that was opened for a pledge. */
  sessionOf(pledgeId: string): ReturnType<StripeServer['pay']>;
  paidEvent(pledgeId: string): StripeEvent;
  deliver(event: StripeEvent): Promise<number>;
  /** A pledge that is paid and confirmed. */
  standing(issueId: string, amount?: string): Promise<{ id: string; paymentIntent: string }>;
  stateOf(pledgeId: string): Promise<PledgePayment['state']>;
  issueOf(id: string): Promise<IssueDetail>;
  /** The refunds that were ordered for a pledge. */
  ordersOf(pledgeId: string): Promise<{ status: string; cents: string }[]>;
  /** What the donor was told about an issue. */
  toldOf(issueId: string): Promise<string>;
  /** Makes all of the donor's refunds count as long ago. */
  forgetReturns(): Promise<void>;
  booksProblem(): Promise<string | null>;
  stop(): Promise<void>;
};

/** Starts an installation of its own with a local Stripe; its clock stands still. */
export async function startCardSite(settings: Record<string, string> = {}): Promise<CardSite> {
  const clock = createTestClock();
  const stripe = await startStripeServer(() => clock.now().getTime());
  const api = await startTestApi({
    settings: { LOG_LEVEL: 'silent', ...stripe.settings, ...settings },
    clock,
  });
  const donor = await personOf(api);
  const sessionOf: CardSite['sessionOf'] = (pledgeId) => {
    const all = [...stripe.sessions.values()];
    const found = all.find(({ metadata }) => metadata.chargeId === pledgeId);
    if (!found) throw new Error('No page was opened');
    return found;
  };
  const pay = (pledgeId: string) => stripe.pay(sessionOf(pledgeId).id);
  const paidEvent = (pledgeId: string) => eventOf('checkout.session.completed', pay(pledgeId));
  const deliver = (event: StripeEvent) => stripe.deliver(api.origin, event);
  const pledge = (issueId: string, amount = '25') =>
    donor.expectCall(createPledge, { body: { issueId, amount } });
  return {
    api,
    stripe,
    donor,
    sessionOf,
    pay,
    paidEvent,
    deliver,
    pledge,
    async newIssue() {
      const reporter = await personOf(api);
      return { reporter, id: (await fileReport(reporter)).id };
    },
    async standing(issueId, amount) {
      const { id } = await pledge(issueId, amount);
      const session = pay(id);
      const status = await deliver(eventOf('checkout.session.completed', session));
      if (status !== 200) throw new Error(`The payment was answered ${status}`);
      return { id, paymentIntent: session.payment_intent ?? '' };
    },
    stateOf: async (id) => (await donor.expectCall(getPledgePayment, { params: { id } })).state,
    issueOf: (id) => donor.expectCall(getIssue, { params: { id } }),
    ordersOf: (pledgeId) =>
      api.database.query(
        `select status, amount_cents as cents from provider_payment
         where charge_id = $1 and kind = 'refund'`,
        [pledgeId],
      ),
    toldOf: async (issueId) =>
      (await donor.expectCall(listNotifications))
        .filter((notice) => notice.issueId === issueId)
        .map(({ content }) => content)
        .join('\n'),
    async forgetReturns() {
      await api.database.query(
        `update pledge set closed_at = closed_at - interval '31 days' where user_id = $1
         and status in ('withdrawn', 'refunded')`,
        [donor.id],
      );
    },
    booksProblem: async () => (await checkBooks(api.database.manager)).problem,
    async stop() {
      await api.stop();
      await stripe.stop();
    },
  };
}
