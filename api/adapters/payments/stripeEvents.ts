import type { Stripe } from 'stripe';
import type { PaymentEvent } from '#api/platform/paymentProvider.rules.ts';
import { centsOfStripe } from './stripeAmount.ts';

/** Older messages are refused as possible replays. */
const TOLERANCE_SECONDS = 300;

type SignedMessage = { body: Uint8Array; signature: string; secrets: readonly string[] };

const idOf = (linked: string | { id: string } | null | undefined): string =>
  typeof linked === 'string' ? linked : (linked?.id ?? '');

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Null for ids that others wrote into their own objects. */
const ownId = (text: string | undefined) => (text !== undefined && UUID.test(text) ? text : null);

const other = (id: string): PaymentEvent => ({ id, kind: 'other' });

/**
 * Null: the signature is invalid. Messages about objects that are not ours are `other`. Rejects
 * when Stripe has to be asked and does not answer.
 */
export async function readStripeEvent(
  stripe: Stripe,
  { body, signature, secrets }: SignedMessage,
): Promise<PaymentEvent | null> {
  const text = Buffer.from(body).toString('utf8');
  const attempts = secrets.map((secret) =>
    stripe.webhooks
      .constructEventAsync(text, signature, secret, TOLERANCE_SECONDS)
      .catch(() => null),
  );
  const event = (await Promise.all(attempts)).find((found) => found !== null);
  if (!event) return null;
  // Connected accounts only report on themselves, never on our payments.
  const isForeign = event.account !== undefined && event.type !== 'account.updated';
  return isForeign ? other(event.id) : translate(stripe, event);
}

async function translate(stripe: Stripe, event: Stripe.Event): Promise<PaymentEvent> {
  const { id } = event;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paidEvent(id, event.data.object);
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_failed': {
      const chargeId = ownId(event.data.object.metadata?.chargeId);
      return chargeId ? { id, kind: 'charge_expired', chargeId } : other(id);
    }
    case 'charge.dispute.created':
      return isQuestion(event.data.object)
        ? other(id)
        : disputeEvent(stripe, id, event.data.object);
    case 'charge.dispute.funds_withdrawn':
      return disputeEvent(stripe, id, event.data.object);
    case 'refund.updated':
    case 'refund.failed':
      return refundEvent(id, event.data.object);
    case 'account.updated': {
      const { id: accountId, capabilities, external_accounts } = event.data.object;
      const isReady = capabilities?.transfers === 'active';
      const bankAccounts = (external_accounts?.data ?? []).flatMap(({ fingerprint }) =>
        fingerprint ? [fingerprint] : [],
      );
      return { id, kind: 'account_changed', accountId, isReady, bankAccounts };
    }
    case 'charge.succeeded': {
      const { metadata, payment_method_details } = event.data.object;
      const chargeId = ownId(metadata.chargeId);
      const fingerprint = payment_method_details?.card?.fingerprint;
      return chargeId && fingerprint ? { id, kind: 'card_seen', chargeId, fingerprint } : other(id);
    }
    default:
      return other(id);
  }
}

function paidEvent(id: string, session: Stripe.Checkout.Session): PaymentEvent {
  const chargeId = ownId(session.metadata?.chargeId);
  const isPaid = session.payment_status === 'paid';
  if (!chargeId || !isPaid) return other(id);
  return { id, kind: 'charge_paid', chargeId, providerId: idOf(session.payment_intent) };
}

/**
 * An inquiry, or a dispute stopped in time, has taken no money; if it does later, another message
 * follows.
 */
const isQuestion = ({ status }: Stripe.Dispute) =>
  status === 'prevented' || status.startsWith('warning_');

/**
 * A dispute names only the payment, which has to be loaded. The opening of a dispute and its
 * withdrawal of money are one event: both carry the id of the dispute.
 */
async function disputeEvent(
  stripe: Stripe,
  eventId: string,
  dispute: Stripe.Dispute,
): Promise<PaymentEvent> {
  const providerId = idOf(dispute.payment_intent);
  if (providerId === '') return other(eventId);
  const { metadata } = await stripe.paymentIntents.retrieve(providerId);
  const chargeId = ownId(metadata.chargeId);
  if (!chargeId) return other(eventId);
  const amountCents = centsOfStripe(dispute.amount, dispute.currency);
  return { id: dispute.id, kind: 'charge_disputed', chargeId, providerId, amountCents };
}

function refundEvent(id: string, refund: Stripe.Refund): PaymentEvent {
  const refundId = ownId(refund.metadata?.refundId);
  const { status } = refund;
  const hasFailed = status === 'failed' || status === 'canceled';
  if (!refundId || (status !== 'succeeded' && !hasFailed)) return other(id);
  const failure = hasFailed ? (refund.failure_reason ?? status) : null;
  return { id, kind: 'refund_ended', refundId, providerId: refund.id, failure };
}
