import type { FundedIssue } from '#api/domain/pledging.ts';
import { parseCents, type Cents } from '#schema/money.ts';
import type { Pledge } from '#schema/pledge.ts';
import type { IssueRow, MockState } from './mockState.ts';

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

/** The part of an issue that the rules of money look at. */
export function fundedIssue({ id, status, currentFunding, pledgerCount }: IssueRow): FundedIssue {
  return { id, status, pledgerCount, fundingCents: parseCents(currentFunding) ?? 0n };
}
