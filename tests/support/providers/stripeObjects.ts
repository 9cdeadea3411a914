import { randomUUID } from 'node:crypto';

/** A call that Stripe refuses with a 4xx. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(code: string, status = 400) {
    super(code);
    this.code = code;
    this.status = status;
  }
}

export type StripeSession = {
  id: string;
  object: 'checkout.session';
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  success_url: string;
};
export type StripeRefund = {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  created: number;
  failure_reason?: string;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
};
export type StripeTransfer = {
  id: string;
  object: 'transfer';
  amount: number;
  amount_reversed: number;
  currency: string;
  created: number;
  destination: string;
  transfer_group: string;
};
export type StripeDispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  created: number;
  payment_intent: string;
  status: string;
};
export type StripeAccount = { id: string; object: 'account'; capabilities: { transfers: string } };
export type StripeIntent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'succeeded';
  created: number;
  metadata: Record<string, string>;
};

/** A page of a list, as Stripe cuts it: newest first, after an id, not older than a moment. */
export function pageOf<Thing extends { id: string }>(
  things: readonly Thing[],
  parameters: URLSearchParams,
): { object: 'list'; data: Thing[]; has_more: boolean } {
  const since = Number(parameters.get('created[gte]') ?? 0);
  const newest = things
    .filter((thing) => !('created' in thing) || Number(thing.created) >= since)
    .toReversed();
  const after = parameters.get('starting_after');
  const start = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1;
  const end = start + Number(parameters.get('limit') ?? 10);
  return { object: 'list', data: newest.slice(start, end), has_more: newest.length > end };
}

export type StripeWorld = {
  sessions: Map<string, StripeSession>;
  intents: Map<string, StripeIntent>;
  disputes: StripeDispute[];
  refunds: StripeRefund[];
  transfers: StripeTransfer[];
  accounts: Map<string, StripeAccount>;
  /** The answer to `METHOD /path`. Throws StripeRefusal. */
  answer(call: string, parameters: URLSearchParams): unknown;
  /** The donor pays on the page. Answers the session. */
  pay(sessionId: string): StripeSession;
  expire(sessionId: string): StripeSession;
  /** Somebody refunds a payment in Stripe's own dashboard. Answers the refund. */
  refundByHand(paymentIntent: string, amount?: number): StripeRefund;
  /** The bank has decided. Answers the dispute. */
  closeDispute(id: string, status: 'won' | 'lost'): StripeDispute;
  /** The solver, or the operator in the dashboard, ends the connection. */
  disconnect(accountId: string): void;
  /** The bank takes a payment back. Answers the dispute. */
  dispute(paymentIntent: string, amount?: number): StripeDispute;
  /** The bank asks about a payment and takes nothing yet. Answers the dispute. */
  inquire(paymentIntent: string): StripeDispute;
  /** The solver has answered everything. */
  activate(accountId: string): StripeAccount;
  /** What refunds answer from now on. */
  refundStatus: { next: string };
};

export const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The entries of a nested parameter: `metadata[chargeId]`. */
export function nested(parameters: URLSearchParams, name: string): Record<string, string> {
  const entries = [...parameters].flatMap(([key, value]) => {
    const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null;
    return inner === null ? [] : [[inner, value] as const];
  });
  return Object.fromEntries(entries);
}
