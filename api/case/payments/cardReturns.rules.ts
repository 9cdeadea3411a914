import type { Groups } from '#api/people/connections.rules.ts';
import { CARD_RETURNS_MAX } from '#schema/caseLimits.ts';

/** Recent card refunds caused by one person. */
export type CausedReturns = { userId: string; count: number };

/**
 * Whether a donor has caused the most card refunds that are allowed; each costs the site a fee. Connected
 * accounts count together.
 */
export function hasUsedUpReturns(
  caused: readonly CausedReturns[],
  donorId: string,
  groupOf: Groups,
): boolean {
  const own = caused.filter(({ userId }) => groupOf(userId) === groupOf(donorId));
  return own.reduce((sum, { count }) => sum + count, 0) >= CARD_RETURNS_MAX;
}
