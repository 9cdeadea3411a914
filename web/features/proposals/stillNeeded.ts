import { toAmount, parseAmount } from '#web/format/moneyInUse.ts';
import { neededFor } from '#schema/money/neededFor.ts';

/** Amount that an escrow lacks to cover a price, fees included, as decimal text; null if covered. */
export function stillNeeded(price: string, escrow: string): string | null {
  const missingCents = neededFor(parseAmount(price)) - parseAmount(escrow);
  return missingCents > 0n ? toAmount(missingCents) : null;
}
