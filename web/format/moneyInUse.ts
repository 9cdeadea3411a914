import { formatCents, parseCents, type Cents } from '#schema/money/money.ts';
import { DOLLAR_RULES, type MoneyRules } from '#schema/money/moneyRules.ts';

// A page belongs to one installation with one currency: the app sets it before showing anything,
// and remounts if it ever changes.
let inUse: MoneyRules = DOLLAR_RULES;

/** For code outside components, which use `useMoneyRules`. */
export const moneyInUse = (): MoneyRules => inUse;

export function setMoneyInUse(rules: MoneyRules): void {
  inUse = rules;
}

/** Decimal text in smallest units; 0 for an invalid amount. */
export function parseAmount(amount: string): Cents {
  const isNegative = amount.startsWith('-');
  const cents = parseCents(isNegative ? amount.slice(1) : amount, inUse.currency) ?? 0n;
  return isNegative ? -cents : cents;
}

export const toAmount = (cents: Cents): string => formatCents(cents, inUse.currency);
