import { daysAfter, earlierOf, hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { isCovered, type SharedPledge } from '#api/money/payout.rules.ts';
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

/** A pledge in escrow, and since when it is paid. */
export type DatedPledge = SharedPledge & { createdAt: Date };

/** The money that decides, and the reporter, whose own money may only stand against a proposal. */
export type DecidingEscrow = { pledges: readonly DatedPledge[]; reporterId: string | null };

/** The vote on one proposal in money. All cents are of this escrow. */
export type Backing = {
  proposalId: string;
  upCents: Cents;
  downCents: Cents;
  /** More than half of it has to say up. */
  baseCents: Cents;
  isCovered: boolean;
  hasWon: boolean;
};

/** A proposal that has won and takes effect unless votes change until then. */
export type PendingSelection = { proposalId: string; takesEffectAt: Date };

export type SelectionDecision =
  | { kind: 'none' }
  | ({ kind: 'pending'; isNew: boolean } & PendingSelection)
  | { kind: 'selected'; proposalId: string };

/** From when on a pledge weighs in the vote: money that comes and goes within a day decides nothing. */
export const weighsFrom = ({ createdAt }: Pick<DatedPledge, 'createdAt'>): Date =>
  hoursAfter(createdAt, PLEDGE_WEIGHS_AFTER_HOURS);

/** The next moment at which a pledge begins to weigh; null: all of them do. */
export function nextWeighing(pledges: readonly DatedPledge[], now: Date): Date | null {
  const moments = pledges.map(weighsFrom).filter((at) => !hasPassed(at, now));
  return moments.reduce<Date | null>((first, at) => (first ? earlierOf(first, at) : at), null);
}

/** Whether only the reporter and the solver have money that counts: then the reporter chooses. */
export function choosesAlone(
  { pledges, reporterId }: DecidingEscrow,
  solverId: string,
  now: Date,
): boolean {
  const weighing = pledges.filter(
    (pledge) => pledge.donorId !== solverId && hasPassed(weighsFrom(pledge), now),
  );
  return weighing.length > 0 && weighing.every(({ donorId }) => donorId === reporterId);
}

/**
 * How the money in escrow stands to a proposal. A vote weighs the cents that its voter has in
 * escrow for 24 hours or longer, nothing without a pledge; the solver's own pledges carry no weight
 * at all. The reporter's own are no part of the base and count only against: else a reporter who is
 * the main donor could block every proposal by silence. Alone, the reporter chooses.
 */
export function backingOf(
  proposal: Candidate,
  escrow: DecidingEscrow,
  votes: readonly CastVote[],
  now: Date,
): Backing {
  const { pledges, reporterId } = escrow;
  const voteOf = new Map(
    votes
      .filter(({ proposalId }) => proposalId === proposal.id)
      .map(({ userId, voteType }) => [userId, voteType]),
  );
  const isReporterHeard = choosesAlone(escrow, proposal.solverId, now);
  let [upCents, downCents, baseCents] = [0n, 0n, 0n];
  for (const pledge of pledges) {
    const { donorId, amountCents } = pledge;
    if (donorId === proposal.solverId || !hasPassed(weighsFrom(pledge), now)) continue;
    if (voteOf.get(donorId) === 'downvote') downCents += amountCents;
    if (donorId === reporterId && !isReporterHeard) continue;
    baseCents += amountCents;
    if (voteOf.get(donorId) === 'upvote') upCents += amountCents;
  }
  const covered = isCovered(pledges, proposal.compensationCents);
  const hasWon = upCents * 2n > baseCents && upCents >= downCents && covered;
  return { proposalId: proposal.id, upCents, downCents, baseCents, isCovered: covered, hasWon };
}

/**
 * The proposal that has won: more than half of the base says up, at least as much money as says
 * down, and 90% of the escrow covers its price. Of several the one with more money behind it, then
 * the earlier, then the smaller id. Null when none has.
 */
export function findWinner(
  proposals: readonly Candidate[],
  escrow: DecidingEscrow,
  votes: readonly CastVote[],
  now: Date,
): Candidate | null {
  const winners = proposals
    .map((proposal) => ({ proposal, backing: backingOf(proposal, escrow, votes, now) }))
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

/**
 * What a selection comes to now; asked after each vote, pledge, withdrawal and new proposal, and
 * when `takesEffectAt` comes. Promise: no proposal is chosen without having stood as the winner, in
 * public, for 24 hours without a break; another winner starts a notice of its own.
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

/** Until when a chosen solver has to submit proof, and when they are reminded. */
export function workDeadline(
  selectedAt: Date,
  estimatedDays: number,
): { deadlineAt: Date; reminderAt: Date } {
  const deadlineAt = daysAfter(selectedAt, estimatedDays + DEADLINE_GRACE_DAYS);
  return { deadlineAt, reminderAt: daysAfter(deadlineAt, -DEADLINE_REMINDER_DAYS) };
}
