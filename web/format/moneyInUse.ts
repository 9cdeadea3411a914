import { formatCents, parseCents, type Cents } from '#schema/money/money.ts';
import { DOLLAR_RULES, type MoneyRules } from '#schema/money/moneyRules.ts';

// A page belongs to one installation, and that has one currency: the app says which before it shows
// anything, and starts again should it ever change.
let inUse: MoneyRules = DOLLAR_RULES;

/** What money is at this installation, for what is no component; those take `useMoneyRules`. */
export const moneyInUse = (): MoneyRules => inUse;

/** Says what money is from now on. */
export function setMoneyInUse(rules: MoneyRules): void {
  inUse = rules;
}

/** Decimal text of the API in smallest units; nothing for what is no amount. */
export function centsOf(amount: string): Cents {
  const isNegative = amount.startsWith('-');
  const cents = parseCents(isNegative ? amount.slice(1) : amount, inUse.currency) ?? 0n;
  return isNegative ? -cents : cents;
}

/** Smallest units as decimal text of the API. */
export const amountOf = (cents: Cents): string => formatCents(cents, inUse.currency);
