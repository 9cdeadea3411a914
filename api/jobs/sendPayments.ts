import type { DataSource } from 'typeorm';
import { requestPayoutAccount } from '#api/case/payments/payoutAccounts.ts';
import {
  claimDuePayment,
  type DuePayment,
  notePaymentTrouble,
  recordSettlement,
} from '#api/case/payments/duePayments.ts';
import { giveUpCharge } from '#api/case/payments/receivePaymentEvent.ts';
import { followCharge } from '#api/case/payments/followProvider.ts';
import { readMoneyRules } from '#api/database/books/readMoneyRules.ts';
import { transact, type Transaction } from '#api/database/transaction.ts';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';
import type { Clock } from '#api/platform/ports.ts';

export type PaymentDependencies = {
  database: DataSource;
  clock: Clock;
  payments: PaymentProvider;
  /** Days until a paid pledge is refunded if nobody was chosen. */
  pledgeExpiryDays: number;
  /** Absent: the default. */
  accountTraceDays?: number;
  /** Reports refusals and missing responses; the order stays due. */
  warn: (message: string) => void;
  isStopping(): boolean;
};

/** Bounds the wait of a stopping process; the next round finds the rest. */
const ORDERS_PER_ROUND = 100;

/**
 * Sends due refunds and payouts and looks up open checkouts. No transaction is open during a call. An order
 * whose response was lost is repeated under the same idempotency key and takes effect once. Returns how many
 * calls were made.
 */
export async function sendPayments(dependencies: PaymentDependencies): Promise<number> {
  for (let count = 0; count < ORDERS_PER_ROUND; count += 1) {
    if (dependencies.isStopping()) return count;
    if (!(await sendOne(dependencies))) return count;
  }
  return ORDERS_PER_ROUND;
}

function inTransaction<Result>(
  { database, clock, pledgeExpiryDays, accountTraceDays }: PaymentDependencies,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return transact(
    database,
    { actor: null, clock, pledgeExpiryDays, accountTraceDays, isAuditExempt: true },
    work,
  );
}

async function sendOne(dependencies: PaymentDependencies): Promise<boolean> {
  const { payments, warn } = dependencies;
  const order = await inTransaction(dependencies, (tx) => claimDuePayment(tx, payments.name));
  if (order === null) return false;
  try {
    await (order.kind === 'charge' ? look(dependencies, order) : send(dependencies, order));
  } catch (error) {
    const trouble = error instanceof Error ? error.name : 'unknown';
    warn(`${order.kind} ${order.id}: the provider did not answer (${trouble})`);
    await inTransaction(dependencies, (tx) => notePaymentTrouble(tx, order, trouble));
  }
  return true;
}

/** The webhook message may have been lost. */
async function look(dependencies: PaymentDependencies, charge: DuePayment): Promise<void> {
  const { id, checkoutId, isExpired } = charge;
  const pages = dependencies.payments.checkout;
  // Without an id nobody was ever sent to the page.
  const found =
    pages && checkoutId !== null
      ? await pages.look(checkoutId)
      : { state: isExpired ? ('expired' as const) : ('open' as const) };
  if (found.state === 'expired') {
    return inTransaction(dependencies, (tx) => giveUpCharge(tx, id));
  }
  if (found.state !== 'paid') return;
  const paid = { ...found, chargeId: id };
  const { trouble } = await inTransaction(dependencies, (tx) => followCharge(tx, paid));
  if (trouble !== null) dependencies.warn(trouble);
}

async function send(dependencies: PaymentDependencies, order: DuePayment): Promise<void> {
  const { payments, warn } = dependencies;
  const needsAccount = order.kind === 'payout' && payments.accounts !== null;
  if (needsAccount && order.accountId === null) {
    return inTransaction(dependencies, (tx) => requestPayoutAccount(tx, order));
  }
  const { id, round, amountCents, paymentId, accountId } = order;
  const { currency } = await readMoneyRules(dependencies.database);
  const money = { id, round, amountCents, currency, isRepeat: order.attempts > 1 };
  const settlement =
    order.kind === 'refund'
      ? await payments.refund({ ...money, paymentId: paymentId ?? '' })
      : await payments.payOut({ ...money, accountId: accountId ?? '' });
  await inTransaction(dependencies, (tx) => recordSettlement(tx, order, settlement));
  if (settlement.state === 'refused') {
    warn(`${order.kind} ${id} was refused by the provider: ${settlement.reason}`);
  }
}
