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
  metadata: Record<string, string>;
  success_url: string;
};
export type StripeRefund = {
  id: string;
  object: 'refund';
  amount: number;
  status: string;
  payment_intent: string;
  metadata: Record<string, string>;
};
export type StripeTransfer = {
  id: string;
  object: 'transfer';
  amount: number;
  destination: string;
  transfer_group: string;
};
type StripeDispute = {
  id: string;
  object: 'dispute';
  amount: number;
  currency: string;
  payment_intent: string;
  status: string;
};
type StripeAccount = { id: string; object: 'account'; capabilities: { transfers: string } };
type StripeIntent = { id: string; amount: number; metadata: Record<string, string> };

export type StripeWorld = {
  sessions: Map<string, StripeSession>;
  refunds: StripeRefund[];
  transfers: StripeTransfer[];
  accounts: Map<string, StripeAccount>;
  /** The answer to `METHOD /path`. Throws StripeRefusal. */
  answer(call: string, parameters: URLSearchParams): unknown;
  /** The donor pays on the page. Answers the session. */
  pay(sessionId: string): StripeSession;
  expire(sessionId: string): StripeSession;
  /** The bank takes a payment back. Answers the dispute. */
  dispute(paymentIntent: string, amount?: number): StripeDispute;
  /** The bank asks about a payment and takes nothing yet. Answers the dispute. */
  inquire(paymentIntent: string): StripeDispute;
  /** The solver has answered everything. */
  activate(accountId: string): StripeAccount;
  /** What refunds answer from now on. */
  refundStatus: { next: string };
};

const MINUTE_S = 60;
const idOf = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

/** The entries of a nested parameter: `metadata[chargeId]`. */
function nested(parameters: URLSearchParams, name: string): Record<string, string> {
  const entries = [...parameters].flatMap(([key, value]) => {
    const inner = key.startsWith(`${name}[`) ? key.slice(name.length + 1, -1) : null;
    return inner === null ? [] : [[inner, value] as const];
  });
  return Object.fromEntries(entries);
}

