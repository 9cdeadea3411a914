import type { Currency } from '#schema/money/currency.ts';
import type { Cents } from '#schema/money/money.ts';

export type ChargeOrder = {
  /** Also the provider's idempotency key: repeats open one page. */
  id: string;
  amountCents: Cents;
  currency: Currency;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type OpenCheckout = { checkoutId: string; url: string };

/** `paid` carries the provider's payment id, which refunds and disputes name. */
export type ChargeState =
  | { state: 'open' }
  | { state: 'paid'; providerId: string }
  | { state: 'expired' };

/**
 * `round`: definite refusals so far. The first attempt after one is a new request to the provider;
 * other repeats are the same request and take effect once.
 */
type MoneyOrder = {
  id: string;
  round: number;
  isRepeat: boolean;
  amountCents: Cents;
  currency: Currency;
};
export type RefundOrder = MoneyOrder & { paymentId: string };
export type PayoutOrder = MoneyOrder & { accountId: string };

/**
 * `accepted`: a message will report the outcome. `refused`: nothing has been done; `isFinal`:
 * retrying is pointless.
 */
export type Settlement =
  | { state: 'succeeded' | 'accepted'; providerId: string }
  | { state: 'refused'; reason: string; isFinal: boolean };

/**
 * A webhook message with our own ids. `id` is the provider's, equal in every repeat; two messages
 * about one dispute share that of the dispute.
 */
export type PaymentEvent = { id: string } & (
  | { kind: 'charge_paid'; chargeId: string; providerId: string }
  | { kind: 'charge_expired'; chargeId: string }
  | { kind: 'charge_disputed'; chargeId: string; providerId: string; amountCents: Cents }
  | { kind: 'refund_ended'; refundId: string; providerId: string; failure: string | null }
  | { kind: 'card_seen'; chargeId: string; fingerprint: string }
  /** `bankAccounts`: fingerprints of the payout bank accounts. */
  | { kind: 'account_changed'; accountId: string; isReady: boolean; bankAccounts: string[] }
  | { kind: 'other' }
);

export type CheckoutPages = {
  maxCents(currency: Currency): Cents;
  open(order: ChargeOrder): Promise<OpenCheckout>;
  look(checkoutId: string): Promise<ChargeState>;
};

export type PayoutAccounts = {
  /** Repeats open one account. */
  open(userId: string): Promise<string>;
  /** The provider's form for missing details; valid for one visit soon. */
  link(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>;
};

/** The outcome of a rejected call is unknown until repeated. */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe';
  takes(currencyCode: string): boolean;
  /** Null: charges succeed at once, without a page. */
  checkout: CheckoutPages | null;
  /** Null: solvers need no account. */
  accounts: PayoutAccounts | null;
  refund(order: RefundOrder): Promise<Settlement>;
  payOut(order: PayoutOrder): Promise<Settlement>;
  /** Null: the signature is invalid. */
  readWebhook(body: Uint8Array, signature: string): Promise<PaymentEvent | null>;
};
