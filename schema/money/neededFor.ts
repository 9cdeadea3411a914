import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import type { Currency } from './currency.ts';
import type { Cents } from './money.ts';

const WHOLE_BP = 10_000n;

/** The smallest escrow that covers a price, the platform's share included. */
export const neededFor = (price: Cents): Cents =>
  (price * WHOLE_BP + SOLVER_SHARE_BP - 1n) / SOLVER_SHARE_BP;

/**
 * The same as it is shown: up to the next whole unit while it is missing, since rounded down the sum would
 * not do; to the cent once `raised` covers it, which may be less than the next whole unit.
 */
export function shownNeed(price: Cents, raised: Cents, { decimals }: Currency): Cents {
  const need = neededFor(price);
  const unit = 10n ** BigInt(decimals);
  return raised < need ? ((need + unit - 1n) / unit) * unit : need;
}
