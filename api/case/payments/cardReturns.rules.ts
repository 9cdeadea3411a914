import type { Groups } from '#api/people/connections.rules.ts';
import { CARD_RETURNS_MAX } from '#schema/money/cardLimits.ts';

/** How many card pledges went back lately because of one person. */
export type CausedReturns = { userId: string; count: number };

/**
 * Whether somebody has caused as many refunds of card pledges as the fees of the provider allow.
 * Accounts of one card, or connected in another way, count together.
 */
export function hasUsedUpReturns(
  caused: readonly CausedReturns[],
  donorId: string,
  groupOf: Groups,
): boolean {
  const own = caused.filter(({ userId }) => groupOf(userId) === groupOf(donorId));
  return own.reduce((sum, { count }) => sum + count, 0) >= CARD_RETURNS_MAX;
}
