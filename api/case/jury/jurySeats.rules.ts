import type { ProofChoice } from '#schema/case/verification.ts';
import { hasPassed, hoursAfter } from '#api/platform/instant.rules.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { JURY_HOURS, JURY_MAJORITY, JURY_SEATS, JURY_SEAT_OFFER_HOURS } from '#schema/limits.ts';

/** One person's turn in the drawn order. `lapsed`: they did not answer in time. */
export type Seat = {
  jurorId: string;
  status: 'offered' | 'accepted' | 'declined' | 'lapsed';
  offeredAt: Date;
};

/** When a jury's time is over: 72 hours after it was called. */
export function juryEndsAt(calledAt: Date): Date {
  return hoursAfter(calledAt, JURY_HOURS);
}

/** Until when a seat can be accepted: 24 hours, and never beyond the jury's own time. */
export function seatOfferEndsAt({ offeredAt }: Pick<Seat, 'offeredAt'>, endsAt: Date): Date {
  const lapsesAt = hoursAfter(offeredAt, JURY_SEAT_OFFER_HOURS);
  return lapsesAt.getTime() < endsAt.getTime() ? lapsesAt : endsAt;
}

/**
 * The seats at `now`: unanswered offers lapse, and the next people in the drawn order are asked until five
 * seats are accepted or on offer, or no candidate is left. Nobody is asked after the end. Idempotent.
 */
export function seatJury(
  order: readonly string[],
  seats: readonly Seat[],
  endsAt: Date,
  now: Date,
): Seat[] {
  const answered = seats.map((seat): Seat => {
    const isOver = seat.status === 'offered' && hasPassed(seatOfferEndsAt(seat, endsAt), now);
    return isOver ? { ...seat, status: 'lapsed' } : seat;
  });
  if (hasPassed(endsAt, now)) return answered;
  const asked = new Set(answered.map(({ jurorId }) => jurorId));
  const taken = answered.filter(isTaken).length;
  const next = order.filter((id) => !asked.has(id)).slice(0, Math.max(0, JURY_SEATS - taken));
  return [
    ...answered,
    ...next.map((jurorId): Seat => ({ jurorId, status: 'offered', offeredAt: now })),
  ];
}

/** Whether the seat is taken or its offer is open. */
function isTaken({ status }: Seat): boolean {
  return status === 'offered' || status === 'accepted';
}

/** The seats after an offer was accepted or declined. */
export function answerSeat(
  seats: readonly Seat[],
  jurorId: string,
  answer: 'accepted' | 'declined',
  { endsAt, now }: { endsAt: Date; now: Date },
): Seat[] {
  const seat = seats.find((one) => one.jurorId === jurorId);
  if (!seat) throw new Refusal('forbidden');
  const isOpen = seat.status === 'offered' && !hasPassed(seatOfferEndsAt(seat, endsAt), now);
  if (!isOpen) throw new Refusal('wrong_state');
  return seats.map((one) => (one === seat ? { ...one, status: answer } : one));
}

/** The verdicts plus one more. A verdict is final: since it is sealed, nobody would notice a change. */
export function giveVerdict(
  jury: { seats: readonly Seat[]; verdicts: ReadonlyMap<string, ProofChoice>; endsAt: Date },
  jurorId: string,
  choice: ProofChoice,
  now: Date,
): Map<string, ProofChoice> {
  const { seats, verdicts, endsAt } = jury;
  const isSeated = seats.some((seat) => seat.jurorId === jurorId && seat.status === 'accepted');
  if (!isSeated) throw new Refusal('forbidden');
  const isOver = juryOutcome(seats, verdicts, endsAt, now) !== null;
  if (isOver || verdicts.has(jurorId)) throw new Refusal('wrong_state');
  return new Map([...verdicts, [jurorId, choice]]);
}

/** `arbitration`: the jury reached no decision and ambassadors take over. */
export type JuryOutcome = 'accepted' | 'rejected' | 'arbitration';

/**
 * What the jury has decided at `now`; null: nothing yet. Three of the five seats decide; a silent seat counts
 * for neither side. Without three by the end, ambassadors decide. Only verdicts of people who accepted their
 * seat count.
 */
export function juryOutcome(
  seats: readonly Seat[],
  verdicts: ReadonlyMap<string, ProofChoice>,
  endsAt: Date,
  now: Date,
): JuryOutcome | null {
  const seated = seats.filter(({ status }) => status === 'accepted');
  const count = (choice: ProofChoice) =>
    seated.filter(({ jurorId }) => verdicts.get(jurorId) === choice).length;
  if (count('approve') >= JURY_MAJORITY) return 'accepted';
  if (count('reject') >= JURY_MAJORITY) return 'rejected';
  return hasPassed(endsAt, now) ? 'arbitration' : null;
}
