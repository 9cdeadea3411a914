import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { deleteIssue } from '#schema/issues/issue.ts';
import {
  createPledge,
  getPledgePayment,
  listPledges,
  withdrawPledge,
} from '#schema/case/pledge.ts';
import { getPayoutAccount, openPayoutAccount } from '#schema/case/payoutAccount.ts';
import { getSettings } from '#schema/site/settings.ts';
import { expectFieldError, expectRefusal } from '#tests/scenarios/problems.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';
import { personOf } from '#tests/support/database/testPerson.ts';

const site = await startCardSite();
const issueId = (await site.newIssue()).id;
afterAll(() => site.stop());

describe('a pledge by card', () => {
  it('moves no money before the provider has said that it came, and then once', async () => {
    const { donor, api } = site;
    expect((await donor.expectCall(getSettings)).payments).toBe('stripe');
    const { id } = await site.newIssue();
    const made = await site.pledge(id);
    expect(made).toMatchObject({ amount: '25.00', pledgeNumber: 0 });
    expect(made.checkoutUrl).toMatch(/^https:\/\/checkout\.stripe\.example\//u);
    expect(await site.stateOf(made.id)).toBe('awaited');
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00', status: 'reported' });

    const event = site.paidEvent(made.id);
    // The last one is the same news under another id, as after a manual resend.
    for (const repeat of [event, event, { ...event, id: `evt_${randomUUID()}` }]) {
      expect(await site.deliver(repeat)).toBe(200);
    }
    expect(await site.stateOf(made.id)).toBe('received');
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '25.00', status: 'funded' });
    const pledges = await donor.expectCall(listPledges, { params: { id } });
    expect(pledges).toMatchObject([{ id: made.id, pledgeNumber: 1, userId: donor.id }]);
    expect(site.sessionOf(made.id).success_url).toBe(`${api.origin}/payment?id=${made.id}`);
    expect(await site.booksProblem()).toBeNull();
  });

  it('arrives once when 20 messages about it come at the same time', async () => {
    const { id } = await site.newIssue();
    const made = await site.pledge(id, '10');
    const event = site.paidEvent(made.id);
    const same = Array.from({ length: 20 }, (_, at) =>
      site.deliver(at % 2 === 0 ? event : { ...event, id: `evt_${randomUUID()}` }),
    );
    const statuses = await Promise.all(same);
    expect(statuses.every((status) => status === 200)).toBe(true);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '10.00', pledgerCount: 1 });
  });

  it('repeated under its key leads to the same page, and to the pledge once paid', async () => {
    const key = randomUUID();
    const body = { issueId, amount: '30' };
    const first = await site.donor.expectCall(createPledge, { body, key });
    expect(await site.donor.expectCall(createPledge, { body, key })).toEqual(first);
    await site.deliver(site.paidEvent(first.id));
    const after = await site.donor.expectCall(createPledge, { body, key });
    expect(after).toMatchObject({ id: first.id, amount: '30.00' });
    expect(after.checkoutUrl).toBeUndefined();
    expect(after.pledgeNumber).toBeGreaterThan(0);
  });

  it('can be tried again when the provider did not answer', async () => {
    const { donor, stripe } = site;
    const key = randomUUID();
    const body = { issueId, amount: '31' };
    for (const fault of ['unreachable', 'answer_lost'] as const) {
      stripe.fault('/v1/checkout/sessions', fault);
      expectRefusal(await donor.call(createPledge, { body, key }), 'payment_unavailable');
    }
    const made = await donor.expectCall(createPledge, { body, key });
    const all = [...stripe.sessions.values()];
    expect(all.filter(({ metadata }) => metadata.chargeId === made.id)).toHaveLength(1);
  });

  it('vanishes when nobody pays; its key is worth nothing then', async () => {
    const key = randomUUID();
    const body = { issueId, amount: '32' };
    const made = await site.donor.expectCall(createPledge, { body, key });
    const expired = site.stripe.expire(site.sessionOf(made.id).id);
    expect(await site.deliver(eventOf('checkout.session.expired', expired))).toBe(200);
    expect(await site.stateOf(made.id)).toBe('expired');
    expectRefusal(await site.donor.call(createPledge, { body, key }), 'payment_expired');
  });

  it('counts also when the news of its end overtakes the news of its payment', async () => {
    const { id } = await site.newIssue();
    const made = await site.pledge(id, '33');
    const session = site.pay(made.id);
    await site.deliver(eventOf('checkout.session.expired', session));
    await site.deliver(eventOf('checkout.session.completed', session));
    expect(await site.stateOf(made.id)).toBe('received');
    await site.deliver(eventOf('checkout.session.expired', session));
    expect(await site.stateOf(made.id)).toBe('received');
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '33.00' });
  });

  it('cannot be larger than a card payment', async () => {
    const body = { issueId, amount: '1000000' };
    const message = 'By card the amount must be at most $999999.99.';
    expectFieldError(await site.donor.call(createPledge, { body }), 'amount', message);
    expect((await site.pledge(issueId, '999999.99')).checkoutUrl).toBeDefined();
  });

  it('is nobody else’s business', async () => {
    const made = await site.pledge(issueId);
    const other = await personOf(site.api);
    const answer = await other.call(getPledgePayment, { params: { id: made.id } });
    expectRefusal(answer, 'pledge_not_found');
    expect(await site.stateOf(made.id)).toBe('awaited');
  });
});

