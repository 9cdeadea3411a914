import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createPledge } from '#api/case/funding/createPledge.ts';
import { receivePaymentEvent } from '#api/case/payments/receivePaymentEvent.ts';
import { startCharge } from '#api/case/payments/startCharge.ts';
import { withdrawPledge } from '#api/case/funding/pledgeReturns.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { sandboxPayments } from '#api/adapters/payments/sandboxPayments.ts';
import { ensureMovableMoney } from '#api/database/books/movableMoney.ts';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import { orderRefunds } from '#api/money/providerPayments.sql.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPaymentDesk } from '#tests/support/browser/paymentDesk.ts';

const desk = await openPaymentDesk();
afterAll(() => desk.stop());
beforeEach(async () => {
  // Clears what an earlier test left waiting.
  desk.pass(24 * 60);
  await desk.round();
  desk.warnings.length = 0;
});

async function withdrawnPledge() {
  const pledge = await desk.paidPledge();
  await desk.act(pledge.donor, (tx) => withdrawPledge(tx, pledge.id));
  return pledge;
}

const refundsOf = (providerId: string) =>
  desk.stripe.refunds.filter((refund) => refund.payment_intent === providerId);

describe('money that goes back', () => {
  it('is sent once, whoever of two processes comes first', async () => {
    const pledges = [];
    for (let at = 0; at < 6; at += 1) pledges.push(await withdrawnPledge());
    await Promise.all([
      desk.round(desk.database),
      desk.round(desk.other),
      desk.round(desk.database),
      desk.round(desk.other),
    ]);
    for (const { providerId } of pledges) {
      expect(refundsOf(providerId).map(({ amount }) => amount)).toEqual([5_000]);
    }
    expect(await desk.round()).toBe(0);
    expect((await checkBooks(desk.database.manager)).problem).toBeNull();
  });

  it('is sent once when the answer was lost', async () => {
    const { id, providerId } = await withdrawnPledge();
    desk.stripe.fault('POST /v1/refunds', 'answer_lost');
    await desk.round();
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([
      { status: 'pending', attempts: 1 },
    ]);
    expect(desk.warnings.join()).toContain('did not answer');
    expect(await desk.round()).toBe(0);
    desk.pass(1);
    await desk.round();
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'succeeded' }]);
    expect(refundsOf(providerId)).toHaveLength(1);
  });

  it('is sent once when the process died after the provider had done it', async () => {
    const { id, providerId } = await withdrawnPledge();
    const dying: PaymentProvider = {
      ...desk.payments,
      async refund(order) {
        await desk.payments.refund(order);
        return new Promise(() => undefined);
      },
    };
    void desk.round(desk.database, dying);
    expect(await eventually(() => refundsOf(providerId).length === 1, 5_000)).toBe(true);
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'pending' }]);
    expect(await desk.round(desk.other)).toBe(0);
    desk.pass(1);
    await desk.round(desk.other);
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'succeeded' }]);
    expect(refundsOf(providerId)).toHaveLength(1);
  });

  it('gets past an answer of failure that the provider repeats for one key', async () => {
    const { id, providerId } = await withdrawnPledge();
    desk.stripe.fault('POST /v1/refunds', 'server_error');
    for (let at = 0; at < 5; at += 1) {
      await desk.round();
      desk.pass(60);
    }
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'pending', round: 1 }]);
    await desk.round();
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'succeeded' }]);
    expect(refundsOf(providerId)).toHaveLength(1);
  });

  it('is never more than came', async () => {
    const { id, donor } = await withdrawnPledge();
    const again = desk.act(donor, (tx) => orderRefunds(tx, [{ pledgeId: id, amountCents: 1n }]));
    await expect(again).rejects.toThrow('exceed it');
    expect(await desk.ordersOf('charge_id', id)).toHaveLength(1);
    await desk.database.query('delete from provider_payment where charge_id = $1', [id]);
    const { problem } = await checkBooks(desk.database.manager);
    expect(problem).toContain(`pledge ${id} went back in the books, but not by the provider`);
  });

  it('that was refused because the dashboard sent it is sent once that fails', async () => {
    const { id, providerId } = await withdrawnPledge();
    const byHand = desk.stripe.refundByHand(providerId);
    await desk.round();
    const refused = { status: 'pending', last_error: 'charge_already_refunded' };
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([refused]);
    expect(desk.warnings.join()).toContain('charge_already_refunded');
    byHand.status = 'failed';
    desk.pass(600);
    expect(await desk.round()).toBe(1);
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'succeeded' }]);
    desk.pass(600);
    expect(await desk.round()).toBe(0);
  });

  it('that the provider could not deliver is told, and not asked for again', async () => {
    const { id } = await withdrawnPledge();
    desk.stripe.refundStatus.next = 'failed';
    await desk.round();
    desk.stripe.refundStatus.next = 'succeeded';
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'failed' }]);
    expect(desk.warnings.join()).toContain('failed');
    desk.pass(600);
    expect(await desk.round()).toBe(0);
  });

  it('and is on its way is followed to its end', async () => {
    desk.stripe.refundStatus.next = 'pending';
    const { id, providerId } = await withdrawnPledge();
    await desk.round();
    desk.stripe.refundStatus.next = 'succeeded';
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'pending' }]);
    const [refund] = refundsOf(providerId);
    const refundId = refund?.metadata.refundId ?? '';
    const told = { at: new Date(), amountCents: 5_000n, currencyCode: 'USD' };
    const ended = {
      ...told,
      kind: 'refund_ended' as const,
      refundId,
      providerId: refund?.id ?? '',
    };
    await desk.act(null, (tx) =>
      receivePaymentEvent(tx, { ...ended, id: 'evt_end', failure: null }),
    );
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([{ status: 'succeeded' }]);
    const late = { ...ended, id: 'evt_late', failure: 'lost_or_stolen_card' };
    const trouble = await desk.act(null, (tx) => receivePaymentEvent(tx, late));
    expect(trouble).toBe(`refund ${refundId} did not arrive: lost_or_stolen_card`);
    expect(await desk.act(null, (tx) => receivePaymentEvent(tx, late))).toBeNull();
    expect(await desk.ordersOf('charge_id', id)).toMatchObject([
      { status: 'failed', last_error: 'lost_or_stolen_card' },
    ]);
  });
});

