import { daysAfter, earlierInstant, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { largestCoverable, type SharedPledge } from '#api/money/payout.rules.ts';
import {
  DEADLINE_GRACE_DAYS,
  DEADLINE_REMINDER_DAYS,
  PLEDGE_WEIGHS_AFTER_HOURS,
  SELECTION_NOTICE_HOURS,
} from '#schema/limits.ts';
import type { Cents } from '#schema/money/money.ts';
import type { VoteType } from '#schema/case/vote.ts';

/** A proposal that can still be chosen: its status is `pending`. */
export type Candidate = {
  id: string;
  solverId: string;
  compensationCents: Cents;
  createdAt: Date;
};

export type CastVote = { proposalId: string; userId: string; voteType: VoteType };

/** A pledge in escrow, and when it was paid. */
export type DatedPledge = SharedPledge & { createdAt: Date };

/** The money that decides, and the reporter, whose own money may only stand against a proposal. */
export type DecidingEscrow = { pledges: readonly DatedPledge[]; reporterId: string | null };

/** The vote on one proposal in money. All cents are of this escrow. */
export type Backing = {
  proposalId: string;
  upCents: Cents;
  downCents: Cents;
  /** More than half of it has to vote up. */
  baseCents: Cents;
  isCovered: boolean;
  hasWon: boolean;
};

/** A proposal that has won, and takes effect unless the votes change before that. */
export type PendingSelection = { proposalId: string; takesEffectAt: Date };

export type SelectionDecision =
  | { kind: 'none' }
  | ({ kind: 'pending'; isNew: boolean } & PendingSelection)
  | { kind: 'selected'; proposalId: string };

/** When a pledge starts to count in the vote: money that comes and goes within a day decides nothing. */
export const weighsFrom = ({ createdAt }: Pick<DatedPledge, 'createdAt'>): Date =>
  hoursAfter(createdAt, PLEDGE_WEIGHS_AFTER_HOURS);

/** The next time at which a pledge starts to count; null: all of them do already. */
export function nextWeighing(pledges: readonly DatedPledge[], now: Date): Date | null {
  const moments = pledges.map(weighsFrom).filter((at) => !hasPassed(at, now));
  return moments.reduce<Date | null>((first, at) => (first ? earlierInstant(first, at) : at), null);
}

/** The escrow as it counts now, added up once for all proposals. */
type Weighing = {
  centsByDonor: ReadonlyMap<string, Cents>;
  totalCents: Cents;
  reporterId: string | null;
  /** The highest compensation that the escrow covers. */
  coverable: Cents;
};

function weigh({ pledges, reporterId }: DecidingEscrow, now: Date): Weighing {
  const centsByDonor = new Map<string, Cents>();
  let totalCents = 0n;
  for (const pledge of pledges) {
    if (!hasPassed(weighsFrom(pledge), now)) continue;
    const { donorId, amountCents } = pledge;
    centsByDonor.set(donorId, (centsByDonor.get(donorId) ?? 0n) + amountCents);
    totalCents += amountCents;
  }
  return { centsByDonor, totalCents, reporterId, coverable: largestCoverable(pledges) };
}

/** Whose money counts on a proposal: that of the others, or the reporter's if nobody else has any. */
function baseFor(
  { centsByDonor, totalCents, reporterId }: Weighing,
  solverId: string,
): { baseCents: Cents; isReporterAlone: boolean } {
  const own = centsByDonor.get(solverId) ?? 0n;
  const isSolver = reporterId === null || reporterId === solverId;
  const reporters = isSolver ? 0n : (centsByDonor.get(reporterId) ?? 0n);
  const others = totalCents - own - reporters;
  const isReporterAlone = others === 0n && reporters > 0n;
  return { baseCents: isReporterAlone ? reporters : others, isReporterAlone };
}

/** Whether only the reporter and the solver have money that counts: then the reporter chooses. */
export const choosesAlone = (escrow: DecidingEscrow, solverId: string, now: Date): boolean =>
  baseFor(weigh(escrow, now), solverId).isReporterAlone;

/**
 * How the money in escrow votes on a proposal. A vote weighs the cents that its voter has had in escrow for
 * 24 hours or longer, and nothing without a pledge; the solver's own pledges carry no weight at all. The
 * reporter's own are not part of the base and count only against: otherwise a reporter who is the main donor
 * could block every proposal by staying silent. A reporter who is the only donor chooses alone.
 */
function backingIn(weighing: Weighing, proposal: Candidate, votes: readonly CastVote[]): Backing {
  const { centsByDonor, reporterId, coverable } = weighing;
  const { id: proposalId, solverId, compensationCents } = proposal;
  const { baseCents, isReporterAlone } = baseFor(weighing, solverId);
  let [upCents, downCents] = [0n, 0n];
  for (const { userId, voteType } of votes) {
    if (userId === solverId) continue;
    const cents = centsByDonor.get(userId) ?? 0n;
    if (voteType === 'downvote') downCents += cents;
    else if (userId !== reporterId || isReporterAlone) upCents += cents;
  }
  const isCovered = compensationCents <= coverable;
  const hasWon = upCents * 2n > baseCents && upCents >= downCents && isCovered;
  return { proposalId, upCents, downCents, baseCents, isCovered, hasWon };
}

function votesByProposal(votes: readonly CastVote[]): ReadonlyMap<string, CastVote[]> {
  const grouped = new Map<string, CastVote[]>();
  for (const vote of votes) {
    const group = grouped.get(vote.proposalId);
    if (group) group.push(vote);
    else grouped.set(vote.proposalId, [vote]);
  }
  return grouped;
}

/**
 * The winning proposal: more than half of the base votes up, at least as much money votes up as down, and 90%
 * of the escrow covers its price. Of several, the one with more money behind it, then the earlier, then the
 * smaller id. Null: none.
 */
export function findWinner(
  proposals: readonly Candidate[],
  escrow: DecidingEscrow,
  votes: readonly CastVote[],
  now: Date,
): Candidate | null {
  const weighing = weigh(escrow, now);
  const grouped = votesByProposal(votes);
  const winners = proposals
    .map((proposal) => ({
      proposal,
      backing: backingIn(weighing, proposal, grouped.get(proposal.id) ?? []),
    }))
    .filter(({ backing }) => backing.hasWon)
    .toSorted((a, b) => {
      if (a.backing.upCents !== b.backing.upCents) {
        return a.backing.upCents > b.backing.upCents ? -1 : 1;
      }
      const byTime = a.proposal.createdAt.getTime() - b.proposal.createdAt.getTime();
      return byTime === 0 ? (a.proposal.id < b.proposal.id ? -1 : 1) : byTime;
    });
  return winners[0]?.proposal ?? null;
}

/** How the money in escrow votes on one proposal. */
export function backingOf(
  proposal: Candidate,
  escrow: DecidingEscrow,
  votes: readonly CastVote[],
  now: Date,
): Backing {
  const own = votesByProposal(votes).get(proposal.id) ?? [];
  return backingIn(weigh(escrow, now), proposal, own);
}

/**
 * What happens to the selection now; called after each vote, pledge, withdrawal and new proposal, and at
 * `takesEffectAt`. Promise: no proposal is chosen without having been the public winner for 24 hours without
 * interruption; another winner starts its own notice period.
 */
export function decideSelection(
  winner: Pick<Candidate, 'id'> | null,
  pending: PendingSelection | null,
  now: Date,
): SelectionDecision {
  if (winner === null) return { kind: 'none' };
  if (pending?.proposalId !== winner.id) {
    const takesEffectAt = hoursAfter(now, SELECTION_NOTICE_HOURS);
    return { kind: 'pending', isNew: true, proposalId: winner.id, takesEffectAt };
  }
  if (hasPassed(pending.takesEffectAt, now)) return { kind: 'selected', proposalId: winner.id };
  return { kind: 'pending', isNew: false, ...pending };
}

/** When a chosen solver has to submit proof by, and when they are reminded. */
export function workDeadline(
  selectedAt: Date,
  estimatedDays: number,
): { deadlineAt: Date; reminderAt: Date } {
  const deadlineAt = daysAfter(selectedAt, estimatedDays + DEADLINE_GRACE_DAYS);
  return { deadlineAt, reminderAt: daysAfter(deadlineAt, -DEADLINE_REMINDER_DAYS) };
}