describe('money that came too late', () => {
  it.each(['completed', 'removed'])('for a %s issue goes straight back', async (end) => {
    const { reporter, id } = await site.newIssue();
    const { database } = site.api;
    const made = await site.pledge(id, '40');
    if (end === 'removed') await reporter.expectCall(deleteIssue, { params: { id } });
    else await database.query("update issue set status = 'completed' where id = $1", [id]);
    await site.deliver(site.paidEvent(made.id));
    expect(await site.stateOf(made.id)).toBe('returned');
    expect(await site.ordersOf(made.id)).toMatchObject([{ cents: '4000' }]);
    expect(await site.toldOf(id)).toContain('$40.00 is on its way back');
    const sql = 'select 1 from ledger_transaction where issue_id = $1';
    expect(await database.query(sql, [id])).toEqual([]);
    expect(await site.booksProblem()).toBeNull();
  });
});

describe('a pledge that goes back', () => {
  it('is ordered back in the transaction of the withdrawal', async () => {
    const { id } = await site.newIssue();
    const made = await site.standing(id, '12.34');
    await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
    expect(await site.ordersOf(made.id)).toMatchObject([{ cents: '1234' }]);
    expect(await site.stateOf(made.id)).toBe('returned');
  });

  it('is ordered back for every donor of a removed issue', async () => {
    const { reporter, id } = await site.newIssue();
    const made = [await site.standing(id, '5'), await site.standing(id, '6.50')];
    await reporter.expectCall(deleteIssue, { params: { id } });
    const orders = await Promise.all(made.map((one) => site.ordersOf(one.id)));
    expect(orders.flat().map(({ cents }) => cents)).toEqual(['500', '650']);
    expect(await site.booksProblem()).toBeNull();
  });
});

describe('a refund that a bank sends back', () => {
  it('is told to its donor once, and missed in the books until somebody has paid', async () => {
    const { id } = await site.newIssue();
    const made = await site.standing(id, '14');
    await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
    const ofPledge = "kind = 'refund' and charge_id = $1";
    const [order]: { id: string }[] = await site.api.database.query(
      `select id from provider_payment where ${ofPledge}`,
      [made.id],
    );
    const refund = { id: `re_${randomUUID()}`, metadata: { refundId: order?.id } };
    const say = (type: string, status: string) =>
      site.deliver(eventOf(type, { ...refund, status }));
    expect(await say('refund.updated', 'succeeded')).toBe(200);
    expect(await site.booksProblem()).toBeNull();
    // The same news under two names, and an old message that was delayed.
    await say('refund.failed', 'failed');
    await say('refund.updated', 'failed');
    await say('refund.updated', 'succeeded');

    expect(await site.ordersOf(made.id)).toMatchObject([{ status: 'failed', cents: '1400' }]);
    const told = (await site.toldOf(id)).split('\n');
    expect(told.filter((line) => line.includes('did not accept the $14.00'))).toHaveLength(1);
    expect(await site.booksProblem()).toContain(`pledge ${made.id} went back in the books`);

    const byHand = `update provider_payment set status = 'succeeded' where ${ofPledge}`;
    await site.api.database.query(byHand, [made.id]);
    expect(await site.booksProblem()).toBeNull();
  });
});

describe('messages from elsewhere', () => {
  const send = (body: string, signature: string) =>
    fetch(`${site.api.origin}/api/payments/webhook`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });

  it('are refused and change nothing', async () => {
    const { stripe } = site;
    const made = await site.pledge(issueId, '26');
    const body = JSON.stringify(site.paidEvent(made.id));
    const attempts = [
      send(body, stripe.sign(body, { secret: 'whsec_guess' })),
      send(body, stripe.sign(body, { ageSeconds: 3_600 })),
      send(body.replace('2600', '9900'), stripe.sign(body)),
      send(body, ''),
      send('{', stripe.sign('{')),
    ];
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect(await site.stateOf(made.id)).toBe('awaited');
    const large = 'x'.repeat(600 * 1024);
    expect((await send(large, stripe.sign(large))).status).toBe(413);
  });

  it('about things we do not know are taken and forgotten', async () => {
    expect(await site.deliver(eventOf('customer.created', { id: 'cus_1' }))).toBe(200);
    const strange = { id: 'cs', payment_status: 'paid', metadata: { chargeId: randomUUID() } };
    expect(await site.deliver(eventOf('checkout.session.completed', strange))).toBe(200);
    const forged = { id: 'cs', payment_status: 'paid', metadata: { chargeId: 'no uuid' } };
    expect(await site.deliver(eventOf('checkout.session.completed', forged))).toBe(200);
    expect((await fetch(`${site.api.origin}/api/payments/webhook`)).status).toBe(404);
  });
});

describe('the account of a solver', () => {
  it('is opened at the provider and ready once the provider says so', async () => {
    const solver = await personOf(site.api);
    expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'missing' });
    const { url } = await solver.expectCall(openPayoutAccount);
    expect((await solver.expectCall(openPayoutAccount)).url).toBe(url);
    expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'incomplete' });
    const account = site.stripe.activate(url.split('/').at(-1) ?? '');
    await site.deliver(eventOf('account.updated', account));
    expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'ready' });
  });

  it('cannot be opened while the provider does not answer', async () => {
    const solver = await personOf(site.api);
    site.stripe.fault('POST /v1/accounts', 'unreachable');
    expectRefusal(await solver.call(openPayoutAccount), 'payment_unavailable');
    expect(await solver.expectCall(getPayoutAccount)).toEqual({ state: 'missing' });
  });
});
