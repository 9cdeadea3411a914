import type { WeighedPledge } from '#api/domain/verification/ballots.ts';
import type { SharedPledge } from '#api/domain/money/payout.ts';
import { decideReturn, expiryOf, type PledgeExpiry } from '#api/domain/money/pledgeExpiry.ts';
import type { FundedIssue } from '#api/domain/money/pledging.ts';
import { SOLVER_SHARE_BP } from '#schema/limits.ts';
import { formatCents, parseCents, type Cents } from '#schema/money/money.ts';
import type { Pledge } from '#schema/money/pledge.ts';
import { touchIssue } from './issueAccess.ts';
import type { IssueRow, MockState } from './mockState.ts';
import type { MockWorld } from './mockWorld.ts';
import { book, record } from './record.ts';

/** The pledges that stand in the escrow of an issue. */
export function standingPledges(state: MockState, issueId: string): Pledge[] {
  return state.pledges.filter(
    (pledge) => pledge.issueId === issueId && !state.refundedPledgeIds.has(pledge.id),
  );
}

/** The same as the rules see them. */
export function heldPledges(
  state: MockState,
  issueId: string,
): (SharedPledge & { expiry: PledgeExpiry })[] {
  return standingPledges(state, issueId).map((pledge) => ({
    id: pledge.id,
    donorId: pledge.userId,
    amountCents: sumOf([pledge]),
    solverShareBp: SOLVER_SHARE_BP,
    expiry: state.expiries.get(pledge.id) ?? expiryOf(new Date(pledge.createdAt)),
  }));
}

/** The money of each donor at this moment, as a choice fixes it. */
export function weightsOf(state: MockState, issueId: string): WeighedPledge[] {
  return standingPledges(state, issueId).map((pledge) => ({
    donorId: pledge.userId,
    amountCents: sumOf([pledge]),
    pledgeNumber: pledge.pledgeNumber,
  }));
}

/** Keeps when a pledge goes back and which notices of it were given. */
export function saveExpiry(state: MockState, pledgeId: string, expiry: PledgeExpiry): void {
  state.expiries.set(pledgeId, expiry);
  const pledge = state.pledges.find(({ id }) => id === pledgeId);
  if (pledge) pledge.refundDueAt = expiry.refundDueAt.toISOString();
}

/** Books one pledge back to its donor. Throws Refusal as `decideReturn` does. */
export function givePledgeBack(
  world: MockWorld,
  issue: IssueRow,
  { pledgeId, how }: { pledgeId: string; how: 'withdrawn' | 'refunded' },
): void {
  const { state } = world;
  const pledges = heldPledges(state, issue.id);
  const pledge = pledges.find(({ id }) => id === pledgeId);
  if (!pledge) return;
  const isLastOfDonor = pledges.filter(({ donorId }) => donorId === pledge.donorId).length === 1;
  const subject = { ...fundedIssue(issue), isFrozen: issue.isFrozen };
  const decision = decideReturn(subject, { ...pledge, isLastOfDonor });
  state.refundedPledgeIds.add(pledgeId);
  issue.status = decision.status;
  issue.currentFunding = formatCents(decision.fundingCents);
  issue.pledgerCount = decision.pledgerCount;
  const kind = how === 'withdrawn' ? ('withdrawal' as const) : ('refund' as const);
  const { postings } = decision;
  book(world, issue.id, { id: world.randomUuid(), kind, pledgeId, postings });
  const actorId = how === 'withdrawn' ? pledge.donorId : null;
  const data = { pledgeId, amountCents: String(pledge.amountCents) };
  record(world, issue.id, { action: `pledge_${how}`, actorId, data });
  touchIssue(world, issue, ['pledges']);
}

/** The sum of pledges in cents. */
export function sumOf(pledges: readonly Pledge[]): Cents {
  return pledges.reduce((sum, pledge) => sum + (parseCents(pledge.amount) ?? 0n), 0n);
}

/** The part of an issue that the rules of money look at. */
export function fundedIssue({ id, status, currentFunding, pledgerCount }: IssueRow): FundedIssue {
  return { id, status, pledgerCount, fundingCents: parseCents(currentFunding) ?? 0n };
}
