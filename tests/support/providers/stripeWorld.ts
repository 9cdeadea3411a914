import {
  idOf,
  nested,
  pageOf,
  StripeRefusal,
  type StripeAccount,
  type StripeDispute,
  type StripeIntent,
  type StripeRefund,
  type StripeSession,
  type StripeTransfer,
  type StripeWorld,
} from './stripeObjects.ts';

const MINUTE_S = 60;

/** The state of a Stripe account of tests and what its calls do to it. */
export function createStripeWorld(nowMs: () => number): StripeWorld {
  const sessions = new Map<string, StripeSession>();
  const intents = new Map<string, StripeIntent>();
  const disputes: StripeDispute[] = [];
  const currency = 'usd';
  const created = () => Math.floor(nowMs() / 1000);
  const accounts = new Map<string, StripeAccount>();
  const refunds: StripeRefund[] = [];
  const transfers: StripeTransfer[] = [];
  const refundStatus = { next: 'succeeded' };

  const isDisputed = (paymentIntent: string) =>
    disputes.some((one) => one.payment_intent === paymentIntent && one.status === 'needs_response');
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
      currency,
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
    if (isDisputed(paymentIntent)) throw new StripeRefusal('charge_disputed');
    const amount = Number(parameters.get('amount'));
    if (refundedOf(paymentIntent) + amount > intent.amount) {
      throw new StripeRefusal('charge_already_refunded');
    }
    const refund: StripeRefund = {
      id: idOf('re'),
      object: 'refund',
      amount,
      currency,
      created: created(),
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
      amount_reversed: 0,
      currency,
      created: created(),
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

  const found = <Thing>(thing: Thing | undefined): Thing => {
    if (thing === undefined) throw new StripeRefusal('resource_missing', 404);
    return thing;
  };
  const session = (id: string) => found(sessions.get(id));
  const disputeOf = (paymentIntent: string, amount: number, status: string): StripeDispute => ({
    id: idOf('du'),
    object: 'dispute',
    amount,
    currency,
    created: created(),
    payment_intent: paymentIntent,
    status,
  });

  /** With the payment itself where it is asked for. */
  const listed = (things: (StripeRefund | StripeDispute)[], parameters: URLSearchParams) => {
    const page = pageOf(things, parameters);
    if (parameters.get('expand[0]') !== 'data.payment_intent') return page;
    const data = page.data.map((thing) => ({
      ...thing,
      payment_intent: intents.get(thing.payment_intent) ?? thing.payment_intent,
    }));
    return { ...page, data };
  };

  function answer(call: string, parameters: URLSearchParams): unknown {
    const id = call.split('/').at(-1) ?? '';
    if (call === 'POST /v1/checkout/sessions') return createSession(parameters);
    if (call.startsWith('GET /v1/checkout/sessions/')) return session(id);
    if (call.startsWith('GET /v1/payment_intents/')) return found(intents.get(id));
    if (call === 'POST /v1/refunds') return createRefund(parameters);
    if (call === 'GET /v1/refunds') {
      const of = parameters.get('payment_intent');
      return listed(
        refunds.filter((refund) => of === null || refund.payment_intent === of),
        parameters,
      );
    }
    if (call === 'GET /v1/payment_intents') return pageOf([...intents.values()], parameters);
    if (call === 'GET /v1/disputes') return listed(disputes, parameters);
    if (call === 'GET /v1/accounts') return pageOf([...accounts.values()], parameters);
    if (call.startsWith('GET /v1/accounts/')) {
      if (!accounts.has(id)) throw new StripeRefusal('account_invalid', 403);
      return accounts.get(id);
    }
    if (call === 'POST /v1/accounts') return createAccount();
    if (call === 'POST /v1/account_links') {
      const account = found(accounts.get(parameters.get('account') ?? ''));
      return { object: 'account_link', url: `https://connect.stripe.example/${account.id}` };
    }
    if (call === 'POST /v1/transfers') return createTransfer(parameters);
    if (call === 'GET /v1/transfers') {
      const group = parameters.get('transfer_group');
      return pageOf(
        transfers.filter((transfer) => group === null || transfer.transfer_group === group),
        parameters,
      );
    }
    throw new StripeRefusal('unknown_call', 404);
  }

  return {
    sessions,
    intents,
    disputes,
    refunds,
    transfers,
    accounts,
    refundStatus,
    answer,
    pay(id) {
      const paid = session(id);
      if (paid.status !== 'open') throw new Error(`Session ${id} is ${paid.status}`);
      const { amount_total: amount, metadata } = paid;
      const intent: StripeIntent = {
        id: idOf('pi'),
        object: 'payment_intent',
        amount,
        amount_received: amount,
        currency,
        status: 'succeeded',
        created: created(),
        metadata,
      };
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
      const dispute = disputeOf(paymentIntent, amount, 'needs_response');
      disputes.push(dispute);
      return dispute;
    },
    inquire(paymentIntent) {
      const { amount } = found(intents.get(paymentIntent));
      return disputeOf(paymentIntent, amount, 'warning_needs_response');
    },
    closeDispute(id, status) {
      return Object.assign(found(disputes.find((dispute) => dispute.id === id)), { status });
    },
    refundByHand(paymentIntent, amount = found(intents.get(paymentIntent)).amount) {
      const asked = new URLSearchParams({ payment_intent: paymentIntent, amount: String(amount) });
      return createRefund(asked);
    },
    disconnect(id) {
      accounts.delete(id);
    },
    activate(id) {
      const account = found(accounts.get(id));
      account.capabilities.transfers = 'active';
      return account;
    },
  };
}
