import { parseCents, type Cents } from '#schema/money.ts';
import type { Pledge } from '#schema/pledge.ts';
import type { MockState } from './mockState.ts';

/** The pledges that stand in the escrow of an issue. */
export function standingPledges(state: MockState, issueId: string): Pledge[] {
  return state.pledges.filter(
    (pledge) => pledge.issueId === issueId && !state.refundedPledgeIds.has(pledge.id),
  );
}

/** The sum of pledges in cents. */
export function sumOf(pledges: readonly Pledge[]): Cents {
  return pledges.reduce((sum, pledge) => sum + (parseCents(pledge.amount) ?? 0n), 0n);
}
