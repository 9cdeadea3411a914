import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import type { Cents } from '#schema/money/money.ts';

const WHOLE_BP = 10_000n;

/** The smallest escrow that covers a price, the platform's share included. */
export const neededFor = (price: Cents): Cents =>
  (price * WHOLE_BP + SOLVER_SHARE_BP - 1n) / SOLVER_SHARE_BP;
