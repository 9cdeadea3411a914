import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { listAudit, listLedger, listMoneyTrail } from '#schema/case/audit.ts';
import {
  createPledge,
  getPledgePayment,
  listPledges,
  withdrawPledge,
} from '#schema/case/pledge.ts';
import { listOwnPledges } from '#schema/case/ownLists.ts';
import { startCardSite } from '#tests/support/browser/cardSite.ts';
import { eventOf } from '#tests/support/providers/stripeServer.ts';

const site = await startCardSite();
afterAll(() => site.stop());
beforeEach(() => site.forgetReturns());

/** Somebody clicks in Stripe's own dashboard. */
const refund = (paymentIntent: string, cents?: number) =>
  eventOf('refund.created', { ...site.stripe.refundByHand(paymentIntent, cents) });

it('a refund in the dashboard is on the books, the record and the donor’s pages', async () => {
  const { donor } = site;
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  await site.standing(id, '5');
  const event = refund(made.paymentIntent);
  const again = { ...event, id: `evt_${randomUUID()}`, type: 'refund.updated' };
  for (const message of [event, event, again]) expect(await site.deliver(message)).toBe(200);

  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '5.00', status: 'funded' });
  const { balance, items } = await donor.expectCall(listLedger, { params: { id } });
  expect(balance).toBe('5.00');
  expect(items.map(({ kind }) => kind)).toEqual(['pledge', 'pledge', 'provider_refund']);
  const record = await donor.expectCall(listAudit, { params: { id } });
  expect(record.items.at(-1)).toMatchObject({
    action: 'pledge_refunded_at_provider',
    actorDigest: null,
  });
  expect(await site.toldOf(id)).toContain('$40.00 that was pledged');
  const trail = await donor.expectCall(listMoneyTrail, { params: { id } });
  expect(trail.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['pledge', '40.00'],
    ['pledge', '5.00'],
    ['provider_refund', '-40.00'],
  ]);
  const own = await donor.expectCall(listOwnPledges, { query: { state: 'returned' } });
  expect(own.items).toMatchObject([{ id: made.id, amount: '40.00', state: 'refunded' }]);
  expect(await site.stateOf(made.id)).toBe('returned');
  // Nothing is sent a second time.
  expect(await site.ordersOf(made.id)).toEqual([]);
  expect(await site.booksProblem()).toBeNull();
});

it('a part refunded in the dashboard leaves the rest of the pledge', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  for (const cents of [1_500, 500]) await site.deliver(refund(made.paymentIntent, cents));
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '20.00', status: 'funded' });
  const pledges = await site.donor.expectCall(listPledges, { params: { id } });
  expect(pledges).toMatchObject([{ id: made.id, amount: '20.00' }]);
  const own = await site.donor.expectCall(listOwnPledges, { query: { state: 'held' } });
  expect(own.items.find((pledge) => pledge.id === made.id)).toMatchObject({
    amount: '40.00',
    flow: { held: '20.00', solver: '0.00', platform: '0.00', back: '20.00', borne: '0.00' },
  });
  const params = { id: made.id };
  expect(await site.donor.expectCall(getPledgePayment, { params })).toMatchObject({
    state: 'received',
    amount: '20.00',
    pledge: 'held',
  });
  await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
  expect(await site.ordersOf(made.id)).toMatchObject([{ cents: '2000' }]);
  expect(await site.booksProblem()).toBeNull();
});

it('a refund in the dashboard that the donor’s bank sends back stands again', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  const event = refund(made.paymentIntent);
  const failed = { ...(event.data.object as object), status: 'failed' };
  await site.deliver(event);
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00', status: 'reported' });
  await site.deliver(eventOf('refund.failed', failed));
  // Held up on its way.
  await site.deliver({ ...event, id: `evt_${randomUUID()}` });
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '40.00', status: 'funded' });
  expect(await site.toldOf(id)).toContain('is in the escrow of');
  expect(await site.booksProblem()).toBeNull();
});

it('a refund in the dashboard in place of ours is not paid twice', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  site.stripe.fault('POST /v1/refunds', 'unreachable');
  await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
  await site.deliver(refund(made.paymentIntent));
  const orders = await site.ordersOf(made.id);
  expect(orders.map(({ status }) => status)).toEqual(['failed']);
  expect(await site.booksProblem()).toBeNull();
});

