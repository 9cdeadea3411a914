import type { Voter } from '#api/case/proof/electorate.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { ErrorCode } from '#schema/errors.ts';
import { BALLOT_WINDOW_HOURS, LARGE_ESCROW_CENTS } from '#schema/limits.ts';
import { ACCEPTANCE_AFTER_HOURS } from '#schema/caseLimits.ts';
import type { Cents } from '#schema/money/money.ts';

/** The figures of a vote on a proof, as everybody sees them. */
export type Tally = {
  totalWeight: bigint;
  approveWeight: bigint;
  rejectWeight: bigint;
  /** Money of the donors who voted; the creator's own is not counted. */
  approveCents: Cents;
  rejectCents: Cents;
  hasQuorum: boolean;
};

/** `waiting`: no objection and too few ballots, so the automatic release runs. */
export type TallyOutcome = 'accepted' | 'rejected' | 'jury' | 'waiting';

export type BallotBox = {
  voters: readonly Voter[];
  /** Ballots are final: if they could be changed, no vote could be closed early. */
  ballots: ReadonlyMap<string, ProofChoice>;
  /** Accounts frozen before the choice, or erased: their ballots and their weight do not count. */
  frozenIds: ReadonlySet<string>;
};

export type TallyCircumstances = {
  hasOpenFlag: boolean;
  escrowCents: Cents;
  /** A bank took pledges back, and the rest does not pay for the work. */
  isEscrowShort?: boolean;
  /** Above this escrow, silence sends the proof to the jury; set by the operator. */
  largeEscrowCents?: Cents;
};

/**
 * Why a person cannot cast a ballot now: `forbidden` (no vote in this case), `account_frozen` or
 * `wrong_state` (already cast, or the window is over); null: they can.
 */
export function ballotRefusal(
  { voters, ballots, frozenIds }: BallotBox,
  userId: string,
  windowEndsAt: Date,
  now: Date,
): ErrorCode | null {
  if (voters.every((voter) => voter.userId !== userId)) return 'forbidden';
  if (frozenIds.has(userId)) return 'account_frozen';
  return ballots.has(userId) || hasPassed(windowEndsAt, now) ? 'wrong_state' : null;
}

/** The ballots plus one more. Throws the Refusal of `ballotRefusal`. */
export function castBallot(
  box: BallotBox,
  ballot: { userId: string; choice: ProofChoice },
  windowEndsAt: Date,
  now: Date,
): Map<string, ProofChoice> {
  const { userId, choice } = ballot;
  const refusal = ballotRefusal(box, userId, windowEndsAt, now);
  if (refusal !== null) throw new Refusal(refusal);
  return new Map([...box.ballots, [userId, choice]]);
}

/** Counts the ballots of those who may vote. */
export function countBallots({ voters, ballots, frozenIds }: BallotBox): Tally {
  const counted = voters.filter(({ userId }) => !frozenIds.has(userId));
  const sumBallots = (figure: 'weight' | 'pledgedCents', choice?: ProofChoice) =>
    counted
      .filter(({ userId }) => choice === undefined || ballots.get(userId) === choice)
      .reduce((sum, voter) => sum + voter[figure], 0n);
  const totalWeight = sumBallots('weight');
  const [approveWeight, rejectWeight] = [
    sumBallots('weight', 'approve'),
    sumBallots('weight', 'reject'),
  ];
  const approveCents = sumBallots('pledgedCents', 'approve');
  const rejectCents = sumBallots('pledgedCents', 'reject');
  const cast = approveWeight + rejectWeight;
  const hasQuorum = cast > 0n && cast * 2n >= totalWeight;
  return { totalWeight, approveWeight, rejectWeight, approveCents, rejectCents, hasQuorum };
}

/** Quorum, more than half of the weight cast says yes, and less than half of the money says no. */
function isApproved({ hasQuorum, ...sums }: Tally): boolean {
  const isMoneyAgainst = sums.rejectCents > 0n && sums.rejectCents >= sums.approveCents;
  return hasQuorum && sums.approveWeight > sums.rejectWeight && !isMoneyAgainst;
}

