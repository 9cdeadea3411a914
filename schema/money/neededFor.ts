import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import type { Currency } from './currency.ts';
import type { Cents } from './money.ts';

const WHOLE_BP = 10_000n;

/** The smallest escrow that covers a price, the platform's share included. */
export const neededFor = (price: Cents): Cents =>
  (price * WHOLE_BP + SOLVER_SHARE_BP - 1n) / SOLVER_SHARE_BP;

/**
 * The same for display: rounded up to the next whole unit while money is missing, because a sum
 * rounded down would not be enough; exact to the cent once `raised` covers it, which may be less
 * than the next whole unit.
 */
export function shownNeed(price: Cents, raised: Cents, { decimals }: Currency): Cents {
  const need = neededFor(price);
  const unit = 10n ** BigInt(decimals);
  return raised < need ? ((need + unit - 1n) / unit) * unit : need;
}
