import { earningPostings, feePostings, refundPostings, type Posting } from './ledger.rules.ts';
import type { StandingPledge } from './pledging.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { PAYOUT_BUSINESS_DAYS } from '#schema/limits.ts';
import { US_DOLLAR, type Currency } from '#schema/money/currency.ts';
import type { Cents } from '#schema/money/money.ts';

/** `solverShareBp`: as promised when the pledge was made. */
export type SharedPledge = StandingPledge & { solverShareBp: bigint };

export type PledgeReturn = { pledgeId: string; donorId: string; amountCents: Cents };

export type Payout = {
  compensationCents: Cents;
  /** At most a tenth of what solver and platform get together, rounded down. */
  feeCents: Cents;
  /** By pledge id; only pledges that get a cent or more. */
  returns: PledgeReturn[];
  postings: Posting[];
};

const WHOLE_BP = 10_000n;

const sumPledges = (pledges: readonly StandingPledge[]): Cents =>
  pledges.reduce((sum, { amountCents }) => sum + amountCents, 0n);

/** Cents times the basis points promised to a solver. */
const sumPromised = (pledges: readonly SharedPledge[]): bigint =>
  pledges.reduce((sum, pledge) => sum + pledge.amountCents * pledge.solverShareBp, 0n);

/** The highest compensation that the solvers' share of an escrow (90% by default) reaches. */
export const largestCoverable = (pledges: readonly SharedPledge[]): Cents =>
  sumPromised(pledges) / WHOLE_BP;

/** Whether the solvers' share of an escrow reaches a compensation. */
export const isCovered = (pledges: readonly SharedPledge[], compensationCents: Cents): boolean =>
  largestCoverable(pledges) >= compensationCents;

/**
 * Splits an escrow at a payout. Promises: the solver gets the compensation to the cent; of what
 * solver and platform get, at least the share promised to the donors is the solver's (the
 * platform's part is rounded down); the rest goes back in proportion to the pledges; not one cent
 * is created or lost.
 */
export function decidePayout(
  issueId: string,
  solver: { id: string; compensationCents: Cents },
  pledges: readonly SharedPledge[],
  { step }: Pick<Currency, 'step'> = US_DOLLAR,
): Payout {
  const { compensationCents } = solver;
  if (!isCovered(pledges, compensationCents)) throw new Refusal('escrow_short');
  const escrowCents = sumPledges(pledges);
  const promised = sumPromised(pledges);
  const shareCents =
    promised === 0n ? 0n : (compensationCents * (escrowCents * WHOLE_BP - promised)) / promised;
  const feeCents = shareCents - (shareCents % step);
  const returns = apportion(pledges, escrowCents - compensationCents - feeCents, step);
  const postings = [
    ...earningPostings(solver.id, issueId, compensationCents),
    ...feePostings(issueId, feeCents),
    ...returns.flatMap((part) => refundPostings(part.donorId, issueId, part.amountCents)),
  ];
  return { compensationCents, feeCents, returns, postings };
}

/**
 * Divides cents over pledges in proportion to their amounts by largest remainder, ties by pledge
 * id: parts sum to `cents`, differ from the exact proportion by less than a cent, and none exceeds
 * its pledge as long as `cents` is at most their sum. In currencies with steps of several smallest
 * units the same holds for those steps.
 */
export function apportion(
  pledges: readonly StandingPledge[],
  cents: Cents,
  step: Cents = 1n,
): PledgeReturn[] {
  const total = sumPledges(pledges);
  if (total === 0n) return [];
  const parts = pledges.map(({ id, donorId, amountCents }) => ({
    pledgeId: id,
    donorId,
    amountCents: ((cents * amountCents) / (total * step)) * step,
    remainder: (cents * amountCents) % (total * step),
  }));
  let left = cents - parts.reduce((sum, part) => sum + part.amountCents, 0n);
  for (const part of parts.toSorted(byRemainder)) {
    if (left === 0n) break;
    const more = left < step ? left : step;
    part.amountCents += more;
    left -= more;
  }
  return parts
    .filter(({ amountCents }) => amountCents > 0n)
    .map(({ pledgeId, donorId, amountCents }) => ({ pledgeId, donorId, amountCents }))
    .toSorted((a, b) => compareText(a.pledgeId, b.pledgeId));
}

function byRemainder(
  a: { remainder: bigint; pledgeId: string },
  b: { remainder: bigint; pledgeId: string },
): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return compareText(a.pledgeId, b.pledgeId);
}

const compareText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

/**
 * Five business days later (Monday to Friday, UTC) at the same time of day. Public holidays count
 * as business days.
 */
export function payoutDueAt(releasedAt: Date): Date {
  const due = new Date(releasedAt.getTime());
  let left = PAYOUT_BUSINESS_DAYS;
  while (left > 0) {
    due.setUTCDate(due.getUTCDate() + 1);
    if (due.getUTCDay() !== 0 && due.getUTCDay() !== 6) left -= 1;
  }
  return due;
}
