import { US_DOLLAR } from '#schema/money/currency.ts';
import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createStripePayments } from '#api/adapters/payments/stripePayments.ts';
import { keepCheckout, startCharge } from '#api/case/payments/startCharge.ts';
import { settleCharge } from '#api/case/payments/settleCharge.ts';
import { entities } from '#api/startup/entities.ts';
import { createDataSource } from '#api/database/dataSource.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { Actor } from '#api/platform/access.rules.ts';
import type {
  CheckoutPages,
  PaymentProvider,
  PayoutAccounts,
} from '#api/platform/paymentProvider.rules.ts';
import { receivePaymentEvent } from '#api/case/payments/receivePaymentEvent.ts';
import { compareWithProvider } from '#api/jobs/compareWithProvider.ts';
import { sendPayments } from '#api/jobs/sendPayments.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { PLEDGE_EXPIRY_DAYS } from '#schema/limits.ts';
import {
  startStripeServer,
  type StripeEvent,
  type StripeServer,
} from '#tests/support/providers/stripeServer.ts';
import {
  contextOf,
  insertIssue,
  insertPerson,
  openTestDatabase,
  testNow,
} from '#tests/support/database/testDatabase.ts';

type OpenCharge = { donor: Actor; issueId: string; id: string; checkoutId: string };

/** The desk from which payments are sent: a database, a local Stripe, and time that a test moves. */
export type PaymentDesk = {
  database: DataSource;
  /** The same database, as a second process has it. */
  other: DataSource;
  stripe: StripeServer;
  payments: PaymentProvider & { checkout: CheckoutPages; accounts: PayoutAccounts };
  /** What the operator was told. */
  warnings: string[];
  pass(minutes: number): void;
  act<Result>(actor: Actor | null, work: (tx: Transaction) => Promise<Result>): Promise<Result>;
  /** One round of a process; returns how many orders it placed. */
  round(by?: DataSource, provider?: PaymentProvider): Promise<number>;
  person(): Promise<Actor>;
  /** An issue of a donor. */
  issue(donor: Actor): Promise<string>;
  /** A charge whose page is open, of an issue of its own by default. */
  openCharge(amountCents?: bigint, issueId?: string): Promise<OpenCharge>;
  /** A message of the provider, as the webhook takes it. */
  deliver(event: StripeEvent): Promise<void>;
  /** One round of the daily comparison. */
  compare(): Promise<void>;
  paidPledge(amountCents?: bigint): Promise<OpenCharge & { providerId: string }>;
  /** What became of the orders whose column has this value. */
  ordersOf(
    column: 'id' | 'charge_id' | 'payout_id',
    value: string,
  ): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
};

function connectTo({ settings }: StripeServer): PaymentDesk['payments'] {
  const provider = createStripePayments({
    secretKey: settings.STRIPE_SECRET_KEY ?? '',
    webhookSecrets: [settings.STRIPE_WEBHOOK_SECRET ?? ''],
    apiUrl: settings.STRIPE_API_URL ?? '',
  });
  const { checkout, accounts } = provider;
  if (!checkout || !accounts) throw new Error('Stripe has pages and accounts');
  return { ...provider, checkout, accounts };
}

/** Opens a desk of its own for one test file. */
export async function openPaymentDesk(): Promise<PaymentDesk> {
  const test = await openTestDatabase();
  const { database } = test;
  const other = createDataSource({ entities, url: test.url, poolSize: 4 });
  await other.initialize();
  let minute = 0;
  const now = () => new Date(testNow.getTime() + minute * MINUTE_MS);
  const stripe = await startStripeServer(() => now().getTime());
  const payments = connectTo(stripe);
  const warnings: string[] = [];

  const dependencies = (by: DataSource, provider: PaymentProvider) => ({
    database: by,
    clock: { now, randomBytes },
    payments: provider,
    pledgeExpiryDays: PLEDGE_EXPIRY_DAYS,
    warn: (message: string) => void warnings.push(message),
    isStopping: () => false,
  });

  const act: PaymentDesk['act'] = (actor, work) =>
    transact(database, contextOf(actor, { now: now(), isAuditExempt: true }), work);
  const person = () => insertPerson(database, `p${randomUUID().slice(0, 8)}`);
  const issue = (donor: Actor) => act(donor, (tx) => insertIssue(tx, randomUUID()));

  const openCharge: PaymentDesk['openCharge'] = async (amountCents = 5_000n, of) => {
    const donor = await person();
    const issueId = of ?? (await issue(donor));
    const charge = { issueId, amountCents, provider: 'stripe' as const };
    const { id } = await act(donor, (tx) => startCharge(tx, charge));
    const page = await payments.checkout.open({
      id,
      amountCents,
      currency: US_DOLLAR,
      description: 'Broken lamp',
      returnUrl: 'https://trybe.example',
      cancelUrl: 'https://trybe.example',
      expiresAt: new Date(now().getTime() + 60 * MINUTE_MS),
    });
    await act(donor, (tx) => keepCheckout(tx, id, page));
    return { donor, issueId, id, checkoutId: page.checkoutId };
  };

  return {
    database,
    other,
    stripe,
    payments,
    warnings,
    pass(minutes) {
      minute += minutes;
    },
    act,
    round: (by = database, provider = payments) => sendPayments(dependencies(by, provider)),
    compare: () => compareWithProvider(dependencies(database, payments)),
    async deliver(event) {
      const body = JSON.stringify(event);
      const read = await payments.readWebhook(Buffer.from(body), stripe.sign(body));
      if (read === null) throw new Error('The signature is wrong');
      await act(null, (tx) => receivePaymentEvent(tx, read));
    },
    person,
    issue,
    openCharge,
    async paidPledge(amountCents) {
      const charge = await openCharge(amountCents);
      const providerId = stripe.pay(charge.checkoutId).payment_intent ?? '';
      await act(null, (tx) => settleCharge(tx, { chargeId: charge.id, providerId }));
      return { ...charge, providerId };
    },
    ordersOf: (column, value) =>
      database.query(
        `select status, attempts, round, last_error from provider_payment where ${column} = $1`,
        [value],
      ),
    async stop() {
      await other.destroy();
      await test.close();
      await stripe.stop();
    },
  };
}