/** The state of a Stripe account of tests and what its calls do to it. */
export function createStripeWorld(nowMs: () => number): StripeWorld {
  const sessions = new Map<string, StripeSession>();
  const intents = new Map<string, StripeIntent>();
  const disputed = new Set<string>();
  const accounts = new Map<string, StripeAccount>();
  const refunds: StripeRefund[] = [];
  const transfers: StripeTransfer[] = [];
  const refundStatus = { next: 'succeeded' };

  const refundedOf = (paymentIntent: string) =>
    refunds
      .filter((refund) => refund.payment_intent === paymentIntent && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  const balance = () =>
    [...intents.values()].reduce((sum, { amount }) => sum + amount, 0) -
    refunds.reduce((sum, { amount }) => sum + amount, 0) -
    transfers.reduce((sum, { amount }) => sum + amount, 0);

  function createSession(parameters: URLSearchParams): StripeSession {
    if (parameters.has('payment_method_types[0]')) throw new StripeRefusal('parameter_unknown');
    const amount = Number(parameters.get('line_items[0][price_data][unit_amount]'));
    if (!(amount >= 50 && amount <= 99_999_999)) throw new StripeRefusal('amount_out_of_range');
    const seconds = Number(parameters.get('expires_at')) - nowMs() / 1000;
    const isWithin = seconds >= 30 * MINUTE_S && seconds <= 24 * 60 * MINUTE_S;
    if (!isWithin) throw new StripeRefusal('expires_at_invalid');
    const id = idOf('cs_test');
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.example/c/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      amount_total: amount,
      metadata: nested(parameters, 'metadata'),
      success_url: parameters.get('success_url') ?? '',
    };
    sessions.set(id, session);
    return session;
  }

  function createRefund(parameters: URLSearchParams): StripeRefund {
    const paymentIntent = parameters.get('payment_intent') ?? '';
    const intent = intents.get(paymentIntent);
    if (!intent) throw new StripeRefusal('resource_missing', 404);
    if (disputed.has(paymentIntent)) throw new StripeRefusal('charge_disputed');
    const amount = Number(parameters.get('amount'));
    if (refundedOf(paymentIntent) + amount > intent.amount) {
      throw new StripeRefusal('charge_already_refunded');
    }
    const refund: StripeRefund = {
      id: idOf('re'),
      object: 'refund',
      amount,
      status: refundStatus.next,
      payment_intent: paymentIntent,
      metadata: nested(parameters, 'metadata'),
    };
    refunds.push(refund);
    return refund;
  }

  function createTransfer(parameters: URLSearchParams): StripeTransfer {
    const destination = parameters.get('destination') ?? '';
    if (accounts.get(destination)?.capabilities.transfers !== 'active') {
      throw new StripeRefusal('insufficient_capabilities_for_transfer');
    }
    const amount = Number(parameters.get('amount'));
    if (amount > balance()) throw new StripeRefusal('balance_insufficient');
    const transfer: StripeTransfer = {
      id: idOf('tr'),
      object: 'transfer',
      amount,
      destination,
      transfer_group: parameters.get('transfer_group') ?? '',
    };
    transfers.push(transfer);
    return transfer;
  }

  function createAccount(): StripeAccount {
    const account: StripeAccount = {
      id: idOf('acct'),
      object: 'account',
      capabilities: { transfers: 'inactive' },
    };
    accounts.set(account.id, account);
    return account;
  }

  const listOf = (data: unknown[]) => ({ object: 'list', data, has_more: false });
  const found = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new StripeRefusal('resource_missing', 404);
    return thing;
  };
  const session = (id: string) => found(sessions.get(id));
  const disputeOf = (paymentIntent: string, amount: number, status: string): StripeDispute => ({
    id: idOf('du'),
    object: 'dispute',
    amount,
    currency: 'usd',
    payment_intent: paymentIntent,
    status,
  });

  function answer(call: string, parameters: URLSearchParams): unknown {
    const id = call.split('/').at(-1) ?? '';
    if (call === 'POST /v1/checkout/sessions') return createSession(parameters);
    if (call.startsWith('GET /v1/checkout/sessions/')) return session(id);
    if (call.startsWith('GET /v1/payment_intents/')) return found(intents.get(id));
    if (call === 'POST /v1/refunds') return createRefund(parameters);
    if (call === 'GET /v1/refunds') {
      const of = parameters.get('payment_intent');
      return listOf(refunds.filter((refund) => refund.payment_intent === of));
    }
    if (call === 'POST /v1/accounts') return createAccount();
    if (call === 'POST /v1/account_links') {
      const account = found(accounts.get(parameters.get('account') ?? ''));
      return { object: 'account_link', url: `https://connect.stripe.example/${account.id}` };
    }
    if (call === 'POST /v1/transfers') return createTransfer(parameters);
    if (call === 'GET /v1/transfers') {
      const group = parameters.get('transfer_group');
      return listOf(transfers.filter((transfer) => transfer.transfer_group === group));
    }
    throw new StripeRefusal('unknown_call', 404);
  }

  return {
    sessions,
    refunds,
    transfers,
    accounts,
    refundStatus,
    answer,
    pay(id) {
      const paid = session(id);
      if (paid.status !== 'open') throw new Error(`Session ${id} is ${paid.status}`);
      const intent = { id: idOf('pi'), amount: paid.amount_total, metadata: paid.metadata };
      intents.set(intent.id, intent);
      Object.assign(paid, {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
        url: null,
      });
      return paid;
    },
    expire(id) {
      return Object.assign(session(id), { status: 'expired' as const, url: null });
    },
    dispute(paymentIntent, amount = found(intents.get(paymentIntent)).amount) {
      disputed.add(paymentIntent);
      return disputeOf(paymentIntent, amount, 'needs_response');
    },
    inquire(paymentIntent) {
      const { amount } = found(intents.get(paymentIntent));
      return disputeOf(paymentIntent, amount, 'warning_needs_response');
    },
    activate(id) {
      const account = found(accounts.get(id));
      account.capabilities.transfers = 'active';
      return account;
    },
  };
}
