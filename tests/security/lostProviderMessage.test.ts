import { afterAll, beforeEach, expect, it } from 'vitest';
import { compareWithProvider } from '#api/jobs/compareWithProvider.ts';
import { createStripePayments } from '#api/adapters/payments/stripePayments.ts';
import { listOpenDifferences } from '#api/money/providerDifferences.sql.ts';
import { DAY_MS } from '#schema/durations.ts';
import { getHealth } from '#schema/console/health.ts';
import { listMoneyTroubles } from '#schema/console/money.ts';
import { getPayoutAccount, openPayoutAccount } from '#schema/case/payoutAccount.ts';
import { PLEDGE_EXPIRY_DAYS } from '#schema/limits.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { personOf } from '#tests/support/database/testPerson.ts';

const site = await startCardSite();
afterAll(() => site.stop());
beforeEach(() => site.forgetReturns());

const { settings } = site.stripe;
const payments = createStripePayments({
  secretKey: settings.STRIPE_SECRET_KEY ?? '',
  webhookSecrets: [],
  apiUrl: settings.STRIPE_API_URL ?? '',
});
const told: string[] = [];

const hasEnded = async (): Promise<boolean> => {
  const day = site.api.clock.now().toISOString().slice(0, 10);
  const sql = 'select 1 from provider_comparison where day = $1 and ended_at is not null';
  return (await site.api.database.query(sql, [day])).length > 0;
};

/** The comparison of the next day; the process's own may take a part of it. */
async function nextComparison(): Promise<void> {
  site.api.clock.advance(DAY_MS);
  while (!(await hasEnded())) {
    await compareWithProvider({
      database: site.api.database,
      clock: site.api.clock,
      payments,
      pledgeExpiryDays: PLEDGE_EXPIRY_DAYS,
      warn: (message) => told.push(message),
      isStopping: () => false,
    });
  }
}

async function operatorOf({ database }: Pick<typeof site.api, 'database'>) {
  const operator = await personOf(site.api);
  const role = `update app_user set account_role = 'operator' where id = $1`;
  await database.query(role, [operator.id]);
  return operator;
}

const openDifferences = () => listOpenDifferences({ query: (sql) => site.api.database.query(sql) });

it('a refund behind our back whose message is lost is found the next day, booked and shown', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  site.stripe.refundByHand(made.paymentIntent, 1_500);
  await nextComparison();
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '25.00' });
  expect(await site.toldOf(id)).toContain('$15.00 that was pledged');
  expect(await openDifferences()).toEqual([]);
  const operator = await operatorOf(site.api);
  const query = { trouble: 'differs' as const };
  const { items } = await operator.expectCall(listMoneyTroubles, { query });
  expect(items[0]).toMatchObject({ difference: { what: 'missed', theirs: '15.00' } });
  // The same lists the day after are no news.
  await nextComparison();
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '25.00' });
  expect(await site.booksProblem()).toBeNull();
});

it('lost messages about a payment, a dispute and its end are found likewise', async () => {
  const { id } = await site.newIssue();
  const unheard = await site.pledge(id, '40');
  site.pay(unheard.id);
  const disputed = await site.standing(id, '20');
  const { id: dispute } = site.stripe.dispute(disputed.paymentIntent);
  await nextComparison();
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '40.00' });
  site.stripe.closeDispute(dispute, 'won');
  await nextComparison();
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '60.00' });
  expect(await site.booksProblem()).toBeNull();
});

it('what only one side knows, or knows otherwise, is shown until it is gone', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  const { database } = site.api;
  const rename = 'update provider_payment set provider_id = $2 where id = $1';
  await database.query(rename, [made.id, 'pi_from_nowhere']);
  const intents = site.stripe.intents.get(made.paymentIntent);
  if (!intents) throw new RangeError('This payment has been made');
  intents.amount_received = 1;
  await nextComparison();
  const found = (await openDifferences()).join('\n');
  expect(found).toContain('charge pi_from_nowhere missing');
  expect(found).toContain(`charge ${made.paymentIntent} amount books 4000 provider 1`);
  const operator = await operatorOf(site.api);
  expect((await operator.expectCall(getHealth)).differences).toBe(2);
  const { items } = await operator.expectCall(listMoneyTroubles, { query: { trouble: 'differs' } });
  expect(items.map(({ difference }) => difference?.what)).toEqual(
    expect.arrayContaining(['missing', 'amount']),
  );
  intents.amount_received = 4_000;
  await database.query(rename, [made.id, made.paymentIntent]);
  await nextComparison();
  expect(await openDifferences()).toEqual([]);
});

it('a comparison that the provider interrupts goes on where it was', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  site.stripe.refundByHand(made.paymentIntent);
  site.stripe.fault('/v1/disputes', 'unreachable');
  const calls = () => site.stripe.calls.filter((call) => call === 'GET /v1/payment_intents').length;
  const before = calls();
  site.api.clock.advance(DAY_MS);
  const pause = 10 * 60_000;
  for (let round = 0; round < 5 && !(await hasEnded()); round += 1) {
    const dependencies = { database: site.api.database, clock: site.api.clock, payments };
    await compareWithProvider({
      ...dependencies,
      pledgeExpiryDays: PLEDGE_EXPIRY_DAYS,
      warn: (message) => told.push(message),
      isStopping: () => false,
    });
    site.api.clock.advance(pause);
  }
  expect(await hasEnded()).toBe(true);
  expect(calls() - before).toBe(1);
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00' });
});

it('a disconnected account whose message is lost is found, and its owner can open another', async () => {
  const solver = await personOf(site.api);
  const { url } = await solver.expectCall(openPayoutAccount);
  const account = url.split('/').at(-1) ?? '';
  site.stripe.activate(account);
  await nextComparison();
  expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'ready' });
  site.stripe.disconnect(account);
  await nextComparison();
  expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'disconnected' });
  const again = await solver.expectCall(openPayoutAccount);
  expect(again.url).not.toBe(url);
  expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'incomplete' });
});
