import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import { formatCents, parseCents } from '#schema/money/money.ts';

const WHOLE_BP = 10_000n;

/** Decimal dollars that an escrow lacks to cover a price; null when it covers it. Fees are in it. */
export function stillNeeded(price: string, escrow: string): string | null {
  const priceCents = parseCents(price) ?? 0n;
  const neededCents = (priceCents * WHOLE_BP + SOLVER_SHARE_BP - 1n) / SOLVER_SHARE_BP;
  const missingCents = neededCents - (parseCents(escrow) ?? 0n);
  return missingCents > 0n ? formatCents(missingCents) : null;
}
