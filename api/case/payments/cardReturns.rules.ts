import { CARD_RETURNS_MAX } from '#schema/caseLimits.ts';

/** Recent card refunds caused by one person. */
export type CausedReturns = { userId: string; count: number };

/**
 * Whether a donor has used up the card refunds that one person may cause; each costs the site a fee. Accounts
 * that have used the same thing count together.
 */
export function hasUsedUpReturns(
  caused: readonly CausedReturns[],
  donorId: string,
  connectedIds: ReadonlySet<string>,
): boolean {
  const own = caused.filter(({ userId }) => userId === donorId || connectedIds.has(userId));
  return own.reduce((sum, { count }) => sum + count, 0) >= CARD_RETURNS_MAX;
}
