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

/** As the provider reports it; null: a currency that the books cannot be kept in. */
export type ProviderAmount = { amountCents: Cents | null; currencyCode: string };

/** `paid` carries the provider's payment id, which refunds and disputes name. */
export type ChargeState =
  | { state: 'open' }
  | ({ state: 'paid'; providerId: string } & ProviderAmount)
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

/** Our own id of each; `providerId`: the provider's id of the payment, refund or transfer. */
export type PaidCharge = { chargeId: string; providerId: string } & ProviderAmount;
export type EndedRefund = {
  refundId: string;
  providerId: string;
  failure: string | null;
} & ProviderAmount;
/** A refund or dispute that did not begin here. `paymentId`: the provider's id of the payment. */
export type TakenMoney = {
  takingId: string;
  taking: 'refund' | 'dispute';
  chargeId: string;
  paymentId: string;
  state: 'taken' | 'returned';
} & ProviderAmount;
/** `bankAccounts`: fingerprints of the payout bank accounts. */
export type AccountState = { accountId: string; isReady: boolean; bankAccounts: string[] };

/** A webhook message with our own ids. `id` is the provider's, equal in every repeat; `at`: when it happened. */
export type PaymentEvent = { id: string; at: Date } & (
  | ({ kind: 'charge_paid' } & PaidCharge)
  | { kind: 'charge_expired'; chargeId: string }
  | ({ kind: 'money_taken' } & TakenMoney)
  | ({ kind: 'refund_ended' } & EndedRefund)
  | { kind: 'card_seen'; chargeId: string; fingerprint: string }
  | ({ kind: 'account_changed' } & AccountState)
  | { kind: 'account_gone'; accountId: string }
  | { kind: 'other' }
);

export type SentPayout = {
  payoutId: string;
  providerId: string;
  /** Taken back from the solver at the provider. */
  reversedCents: Cents;
} & ProviderAmount;

export const PROVIDER_LISTS = ['charges', 'refunds', 'disputes', 'payouts', 'accounts'] as const;
export type ProviderList = (typeof PROVIDER_LISTS)[number];

/** An object of ours in one of the provider's lists, in its current state. */
export type ProviderRecord =
  | ({ kind: 'charge'; madeAt: Date } & PaidCharge)
  | ({ kind: 'refund'; madeAt: Date; isPending: boolean } & EndedRefund)
  | ({ kind: 'taking'; madeAt: Date } & TakenMoney)
  | ({ kind: 'payout'; madeAt: Date } & SentPayout)
  | ({ kind: 'account' } & AccountState);

/** `next`: cursor for the rest of the list; null: its end. */
export type RecordPage = { records: ProviderRecord[]; next: string | null };

export type ProviderRecords = {
  /** One page of what was created since `since`, across all accounts. */
  list(list: ProviderList, page: { since: Date; after: string | null }): Promise<RecordPage>;
};

export type CheckoutPages = {
  maxCents(currency: Currency): Cents;
  open(order: ChargeOrder): Promise<OpenCheckout>;
  look(checkoutId: string): Promise<ChargeState>;
};

export type PayoutAccounts = {
  /**
   * Repeats within a round open one account. `round`: how many of the person's accounts were disconnected.
   */
  open(userId: string, round?: number): Promise<string>;
  /** The provider's form for missing details; valid for a single visit within a short time. */
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
  /** Null: at this provider nothing happens that did not begin here. */
  records: ProviderRecords | null;
  refund(order: RefundOrder): Promise<Settlement>;
  payOut(order: PayoutOrder): Promise<Settlement>;
  /** Null: the signature is invalid. */
  readWebhook(body: Uint8Array, signature: string): Promise<PaymentEvent | null>;
};
