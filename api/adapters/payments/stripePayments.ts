import type { Stripe } from 'stripe';
import type {
  ChargeState,
  CheckoutPages,
  PaymentProvider,
  PayoutAccounts,
  Settlement,
} from '#api/platform/paymentProvider.rules.ts';
import { isStripeCurrency, largestCharge, providerAmount, toStripeAmount } from './stripeAmount.ts';
import { readStripeEvent } from './stripeEvents.ts';
import { stripeLists } from './stripeLists.ts';
import { linkedId, payoutGroup } from './stripeRecords.ts';

export type StripeOptions = {
  secretKey: string;
  /** One per endpoint: our own account and the connected accounts have different ones. */
  webhookSecrets: readonly string[];
  /** `https://api.stripe.com`, or a server that speaks its protocol. */
  apiUrl: string;
};

/** Below the shortest pause between two attempts of one payment. */
const TIMEOUT_MS = 20_000;
const PAGE_SIZE = 100;

async function connect({ secretKey, apiUrl }: StripeOptions): Promise<Stripe> {
  // Loaded late: it takes longer than the rest of the server.
  const { default: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return new Client(secretKey, {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    // We retry ourselves: our retries survive a restart and know what was refused.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/**
 * A 4xx means nothing was done, unless the payment is still in progress. Anything else: unknown. No refusal
 * is final: a dispute ends, and a refund made in the dashboard can fail. If Stripe has already paid in our
 * place, the order ends once that is known.
 */
function toRefusal(error: unknown): Settlement {
  const { statusCode, code, message } = error as Partial<Stripe.errors.StripeError>;
  const isDefinite =
    statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 409;
  if (!isDefinite || statusCode === 429) throw error;
  return { state: 'refused', reason: code ?? message ?? String(statusCode), isFinal: false };
}

function refundSettlement({ id, status, failure_reason }: Stripe.Refund): Settlement {
  if (status === 'failed' || status === 'canceled') {
    return { state: 'refused', reason: failure_reason ?? status, isFinal: true };
  }
  return { state: status === 'succeeded' ? 'succeeded' : 'accepted', providerId: id };
}

function chargeState(session: Stripe.Checkout.Session): ChargeState {
  if (session.status === 'expired') return { state: 'expired' };
  if (session.payment_status !== 'paid') return { state: 'open' };
  const amount = providerAmount(session.amount_total, session.currency);
  return { state: 'paid', providerId: linkedId(session.payment_intent), ...amount };
}

const checkoutPages = (client: () => Promise<Stripe>): CheckoutPages => ({
  maxCents: largestCharge,

  async open(order) {
    const stripe = await client();
    const metadata = { chargeId: order.id };
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: order.currency.code.toLowerCase(),
              unit_amount: toStripeAmount(order.amountCents, order.currency),
              product_data: { name: order.description },
            },
          },
        ],
        client_reference_id: order.id,
        metadata,
        payment_intent_data: { metadata },
        success_url: order.returnUrl,
        cancel_url: order.cancelUrl,
        expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      },
      { idempotencyKey: order.id },
    );
    return { checkoutId: session.id, url: session.url ?? '' };
  },

  async look(checkoutId) {
    const stripe = await client();
    return chargeState(await stripe.checkout.sessions.retrieve(checkoutId));
  },
});

const payoutAccounts = (client: () => Promise<Stripe>): PayoutAccounts => ({
  async open(userId, round = 0) {
    const stripe = await client();
    const account = await stripe.accounts.create(
      {
        // Stripe collects the solver's details and shows them their balance.
        controller: {
          fees: { payer: 'application' },
          losses: { payments: 'application' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'express' },
        },
        capabilities: { transfers: { requested: true } },
        metadata: { userId },
      },
      { idempotencyKey: round === 0 ? `account-${userId}` : `account-${userId}-${round}` },
    );
    return account.id;
  },

  async link(accountId, { returnUrl, refreshUrl }) {
    const stripe = await client();
    const link = await stripe.accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    });
    return link.url;
  },
});

/**
 * Pledges use the hosted checkout page, so that no card number reaches us; payouts are transfers to
 * the solvers' connected accounts. A repeated order first looks for the result of an earlier
 * attempt: Stripe forgets idempotency keys after a day.
 */
export function createStripePayments(options: StripeOptions): PaymentProvider {
  let connected: Promise<Stripe> | undefined;
  const client = () => {
    connected ??= connect(options);
    connected.catch(() => (connected = undefined));
    return connected;
  };
  return {
    name: 'stripe',
    takes: isStripeCurrency,
    checkout: checkoutPages(client),
    accounts: payoutAccounts(client),
    records: stripeLists(client),

    async refund({ id, round, isRepeat, amountCents, currency, paymentId }) {
      const stripe = await client();
      if (isRepeat) {
        const { data } = await stripe.refunds.list({
          payment_intent: paymentId,
          limit: PAGE_SIZE,
        });
        const earlier = data.find(({ metadata }) => metadata?.refundId === id);
        if (earlier) return refundSettlement(earlier);
      }
      const body = { payment_intent: paymentId, amount: toStripeAmount(amountCents, currency) };
      return stripe.refunds
        .create(
          { ...body, metadata: { refundId: id } },
          { idempotencyKey: `refund-${id}-${round}` },
        )
        .then(refundSettlement, toRefusal);
    },

    async payOut({ id, round, isRepeat, amountCents, currency, accountId }) {
      const stripe = await client();
      const group = { transfer_group: payoutGroup(id) };
      if (isRepeat) {
        const { data } = await stripe.transfers.list({ ...group, limit: 1 });
        if (data[0]) return { state: 'succeeded', providerId: data[0].id };
      }
      return stripe.transfers
        .create(
          {
            ...group,
            amount: toStripeAmount(amountCents, currency),
            currency: currency.code.toLowerCase(),
            destination: accountId,
          },
          { idempotencyKey: `payout-${id}-${round}` },
        )
        .then(
          (transfer): Settlement => ({ state: 'succeeded', providerId: transfer.id }),
          toRefusal,
        );
    },

    async readWebhook(body, signature) {
      const { webhookSecrets: secrets, secretKey } = options;
      const isLive = secretKey.includes('_live_');
      return readStripeEvent(await client(), { body, signature, secrets, isLive });
    },
  };
}
