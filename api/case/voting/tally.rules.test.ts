import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ballotWeights, type Voter } from '#api/case/proof/electorate.rules.ts';
import type { ProofChoice } from '#schema/case/verification.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import {
  castBallot,
  decideVote,
  earlyOutcome,
  nextReview,
  decideOutcome,
  countBallots,
  type BallotBox,
  type TallyOutcome,
} from './tally.rules.ts';

const calm = { hasOpenFlag: false, escrowCents: 50_000n };
const flagged = { ...calm, hasOpenFlag: true };
const large = { ...calm, escrowCents: 100_001n };

/** Creator, and donors with their dollars, in the order in which they pledged. */
const electorate = (dollars: Record<string, number>, creatorId: string | null = 'creator') =>
  ballotWeights({
    creatorId,
    solverId: 'solver',
    frozenIds: new Set(),
    pledges: Object.entries(dollars).map(([donorId, amount], index) => ({
      donorId,
      amountCents: BigInt(amount) * 100n,
      pledgeNumber: index + 1,
    })),
  });
const box = (
  voters: readonly Voter[],
  ballots: Record<string, ProofChoice>,
  frozenIds: string[] = [],
): BallotBox => ({
  voters,
  ballots: new Map(Object.entries(ballots)),
  frozenIds: new Set(frozenIds),
});
const end = (of: BallotBox, circumstances = calm) => decideOutcome(countBallots(of), circumstances);

describe('the vote on a proof', () => {
  const three = electorate({ ann: 100, bob: 50, cy: 50 });

  it('accepts when half of the weight was cast and more than half of it says yes', () => {
    expect(end(box(three, { creator: 'approve' }))).toBe('accepted');
    expect(end(box(three, { ann: 'approve', bob: 'approve', cy: 'approve' }))).toBe('accepted');
    expect(end(box(three, { creator: 'approve', bob: 'reject' }))).toBe('jury');
    expect(end(box(three, { creator: 'approve', ann: 'approve', bob: 'reject' }))).toBe('accepted');
  });

  it('sends accepted work that the escrow cannot pay for to the jury, when the window is over', () => {
    const short = { ...calm, isEscrowShort: true };
    const all = box(three, { creator: 'approve', ann: 'approve', bob: 'approve', cy: 'approve' });
    expect(decideOutcome(countBallots(all), short)).toBe('jury');
    expect(earlyOutcome(all, short)).toBeNull();
    expect(earlyOutcome(all, calm)).toBe('accepted');
    expect(decideOutcome(countBallots(box(three, {})), short)).toBe('waiting');
  });

  it('rejects when money and weight say no', () => {
    expect(end(box(three, { creator: 'reject', ann: 'reject', bob: 'approve' }))).toBe('rejected');
    expect(end(box(three, { creator: 'reject' }))).toBe('rejected');
  });

  it('sends the creator with a $1 donor against $999 to the jury', () => {
    const voters = electorate({ whale: 999, friend: 1 });
    expect(
      end(box(voters, { creator: 'approve', friend: 'approve', whale: 'reject' }), large),
    ).toBe('jury');
    expect(end(box(voters, { creator: 'reject', friend: 'reject', whale: 'approve' }), large)).toBe(
      'jury',
    );
  });

  it('sends an exact tie to the jury', () => {
    const voters = electorate({ ann: 100 });
    expect(end(box(voters, { creator: 'approve', ann: 'reject' }))).toBe('jury');
    expect(end(box(voters, { creator: 'reject', ann: 'approve' }))).toBe('jury');
    const halves = electorate({ ann: 100, bob: 70, cy: 30 });
    expect(
      end(box(halves, { creator: 'approve', ann: 'reject', bob: 'reject', cy: 'reject' })),
    ).toBe('jury');
  });

  it('sends an objection without quorum to the jury', () => {
    expect(end(box(three, { bob: 'reject' }))).toBe('jury');
  });

  it('waits after silence, but not with more than $1,000 in escrow', () => {
    expect(end(box(three, {}))).toBe('waiting');
    expect(end(box(three, { ann: 'approve' }))).toBe('waiting');
    expect(end(box(three, {}), { ...calm, escrowCents: 100_000n })).toBe('waiting');
    expect(end(box(three, {}), large)).toBe('jury');
    expect(
      decideOutcome(countBallots(box(three, {})), { ...large, largeEscrowCents: 500_000n }),
    ).toBe('waiting');
  });

  it('accepts nothing while a flag stands, however clear the vote', () => {
    const all = { creator: 'approve', ann: 'approve', bob: 'approve', cy: 'approve' } as const;
    expect(end(box(three, all), flagged)).toBe('jury');
    expect(end(box(three, {}), flagged)).toBe('jury');
    expect(end(box(three, { creator: 'reject', ann: 'reject' }), flagged)).toBe('rejected');
  });

  it('is the donors’ where the creator is gone, and the creator’s where nobody else gave', () => {
    const donors = electorate({ ann: 100 }, null);
    expect(end(box(donors, { ann: 'approve' }))).toBe('accepted');
    expect(end(box(donors, { ann: 'reject' }))).toBe('rejected');
    expect(end(box(electorate({}), { creator: 'approve' }))).toBe('accepted');
    expect(end(box([], {}))).toBe('waiting');
    expect(countBallots(box([], {})).hasQuorum).toBe(false);
  });

  it('counts nothing from people who have no say or were frozen meanwhile', () => {
    expect(countBallots(box(three, { stranger: 'reject', late: 'reject' }))).toMatchObject({
      approveWeight: 0n,
      rejectWeight: 0n,
    });
    const ballots = { creator: 'reject', ann: 'approve', bob: 'approve' } as const;
    expect(end(box(three, ballots))).toBe('jury');
    expect(end(box(three, ballots, ['creator']))).toBe('accepted');
  });
});

