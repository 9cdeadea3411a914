import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import {
  eventOf,
  startStripeServer,
  type StripeServer,
} from '#tests/support/providers/stripeServer.ts';
import { createStripePayments } from './stripePayments.ts';
import { US_DOLLAR } from '#schema/money/currency.ts';

const stripe = await startStripeServer();
const { settings } = stripe;
const payments = createStripePayments({
  secretKey: settings.STRIPE_SECRET_KEY ?? '',
  webhookSecrets: [settings.STRIPE_WEBHOOK_SECRET ?? ''],
  apiUrl: settings.STRIPE_API_URL ?? '',
});
afterAll(() => stripe.stop());

const order = (amountCents = 2_500n) => ({
  id: randomUUID(),
  amountCents,
  currency: US_DOLLAR,
  description: 'Broken lamp',
  returnUrl: 'https://trybe.example/payments/1',
  cancelUrl: 'https://trybe.example/payments/1',
  expiresAt: new Date(Date.now() + 60 * 60_000),
});

async function paidCharge(amountCents = 2_500n) {
  const charge = order(amountCents);
  const { checkoutId } = await payments.checkout!.open(charge);
  const session = stripe.pay(checkoutId);
  return { charge, checkoutId, session, paymentId: session.payment_intent ?? '' };
}

const read = (event: unknown, options?: Parameters<StripeServer['sign']>[1]) => {
  const body = JSON.stringify(event);
  return payments.readWebhook(Buffer.from(body), stripe.sign(body, options));
};

const refundOf = (paymentId: string, changes: object = {}) => ({
  id: randomUUID(),
  round: 0,
  isRepeat: false,
  amountCents: 2_500n,
  currency: US_DOLLAR,
  paymentId,
  ...changes,
});

describe('a checkout', () => {
  it('is one page however often it is asked for, and says how it stands', async () => {
    const charge = order();
    const first = await payments.checkout!.open(charge);
    expect(await payments.checkout!.open(charge)).toEqual(first);
    expect(await payments.checkout!.look(first.checkoutId)).toEqual({ state: 'open' });
    const { payment_intent: providerId } = stripe.pay(first.checkoutId);
    expect(await payments.checkout!.look(first.checkoutId)).toMatchObject({
      state: 'paid',
      providerId,
    });
    expect(stripe.sessions.get(first.checkoutId)?.amount_total).toBe(2_500);
  });

  it('that ran out is expired', async () => {
    const { checkoutId } = await payments.checkout!.open(order());
    stripe.expire(checkoutId);
    expect(await payments.checkout!.look(checkoutId)).toEqual({ state: 'expired' });
  });
});

describe('a refund', () => {
  it('whose answer was lost is found by the repeat, also under a forgotten key', async () => {
    const { paymentId } = await paidCharge();
    const refund = refundOf(paymentId);
    stripe.fault('/v1/refunds', 'answer_lost');
    await expect(payments.refund(refund)).rejects.toThrow('connection');
    // A new key, as Stripe forgets the first one after a day.
    const repeat = await payments.refund({ ...refund, isRepeat: true, round: 9 });
    expect(repeat.state).toBe('succeeded');
    expect(stripe.refunds.filter(({ metadata }) => metadata.refundId === refund.id)).toHaveLength(
      1,
    );
  });

  it('leaves the outcome open after a server error or without a line', async () => {
    const { paymentId } = await paidCharge();
    const messages = { server_error: 'went wrong', unreachable: 'connection' } as const;
    for (const fault of ['server_error', 'unreachable'] as const) {
      stripe.fault('/v1/refunds', fault);
      const attempt = payments.refund(refundOf(paymentId));
      await expect(attempt).rejects.toThrow(messages[fault]);
    }
  });

  it('is refused for now when nothing is left, and while the bank has it', async () => {
    const { paymentId } = await paidCharge();
    await payments.refund(refundOf(paymentId));
    const again = await payments.refund(refundOf(paymentId));
    expect(again).toEqual({ state: 'refused', reason: 'charge_already_refunded', isFinal: false });
    const other = await paidCharge();
    stripe.dispute(other.paymentId);
    const disputed = await payments.refund(refundOf(other.paymentId));
    expect(disputed).toEqual({ state: 'refused', reason: 'charge_disputed', isFinal: false });
  });

  it('that takes its time is accepted first', async () => {
    const { paymentId } = await paidCharge();
    stripe.refundStatus.next = 'pending';
    const refund = refundOf(paymentId);
    expect((await payments.refund(refund)).state).toBe('accepted');
    stripe.refundStatus.next = 'succeeded';
    const known = stripe.refunds.find(({ metadata }) => metadata.refundId === refund.id);
    Object.assign(known ?? {}, { status: 'succeeded' });
    expect((await payments.refund({ ...refund, isRepeat: true })).state).toBe('succeeded');
  });
});

