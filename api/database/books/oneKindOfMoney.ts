import type { DataSource } from 'typeorm';

/** Test money where real money is expected, or the other way round; the message says what to do. */
export class MixedMoneyError extends Error {
  override readonly name = 'MixedMoneyError';
}

/** Each finds one row of money that the provider cannot give back. */
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

/**
 * Makes sure that the money in escrow is of the provider's kind: a payout out of test money would be
 * paid by the operator. Throws MixedMoneyError.
 */
export async function ensureOneKindOfMoney(
  database: DataSource,
  provider: 'sandbox' | 'stripe',
): Promise<void> {
  const found: unknown[] = await database.query(FOREIGN_MONEY[provider]);
  if (found.length > 0) throw new MixedMoneyError(MESSAGES[provider]);
}
