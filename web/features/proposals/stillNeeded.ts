import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import { amountOf, centsOf } from '#web/format/moneyInUse.ts';

const WHOLE_BP = 10_000n;

/** Amount that an escrow lacks to cover a price, fees included, as decimal text; null if covered. */
export function stillNeeded(price: string, escrow: string): string | null {
  const priceCents = centsOf(price);
  const neededCents = (priceCents * WHOLE_BP + SOLVER_SHARE_BP - 1n) / SOLVER_SHARE_BP;
  const missingCents = neededCents - centsOf(escrow);
  return missingCents > 0n ? amountOf(missingCents) : null;
}