it('takes one final ballot from each person with a say, until the window ends', () => {
  const endsAt = new Date('2026-05-04T12:00:00.000Z');
  const before = new Date(endsAt.getTime() - 1);
  const open = box(electorate({ ann: 100 }), { creator: 'approve' });
  const refusal = (code: string) => expect.objectContaining({ code });
  const cast = (userId: string, now: Date, of = open) =>
    castBallot(of, { userId, choice: 'reject' }, endsAt, now);
  expect([...cast('ann', before)]).toEqual([
    ['creator', 'approve'],
    ['ann', 'reject'],
  ]);
  expect(() => cast('creator', before)).toThrow(refusal('wrong_state'));
  expect(() => cast('ann', endsAt)).toThrow(refusal('wrong_state'));
  expect(() => cast('late donor', before)).toThrow(refusal('forbidden'));
  expect(() => cast('ann', before, box(open.voters, {}, ['ann']))).toThrow(
    refusal('account_frozen'),
  );
});

const choices = fc.constantFrom<ProofChoice | null>('approve', 'reject', null);
const votes = fc
  .record({
    amounts: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
    hasCreator: fc.boolean(),
    cast: fc.array(choices, { minLength: 6, maxLength: 6 }),
    escrowCents: fc.constantFrom(50_000n, 200_000n),
    hasOpenFlag: fc.boolean(),
  })
  .map(({ amounts, hasCreator, cast, ...circumstances }) => {
    const dollars = Object.fromEntries(amounts.map((amount, index) => [`d${index}`, amount]));
    const voters = electorate(dollars, hasCreator ? 'creator' : null);
    const ballots = voters.flatMap(({ userId }, index): [string, ProofChoice][] => {
      const choice = cast[index];
      return choice ? [[userId, choice]] : [];
    });
    return { box: box(voters, Object.fromEntries(ballots)), circumstances };
  });

/** Every way in which the people who have not voted yet could end the vote. */
function completions(of: BallotBox): BallotBox[] {
  const missing = of.voters.filter(({ userId }) => !of.ballots.has(userId));
  return missing.reduce(
    (boxes, { userId }) =>
      boxes.flatMap((one) => [
        one,
        { ...one, ballots: new Map(one.ballots).set(userId, 'approve' as const) },
        { ...one, ballots: new Map(one.ballots).set(userId, 'reject' as const) },
      ]),
    [of],
  );
}

describe('an early decision', () => {
  it('is taken exactly when no ballot to come and no settled flag could change it', () => {
    fc.assert(
      fc.property(votes, ({ box: cast, circumstances }) => {
        const flags = circumstances.hasOpenFlag ? [true, false] : [false];
        const outcomes = new Set<TallyOutcome>(
          completions(cast).flatMap((done) =>
            flags.map((hasOpenFlag) =>
              decideOutcome(countBallots(done), { ...circumstances, hasOpenFlag }),
            ),
          ),
        );
        const [only = null] = outcomes.size === 1 ? outcomes : [];
        const hasObjection = countBallots(cast).rejectWeight > 0n;
        const isSilence = only === 'waiting' || (only === 'jury' && !hasObjection);
        expect(earlyOutcome(cast, circumstances)).toBe(isSilence ? null : only);
      }),
      { numRuns: 400 },
    );
  });

  it('leaves everything else to the end of the window, which always decides', () => {
    const endsAt = new Date('2026-05-04T12:00:00.000Z');
    const times = { submittedAt: hoursAfter(endsAt, -72), windowEndsAt: endsAt };
    const before = new Date(endsAt.getTime() - 1);
    fc.assert(
      fc.property(votes, ({ box: cast, circumstances }) => {
        const early = decideVote(cast, circumstances, times, before);
        const final = decideVote(cast, circumstances, times, endsAt);
        expect(final).not.toBeNull();
        expect([null, final]).toContain(early);
      }),
    );
  });

  it('accepts nothing within a day of the proof, but with the yes of every donor', () => {
    const submittedAt = new Date('2026-05-01T12:00:00.000Z');
    const times = { submittedAt, windowEndsAt: hoursAfter(submittedAt, 72) };
    const dayAfter = hoursAfter(submittedAt, 24);
    fc.assert(
      fc.property(votes, fc.integer({ min: 0, max: 71 }), ({ box: cast, circumstances }, hours) => {
        const now = hoursAfter(submittedAt, hours);
        const certain = earlyOutcome(cast, circumstances);
        const donors = cast.voters.filter(({ role }) => role !== 'creator');
        const isUnanimous = donors.every(({ userId }) => cast.ballots.get(userId) === 'approve');
        const waits = certain === 'accepted' && !isUnanimous && hours < 24;
        expect(decideVote(cast, circumstances, times, now)).toBe(waits ? null : certain);
        expect(nextReview(cast, circumstances, times, now)).toEqual(waits ? dayAfter : null);
      }),
    );
  });

  it('never accepts against half of the donors’ money or with a flag, nor rejects against more', () => {
    fc.assert(
      fc.property(votes, ({ box: cast, circumstances }) => {
        const tally = countBallots(cast);
        const outcome = decideOutcome(tally, circumstances);
        const isAccepted = outcome === 'accepted';
        expect(isAccepted && circumstances.hasOpenFlag).toBe(false);
        expect(
          isAccepted && tally.rejectCents > 0n && tally.rejectCents >= tally.approveCents,
        ).toBe(false);
        expect(outcome === 'rejected' && tally.approveCents > tally.rejectCents).toBe(false);
      }),
    );
  });
});