it('a refund in the dashboard makes up for one of ours that did not arrive', async () => {
  const { id } = await site.newIssue();
  const made = await site.standing(id, '40');
  site.stripe.refundStatus.next = 'failed';
  await site.donor.expectCall(withdrawPledge, { params: { id: made.id } });
  const ofPledge = `update provider_payment set status = 'failed', last_error = 'declined',
    settled_at = created_at where charge_id = $1`;
  await site.api.database.query(ofPledge, [made.id]);
  site.stripe.refundStatus.next = 'succeeded';
  expect(await site.booksProblem()).toContain('went back in the books');
  await site.deliver(refund(made.paymentIntent));
  expect(await site.booksProblem()).toBeNull();
});

it('refunds in the dashboard are not counted as the donor’s own', async () => {
  const { donor } = site;
  const { id } = await site.newIssue();
  for (let round = 0; round < 4; round += 1) {
    const made = await site.standing(id, '40');
    await site.deliver(refund(made.paymentIntent));
  }
  const more = await donor.call(createPledge, { body: { issueId: id, amount: '40' } });
  expect(more.status).toBe(201);
});

it('a refund in the dashboard after the payout is borne by the platform, and given back if it fails', async () => {
  const { database } = site.api;
  const { id } = await site.newIssue();
  const made = await site.standing(id, '50');
  await database.query("update issue set status = 'completed' where id = $1", [id]);
  const spend = "update pledge set status = 'spent', closed_at = created_at where issue_id = $1";
  await database.query(spend, [id]);
  const event = refund(made.paymentIntent, 3_000);
  const entries = async () => {
    const { items } = await site.donor.expectCall(listLedger, { params: { id } });
    return items
      .slice(1)
      .map((item) => item.entries.map(({ account, amount }) => [account, amount]));
  };
  await site.deliver(event);
  const borne = [
    ['platform', '-30.00'],
    ['donor', '30.00'],
  ];
  expect(await entries()).toEqual([borne]);
  const trail = await site.donor.expectCall(listMoneyTrail, { params: { id } });
  expect(trail.map(({ amount, isBorne }) => [amount, isBorne])).toEqual([
    ['50.00', false],
    ['-30.00', true],
  ]);
  const own = await site.donor.expectCall(listOwnPledges, { query: { state: 'spent' } });
  expect(own.items.find((pledge) => pledge.id === made.id)?.flow).toEqual({
    held: '0.00',
    solver: '50.00',
    platform: '0.00',
    back: '0.00',
    borne: '30.00',
  });
  const failed = { ...(event.data.object as object), status: 'failed' };
  await site.deliver(eventOf('refund.failed', failed));
  const back = [
    ['platform', '30.00'],
    ['donor', '-30.00'],
  ];
  expect(await entries()).toEqual([borne, back]);
  expect(await site.booksProblem()).toBeNull();
});

it('a refund of a payment that is not ours changes nothing', async () => {
  const { id } = await site.newIssue();
  await site.standing(id, '40');
  const elsewhere = { id: 're_x', amount: 4_000, currency: 'usd', status: 'succeeded' };
  expect(await site.deliver(eventOf('refund.created', elsewhere))).toBe(200);
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '40.00' });
});

it('a payment of another amount or currency than asked is shown, and not booked', async () => {
  for (const wrong of [{ amount_total: 1 }, { currency: 'eur' }]) {
    const { id } = await site.newIssue();
    const made = await site.pledge(id, '40');
    const session = { ...site.pay(made.id), ...wrong };
    await site.deliver(eventOf('checkout.session.completed', session));
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00', status: 'reported' });
    const sql = 'select what, ours_cents, settled_at from provider_difference where issue_id = $1';
    const [kept] = await site.api.database.query(sql, [id]);
    const what = 'currency' in wrong ? 'currency' : 'amount';
    expect(kept).toMatchObject({ what, ours_cents: '4000', settled_at: null });
  }
});

it('messages of the other mode and of connected accounts move nothing', async () => {
  const { id } = await site.newIssue();
  const made = await site.pledge(id, '40');
  const paid = site.paidEvent(made.id);
  for (const wrong of [{ livemode: true }, { account: 'acct_of_a_solver' }]) {
    const event = { ...paid, ...wrong, id: `evt_${randomUUID()}` };
    expect(await site.deliver(event)).toBe(200);
    expect(await site.issueOf(id)).toMatchObject({ currentFunding: '0.00' });
  }
  await site.deliver(paid);
  expect(await site.issueOf(id)).toMatchObject({ currentFunding: '40.00' });
});