/** Quorum, more than half of the weight cast says no, and at most half of the money says yes. */
function isRefused({ hasQuorum, ...sums }: Tally): boolean {
  return (
    hasQuorum && sums.rejectWeight > sums.approveWeight && sums.approveCents <= sums.rejectCents
  );
}

/**
 * What the vote has decided when its window is over. Promise: neither the creator with a small donor against
 * the money, nor the money alone, decides a contested proof; contested ones go to a jury. So does accepted
 * work that the escrow cannot pay for, or it would wait forever.
 */
export function decideOutcome(tally: Tally, circumstances: TallyCircumstances): TallyOutcome {
  const { hasOpenFlag, escrowCents, isEscrowShort = false } = circumstances;
  const { largeEscrowCents = LARGE_ESCROW_CENTS } = circumstances;
  if (isApproved(tally) && !hasOpenFlag) return isEscrowShort ? 'jury' : 'accepted';
  if (isRefused(tally)) return 'rejected';
  if (tally.rejectWeight > 0n || hasOpenFlag) return 'jury';
  return escrowCents > largeEscrowCents ? 'jury' : 'waiting';
}

/**
 * The outcome if no further ballot can change it, else null. An open objection may be settled before the
 * window ends, and others may pledge what is missing in escrow, so both prevent an early acceptance and force
 * nothing.
 */
export function earlyOutcome(
  box: BallotBox,
  circumstances: TallyCircumstances,
): TallyOutcome | null {
  const { hasOpenFlag, isEscrowShort = false } = circumstances;
  const now = countBallots(box);
  const allApprove = countBallots(filledUp(box, 'approve'));
  const allReject = countBallots(filledUp(box, 'reject'));
  // More approval can only help acceptance and more rejection only rejection, so the two extremes and silence
  // represent every way in which the others could vote.
  if (isApproved(now) && isApproved(allReject) && !hasOpenFlag) {
    return isEscrowShort ? null : 'accepted';
  }
  if (isRefused(now) && isRefused(allApprove)) return 'rejected';
  const isContested = now.rejectWeight > 0n && !isApproved(allApprove) && !isRefused(allReject);
  return isContested ? 'jury' : null;
}

/** When a vote began and when it closes. */
export type VoteTimes = { submittedAt: Date; windowEndsAt: Date };

/**
 * The outcome at `now`: at the end of the window, or before it if it is certain; else null. Promise: no
 * majority takes others' money before those others have had a day to look.
 */
export function decideVote(
  box: BallotBox,
  circumstances: TallyCircumstances,
  times: VoteTimes,
  now: Date,
): TallyOutcome | null {
  if (hasPassed(times.windowEndsAt, now)) return decideOutcome(countBallots(box), circumstances);
  const outcome = earlyOutcome(box, circumstances);
  const isTooEarly = outcome === 'accepted' && now < acceptableFrom(box, times);
  return isTooEarly ? null : outcome;
}

/**
 * When a proof may be accepted at the earliest: once the vote was open for a day, or at once if all donors
 * approve.
 */
function acceptableFrom(
  { voters, ballots, frozenIds }: BallotBox,
  { submittedAt, windowEndsAt }: VoteTimes,
): Date {
  const isUnanimous = voters.every(
    ({ userId, role }) =>
      role === 'creator' || frozenIds.has(userId) || ballots.get(userId) === 'approve',
  );
  return isUnanimous
    ? submittedAt
    : hoursAfter(windowEndsAt, ACCEPTANCE_AFTER_HOURS - BALLOT_WINDOW_HOURS);
}

/** When the vote is due for review even if nobody acts; null: not before its end. */
export function nextReview(
  box: BallotBox,
  circumstances: TallyCircumstances,
  times: VoteTimes,
  now: Date,
): Date | null {
  const dueAt = acceptableFrom(box, times);
  return now < dueAt && earlyOutcome(box, circumstances) === 'accepted' ? dueAt : null;
}

function filledUp(box: BallotBox, choice: ProofChoice): BallotBox {
  const missing = box.voters.filter(({ userId }) => !box.ballots.has(userId));
  const ballots = new Map([
    ...box.ballots,
    ...missing.map(({ userId }) => [userId, choice] as const),
  ]);
  return { ...box, ballots };
}
