import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import type { Currency } from './currency.ts';
import type { Cents } from './money.ts';

const WHOLE_BP = 10_000n;

/** The smallest escrow that covers a price, the platform's share included. */
export const neededFor = (price: Cents): Cents =>
  (price * WHOLE_BP + SOLVER_SHARE_BP - 1n) / SOLVER_SHARE_BP;

/** The same up to the next whole unit, as it is shown: rounded down, the sum would not do. */
export function shownNeed(price: Cents, { decimals }: Currency): Cents {
  const unit = 10n ** BigInt(decimals);
  return ((neededFor(price) + unit - 1n) / unit) * unit;
}
