import type { Stripe } from 'stripe';
import type { PaymentEvent } from '#api/platform/paymentProvider.rules.ts';
import {
  accountState,
  foreignRefund,
  linkedId,
  isQuestion,
  ownId,
  ownRefund,
  paidSession,
  takenByDispute,
  type OwnPayment,
} from './stripeRecords.ts';

/** Older messages are refused as possible replays. */
const TOLERANCE_SECONDS = 300;

type SignedMessage = {
  body: Uint8Array;
  signature: string;
  secrets: readonly string[];
  /** Whether our key moves real money. */
  isLive: boolean;
};

type Base = { id: string; at: Date };
const other = (base: Base): PaymentEvent => ({ ...base, kind: 'other' });

/** Events that a connected account reports about itself, never about our payments. */
const OF_ACCOUNTS = ['account.updated', 'account.application.deauthorized'];

/**
 * Null: the signature is invalid. Messages about objects that are not ours, or in the other mode (test or
 * live), are `other`. Rejects when Stripe has to be queried and does not respond.
 */
export async function readStripeEvent(
  stripe: Stripe,
  { body, signature, secrets, isLive }: SignedMessage,
): Promise<PaymentEvent | null> {
  const text = Buffer.from(body).toString('utf8');
  const attempts = secrets.map((secret) =>
    stripe.webhooks
      .constructEventAsync(text, signature, secret, TOLERANCE_SECONDS)
      .catch(() => null),
  );
  const event = (await Promise.all(attempts)).find((found) => found !== null);
  if (!event) return null;
  const base = { id: event.id, at: new Date(event.created * 1000) };
  const isForeign = event.account !== undefined && !OF_ACCOUNTS.includes(event.type);
  // An endpoint for connected accounts receives the messages of both modes.
  if (isForeign || event.livemode === !isLive) return other(base);
  return translate(stripe, event, base);
}

async function translate(stripe: Stripe, event: Stripe.Event, base: Base): Promise<PaymentEvent> {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded': {
      const charge = paidSession(event.data.object);
      return charge ? { ...base, kind: 'charge_paid', ...charge } : other(base);
    }
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const chargeId = ownId(event.data.object.metadata?.chargeId);
      return chargeId ? { ...base, kind: 'charge_expired', chargeId } : other(base);
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return isQuestion(event.data.object)
        ? other(base)
        : disputeEvent(stripe, base, event.data.object);
    case 'charge.dispute.funds_withdrawn':
      return disputeEvent(stripe, base, event.data.object);
    case 'charge.dispute.funds_reinstated':
      return disputeEvent(stripe, base, { ...event.data.object, status: 'won' });
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(stripe, base, event.data.object);
    case 'account.updated':
      return accountEvent(stripe, base, event.data.object.id);
    case 'account.application.deauthorized':
      return event.account === undefined
        ? other(base)
        : { ...base, kind: 'account_gone', accountId: event.account };
    case 'charge.succeeded': {
      const { metadata, payment_method_details } = event.data.object;
      const chargeId = ownId(metadata.chargeId);
      const fingerprint = payment_method_details?.card?.fingerprint;
      return chargeId && fingerprint
        ? { ...base, kind: 'card_seen', chargeId, fingerprint }
        : other(base);
    }
    default:
      return other(base);
  }
}

type Linked = string | { id: string } | null | undefined;

/** Refunds and disputes name only the payment, which has to be loaded. Null: not ours. */
async function loadPayment(stripe: Stripe, linked: Linked): Promise<OwnPayment | null> {
  const paymentId = linkedId(linked);
  if (paymentId === '') return null;
  const { metadata } = await stripe.paymentIntents.retrieve(paymentId);
  const chargeId = ownId(metadata.chargeId);
  return chargeId ? { paymentId, chargeId } : null;
}

async function disputeEvent(
  stripe: Stripe,
  base: Base,
  dispute: Stripe.Dispute,
): Promise<PaymentEvent> {
  const payment = await loadPayment(stripe, dispute.payment_intent);
  return payment
    ? { ...base, kind: 'money_taken', ...takenByDispute(dispute, payment) }
    : other(base);
}

async function refundEvent(
  stripe: Stripe,
  base: Base,
  refund: Stripe.Refund,
): Promise<PaymentEvent> {
  const own = ownRefund(refund);
  if (own) return own.isPending ? other(base) : { ...base, kind: 'refund_ended', ...own };
  const payment = await loadPayment(stripe, refund.payment_intent);
  return payment
    ? { ...base, kind: 'money_taken', ...foreignRefund(refund, payment) }
    : other(base);
}

/** Stripe refuses to show an account that has been disconnected. */
const NO_ACCESS = [403, 404];

/** Messages arrive in any order, so the state is read from the account itself. */
async function accountEvent(stripe: Stripe, base: Base, accountId: string): Promise<PaymentEvent> {
  try {
    const account = await stripe.accounts.retrieve(accountId);
    return { ...base, kind: 'account_changed', ...accountState(account) };
  } catch (error) {
    const { statusCode } = error as Partial<Stripe.errors.StripeError>;
    if (statusCode === undefined || !NO_ACCESS.includes(statusCode)) throw error;
    return { ...base, kind: 'account_gone', accountId };
  }
}