describe('a checkout that nobody told us about', () => {
  const statusOf = (id: string) => desk.ordersOf('id', id);

  it('is looked up: paid becomes a pledge', async () => {
    const { id, checkoutId } = await desk.openCharge();
    expect(await desk.round()).toBe(0);
    desk.stripe.pay(checkoutId);
    desk.pass(1);
    await desk.round();
    expect(await statusOf(id)).toMatchObject([{ status: 'succeeded' }]);
    expect(await desk.database.query('select status from pledge where id = $1', [id])).toEqual([
      { status: 'held' },
    ]);
  });

  it('is looked up: expired is given up, open is left', async () => {
    const { id, checkoutId } = await desk.openCharge();
    desk.pass(1);
    await desk.round();
    expect(await statusOf(id)).toMatchObject([{ status: 'pending', attempts: 1 }]);
    desk.stripe.expire(checkoutId);
    desk.pass(5);
    await desk.round();
    expect(await statusOf(id)).toMatchObject([{ status: 'failed', last_error: 'expired' }]);
  });

  it('is given up when its page was never opened', async () => {
    const donor = await desk.person();
    const issueId = await desk.issue(donor);
    const charge = { issueId, amountCents: 900n, provider: 'stripe' as const };
    const { id } = await desk.act(donor, (tx) => startCharge(tx, charge));
    desk.pass(30);
    await desk.round();
    expect(await statusOf(id)).toMatchObject([{ status: 'pending' }]);
    desk.pass(31);
    await desk.round();
    expect(await statusOf(id)).toMatchObject([{ status: 'failed' }]);
  });
});

describe('test money and real money', () => {
  it('do not meet in one database', async () => {
    await desk.paidPledge();
    await expect(ensureMovableMoney(desk.database, sandboxPayments)).rejects.toThrow(
      'payments of Stripe',
    );
    const donor = await desk.person();
    const issueId = await desk.issue(donor);
    await desk.act(donor, (tx) => createPledge(tx, { issueId, amountCents: 4_000n }));
    await expect(ensureMovableMoney(desk.database, desk.payments)).rejects.toThrow('test money');
  });
});
