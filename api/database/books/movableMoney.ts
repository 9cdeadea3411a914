import type { DataSource } from 'typeorm';
import type { PaymentProvider } from '#api/platform/paymentProvider.rules.ts';

/** The message says what to do. */
export class UnmovableMoneyError extends Error {
  override readonly name = 'UnmovableMoneyError';
}

/** Each finds one row of money that the provider cannot refund. */
const FOREIGN_MONEY = {
  sandbox: "select 1 from provider_payment where provider = 'stripe' limit 1",
  stripe: `select 1 from pledge p where p.status = 'held' and not exists (
    select 1 from provider_payment c where c.id = p.id and c.provider = 'stripe') limit 1`,
};

const MESSAGES = {
  sandbox:
    'Trybe cannot start: this database holds payments of Stripe, which test money cannot refund. Set PAYMENTS=stripe.',
  stripe:
    'Trybe cannot start: this database holds pledges of test money, which Stripe cannot pay out. Use another database, or PAYMENTS=sandbox.',
};

const currencyMessage = (code: string) =>
  `Trybe cannot start: PAYMENTS=stripe cannot charge cards in ${code}, the currency of this installation. ` +
  'Set PAYMENTS=sandbox and ALLOW_SANDBOX_PAYMENTS=on to choose another one under Administration, or use another database.';

/**
 * Payouts of test money would be paid by the operator, so the books must hold only the provider's
 * own kind of money, in a currency it accepts. Throws UnmovableMoneyError.
 */
export async function ensureMovableMoney(
  database: DataSource,
  { name, takes }: Pick<PaymentProvider, 'name' | 'takes'>,
): Promise<void> {
  const found: unknown[] = await database.query(FOREIGN_MONEY[name]);
  if (found.length > 0) throw new UnmovableMoneyError(MESSAGES[name]);
  const [books]: { code: string }[] = await database.query('select code from book_currency');
  if (books && !takes(books.code)) throw new UnmovableMoneyError(currencyMessage(books.code));
}
