import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProofChoice } from '#schema/case/verification.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import {
  answerSeat,
  giveVerdict,
  juryEndsAt,
  juryOutcome,
  seatJury,
  seatOfferEndsAt,
  type Seat,
} from './jurySeats.rules.ts';

const called = new Date('2026-05-01T12:00:00.000Z');
const endsAt = juryEndsAt(called);
const at = (hours: number) => hoursAfter(called, hours);
const order = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const answer = (seats: Seat[], jurorId: string, status: Seat['status']) =>
  seats.map((seat) => (seat.jurorId === jurorId ? { ...seat, status } : seat));
const acceptedBy = (ids: string[]) =>
  ids.map((jurorId): Seat => ({ jurorId, status: 'accepted', offeredAt: called }));
const verdicts = (choices: Record<string, ProofChoice>) => new Map(Object.entries(choices));

describe('the seats of a jury', () => {
  it('are offered to the first five in the drawn order', () => {
    const seats = seatJury(order, [], endsAt, called);
    expect(seats.map(({ jurorId }) => jurorId)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(seatJury(order, seats, endsAt, at(23))).toEqual(seats);
  });

  it('go to the next when somebody declines or is silent for 24 hours', () => {
    const seats = answer(seatJury(order, [], endsAt, called), 'b', 'declined');
    const filled = seatJury(order, seats, endsAt, at(1));
    expect(filled.at(-1)).toEqual({ jurorId: 'f', status: 'offered', offeredAt: at(1) });
    const accepted = ['a', 'c', 'd', 'f'].reduce((all, id) => answer(all, id, 'accepted'), filled);
    const later = seatJury(order, accepted, endsAt, at(24));
    expect(later.find(({ jurorId }) => jurorId === 'e')?.status).toBe('lapsed');
    expect(later.at(-1)).toEqual({ jurorId: 'g', status: 'offered', offeredAt: at(24) });
  });

  it('stay empty when nobody is left to ask', () => {
    const seats = seatJury(order.slice(0, 5), [], endsAt, called);
    expect(seatJury(order.slice(0, 5), seats, endsAt, at(24)).map(({ status }) => status)).toEqual(
      Array.from({ length: 5 }, () => 'lapsed'),
    );
  });

  it('are not offered beyond the end of the jury', () => {
    expect(seatOfferEndsAt({ offeredAt: at(60) }, endsAt)).toEqual(endsAt);
    expect(seatOfferEndsAt({ offeredAt: at(1) }, endsAt)).toEqual(at(25));
    expect(seatJury(order, [], endsAt, endsAt)).toEqual([]);
  });

  it('are never more than five taken, nobody is asked twice, and the order is kept', () => {
    const answers = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 30 }), fc.constantFrom('accepted', 'declined' as const)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(answers, (given) => {
        let [seats, now] = [seatJury(order, [], endsAt, called), called];
        for (const [hours, status] of given) {
          const open = seats.find((seat) => seat.status === 'offered');
          if (open) seats = answer(seats, open.jurorId, status);
          now = hoursAfter(now, hours);
          seats = seatJury(order, seats, endsAt, now);
          const taken = seats.filter((s) => s.status === 'accepted' || s.status === 'offered');
          expect(taken.length).toBeLessThanOrEqual(5);
          expect(seats.map(({ jurorId }) => jurorId)).toEqual(order.slice(0, seats.length));
        }
      }),
    );
  });
});

describe('the decision of a jury', () => {
  const five = acceptedBy(['a', 'b', 'c', 'd', 'e']);

  it('is taken by three', () => {
    const yes = verdicts({ a: 'approve', b: 'approve', c: 'approve' });
    expect(juryOutcome(five, yes, endsAt, at(1))).toBe('accepted');
    const no = verdicts({ a: 'approve', b: 'reject', c: 'reject', d: 'approve', e: 'reject' });
    expect(juryOutcome(five, no, endsAt, at(1))).toBe('rejected');
  });

  it('goes to the ambassadors when 72 hours end with 2 to 2 and one silent', () => {
    const tied = verdicts({ a: 'approve', b: 'reject', c: 'reject', d: 'approve' });
    expect(juryOutcome(five, tied, endsAt, at(71))).toBeNull();
    expect(juryOutcome(five, tied, endsAt, endsAt)).toBe('arbitration');
  });

  it('counts only people who accepted their seat', () => {
    const seats = [
      ...acceptedBy(['a', 'b']),
      { jurorId: 'c', status: 'lapsed', offeredAt: called },
    ];
    const yes = verdicts({ a: 'approve', b: 'approve', c: 'approve', stranger: 'approve' });
    expect(juryOutcome(seats as Seat[], yes, endsAt, at(30))).toBeNull();
  });
});

describe('a person who was asked', () => {
  const asked = seatJury(order, [], endsAt, called);
  const refusal = (code: string) => expect.objectContaining({ code });

  it('accepts or declines within 24 hours, once', () => {
    const accepted = answerSeat(asked, 'a', 'accepted', { endsAt, now: at(23.9) });
    expect(accepted[0]?.status).toBe('accepted');
    expect(accepted.slice(1)).toEqual(asked.slice(1));
    expect(() => answerSeat(accepted, 'a', 'declined', { endsAt, now: at(23.9) })).toThrow(
      refusal('wrong_state'),
    );
    expect(() => answerSeat(asked, 'a', 'accepted', { endsAt, now: at(24) })).toThrow(
      refusal('wrong_state'),
    );
    expect(() => answerSeat(asked, 'h', 'accepted', { endsAt, now: at(1) })).toThrow(
      refusal('forbidden'),
    );
  });

  it('gives one final verdict from an accepted seat, until the jury is over', () => {
    const seats = acceptedBy(['a', 'b', 'c', 'd']);
    const jury = { seats, verdicts: new Map<string, ProofChoice>(), endsAt };
    const first = giveVerdict(jury, 'a', 'reject', at(1));
    expect([...first]).toEqual([['a', 'reject']]);
    expect(() => giveVerdict({ ...jury, verdicts: first }, 'a', 'approve', at(2))).toThrow(
      refusal('wrong_state'),
    );
    expect(() => giveVerdict({ ...jury, seats: asked }, 'a', 'approve', at(1))).toThrow(
      refusal('forbidden'),
    );
    expect(() => giveVerdict(jury, 'a', 'approve', endsAt)).toThrow(refusal('wrong_state'));
    const decided = verdicts({ a: 'approve', b: 'approve', c: 'approve' });
    expect(() => giveVerdict({ ...jury, verdicts: decided }, 'd', 'reject', at(2))).toThrow(
      refusal('wrong_state'),
    );
  });
});
