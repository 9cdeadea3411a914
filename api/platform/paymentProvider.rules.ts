import type { Currency } from '#schema/money/currency.ts';
import type { Cents } from '#schema/money/money.ts';

/** A payment that a person is to make on a page of the provider. */
export type ChargeOrder = {
  /** Ours, and the provider's key: asking twice opens one page. */
  id: string;
  amountCents: Cents;
  currency: Currency;
  /** What the person reads there. */
  description: string;
  /** Where the provider sends the person afterwards. */
  returnUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type OpenCheckout = { checkoutId: string; url: string };

/** `paid` carries the provider's id of the payment: what refunds and disputes name. */
export type ChargeState =
  | { state: 'open' }
  | { state: 'paid'; providerId: string }
  | { state: 'expired' };

/**
 * Money to send out. `round` counts the definite refusals so far: each try after one is a new
 * request to the provider, every other repeat is the same one and has its effect once.
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
 * What the provider said. `accepted`: it will tell the end by a message. `refused`: nothing has
 * been done; `isFinal` says that asking again is no use.
 */
export type Settlement =
  | { state: 'succeeded' | 'accepted'; providerId: string }
  | { state: 'refused'; reason: string; isFinal: boolean };

/**
 * A message of the provider, by our own ids. `id` is the provider's, the same in every repeat; two
 * messages about one dispute share that of the dispute.
 */
export type PaymentEvent = { id: string } & (
  | { kind: 'charge_paid'; chargeId: string; providerId: string }
  | { kind: 'charge_expired'; chargeId: string }
  | { kind: 'charge_disputed'; chargeId: string; providerId: string; amountCents: Cents }
  | { kind: 'refund_ended'; refundId: string; providerId: string; failure: string | null }
  | { kind: 'card_seen'; chargeId: string; fingerprint: string }
  /** `bankAccounts`: fingerprints of where its money goes on to. */
  | { kind: 'account_changed'; accountId: string; isReady: boolean; bankAccounts: string[] }
  | { kind: 'other' }
);

/** Pages of the provider on which money comes in. */
export type CheckoutPages = {
  /** The most that one payment can be. */
  maxCents(currency: Currency): Cents;
  open(order: ChargeOrder): Promise<OpenCheckout>;
  look(checkoutId: string): Promise<ChargeState>;
};

/** Accounts of solvers at the provider. */
export type PayoutAccounts = {
  /** Opens one for a person of ours; asking twice opens one. */
  open(userId: string): Promise<string>;
  /** A page of the provider that asks for what is missing; for one visit soon. */
  link(accountId: string, urls: { returnUrl: string; refreshUrl: string }): Promise<string>;
};

/**
 * Who moves the real money. Every call that rejects leaves its outcome open: only a repeat tells.
 */
export type PaymentProvider = {
  name: 'sandbox' | 'stripe';
  /** Whether it moves money in the currency of that code. */
  takes(currencyCode: string): boolean;
  /** Null where money is there at once and nobody has to go to another page. */
  checkout: CheckoutPages | null;
  /** Null where solvers need no account at the provider. */
  accounts: PayoutAccounts | null;
  refund(order: RefundOrder): Promise<Settlement>;
  payOut(order: PayoutOrder): Promise<Settlement>;
  /** Null for a message that the provider did not sign. */
  readWebhook(body: Uint8Array, signature: string): Promise<PaymentEvent | null>;
};
