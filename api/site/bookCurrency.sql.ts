import { brokenConstraint, type Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Currency } from '#schema/money/currency.ts';
import { formatCents } from '#schema/money/money.ts';

/**
 * Keeps the books in a currency. Refuses another one than before once an
 * amount is written down: accounts, payments and proposals refer to theirs, and the database holds it.
 */
export async function saveBookCurrency(tx: Transaction, currency: Currency): Promise<void> {
  try {
    await tx.query('update book_currency set code = $1, unit = $2 where code <> $1', [
      currency.code,
      formatCents(1n, currency),
    ]);
  } catch (error) {
    if (brokenConstraint(error)?.endsWith('_currency_fkey')) throw new Refusal('currency_in_use');
    throw error;
  }
}