describe('a payout', () => {
  const payout = (accountId: string, changes: object = {}) => ({
    id: randomUUID(),
    round: 0,
    isRepeat: false,
    amountCents: 1_000n,
    currency: US_DOLLAR,
    accountId,
    ...changes,
  });

  it('waits for the account, and a new round gets past a saved refusal', async () => {
    await paidCharge(50_000n);
    const userId = randomUUID();
    const accountId = await payments.accounts!.open(userId);
    expect(await payments.accounts!.open(userId)).toBe(accountId);
    const first = payout(accountId);
    const refused = { state: 'refused', isFinal: false };
    expect(await payments.payOut(first)).toMatchObject(refused);
    stripe.activate(accountId);
    // Stripe replays its saved response for the same key.
    expect(await payments.payOut(first)).toMatchObject(refused);
    expect((await payments.payOut({ ...first, round: 1 })).state).toBe('succeeded');
    expect(stripe.transfers.filter(({ destination }) => destination === accountId)).toHaveLength(1);
  });

  it('whose answer was lost is not made twice', async () => {
    await paidCharge(50_000n);
    const accountId = await payments.accounts!.open(randomUUID());
    stripe.activate(accountId);
    const lost = payout(accountId);
    stripe.fault('/v1/transfers', 'answer_lost');
    await expect(payments.payOut(lost)).rejects.toThrow('connection');
    expect((await payments.payOut({ ...lost, isRepeat: true, round: 5 })).state).toBe('succeeded');
    expect(stripe.transfers.filter(({ destination }) => destination === accountId)).toHaveLength(1);
  });

  it('leads to a page of Stripe for what it needs to know', async () => {
    const accountId = await payments.accounts!.open(randomUUID());
    const urls = {
      returnUrl: 'https://trybe.example/profile',
      refreshUrl: 'https://trybe.example',
    };
    expect(await payments.accounts!.link(accountId, urls)).toContain(accountId);
  });
});

describe('a message', () => {
  it('counts only with a fresh signature by our secret', async () => {
    const { session, charge, paymentId } = await paidCharge();
    const event = eventOf('checkout.session.completed', session);
    const paid = { chargeId: charge.id, providerId: paymentId, currencyCode: 'USD' };
    expect(await read(event)).toMatchObject({ id: event.id, ...paid, amountCents: 2_500n });
    expect(await read(event, { secret: 'whsec_other' })).toBeNull();
    expect(await read(event, { ageSeconds: 301 })).toBeNull();
    const body = JSON.stringify(event);
    const forged = Buffer.from(body.replace('paid', 'Paid'));
    expect(await payments.readWebhook(forged, stripe.sign(body))).toBeNull();
    expect(await payments.readWebhook(Buffer.from(body), '')).toBeNull();
  });

  it('about a dispute names our charge; a stranger’s is nothing to us', async () => {
    const { charge, paymentId } = await paidCharge();
    const dispute = eventOf('charge.dispute.created', stripe.dispute(paymentId));
    expect(await read(dispute)).toMatchObject({
      kind: 'money_taken',
      taking: 'dispute',
      state: 'taken',
      chargeId: charge.id,
      amountCents: 2_500n,
    });
    const withdrawn = eventOf('charge.dispute.funds_withdrawn', dispute.data.object);
    expect(await read(withdrawn)).toMatchObject({ kind: 'money_taken', taking: 'dispute' });
    const inquiry = eventOf('charge.dispute.created', stripe.inquire(paymentId));
    expect(await read(inquiry)).toMatchObject({ id: inquiry.id, kind: 'other' });
    const strange = eventOf('checkout.session.completed', { id: 'cs', payment_status: 'paid' });
    expect(await read(strange)).toMatchObject({ kind: 'other' });
    expect(await read(eventOf('customer.created', {}))).toMatchObject({ kind: 'other' });
  });

  it('of a connected account says nothing about our payments', async () => {
    const { session } = await paidCharge();
    const event = { ...eventOf('checkout.session.completed', session), account: 'acct_1' };
    expect(await read(event)).toMatchObject({ kind: 'other' });
  });

  it('about a checkout that is complete but unpaid moves nothing', async () => {
    const { checkoutId } = await payments.checkout!.open(order());
    const session = stripe.sessions.get(checkoutId);
    const event = eventOf('checkout.session.completed', session);
    expect(await read(event)).toMatchObject({ kind: 'other' });
    expect(await read(eventOf('checkout.session.expired', session))).toMatchObject({
      kind: 'charge_expired',
    });
  });

  it('reports how refunds ended and that an account is ready', async () => {
    const refundId = randomUUID();
    const refund = { id: 're_1', status: 'failed', metadata: { refundId } };
    expect(await read(eventOf('refund.failed', refund))).toMatchObject({
      kind: 'refund_ended',
      refundId,
      failure: 'failed',
    });
    const accountId = await payments.accounts!.open(randomUUID());
    const account = stripe.activate(accountId);
    expect(await read(eventOf('account.updated', account))).toMatchObject({
      kind: 'account_changed',
      isReady: true,
    });
  });

  it('tells by which card somebody paid and to which bank account money goes on', async () => {
    const chargeId = randomUUID();
    const payment_method_details = { card: { fingerprint: 'card_1' } };
    const charge = { id: 'ch_1', metadata: { chargeId }, payment_method_details };
    expect(await read(eventOf('charge.succeeded', charge))).toMatchObject({
      kind: 'card_seen',
      chargeId,
      fingerprint: 'card_1',
    });
    const external_accounts = { data: [{ fingerprint: 'bank_1' }, { fingerprint: null }] };
    const id = await payments.accounts!.open(randomUUID());
    Object.assign(stripe.accounts.get(id)!, { external_accounts });
    expect(await read(eventOf('account.updated', { id }))).toMatchObject({
      kind: 'account_changed',
      isReady: false,
      bankAccounts: ['bank_1'],
    });
  });
});
