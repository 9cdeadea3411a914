import { describe, expect, it } from 'vitest';
import { hoursAfter } from '#api/domain/instant.ts';
import { playCase, type Course } from './playCase.ts';
import { RULES, type Rules } from './rules.ts';

const CASES = 10_000;
const PATIENCE_MS = 120_000;

/** The first seed at which something promised does not hold under these rules. */
function firstBroken(rules: Rules, cases = CASES): string | null {
  for (let seed = 1; seed <= cases; seed += 1) {
    try {
      playCase(seed, rules);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return null;
}

describe('an adversary with 50 accounts and $100', { timeout: PATIENCE_MS }, () => {
  it('delays no release beyond the bound, gets no two seats of one group, and moves no cent of others', () => {
    const courses: Course[] = [];
    for (let seed = 1; seed <= CASES; seed += 1) {
      try {
        courses.push(playCase(seed));
      } catch (error) {
        throw new Error(`Case ${seed}`, { cause: error });
      }
    }
    const count = (is: (course: Course) => boolean) => courses.filter(is).length;
    // Enough happens for the bounds to mean something.
    expect(count(({ end }) => end === 'completed')).toBeGreaterThan(CASES / 5);
    expect(count(({ end }) => end === 'refunded')).toBeGreaterThan(CASES / 100);
    expect(count(({ juries }) => juries > 0)).toBeGreaterThan(CASES / 10);
    expect(count(({ flags }) => flags > 0)).toBeGreaterThan(CASES / 25);
    expect(count(({ adversaryJurors }) => adversaryJurors > 0)).toBeGreaterThan(CASES / 50);
    expect(count(({ accounts }) => accounts > 40)).toBeGreaterThan(0);
  });

  it.each<[what: string, rules: Partial<Rules>, found: RegExp]>([
    [
      'a withdrawn objection starts a fresh notice',
      {
        resumeClock: (clock, _because, _voteEndsAt, now) =>
          clock.pausedAt === null
            ? clock
            : { releaseAt: hoursAfter(now, 48), noticeAt: null, pausedAt: null },
      },
      /waits beyond/u,
    ],
    [
      'the pause is each objection’s own',
      {
        flagsEscalateAt(flags) {
          const open = flags.findLast(({ settled }) => settled === null);
          return open ? hoursAfter(open.raisedAt, 24) : null;
        },
      },
      /waits beyond/u,
    ],
    [
      'whoever comes later may object',
      { flagRefusal: (flagger, on) => RULES.flagRefusal({ ...flagger, isAmbassador: true }, on) },
      /without standing/u,
    ],
    [
      'an objection of somebody refuted twice holds alone',
      { hasOpenFlag: (flags) => flags.some(({ settled }) => settled === null) },
      /without a co-signer/u,
    ],
    [
      'money that came within the day decides',
      {
        findWinner(proposals, escrow, votes, now) {
          const pledges = escrow.pledges.map((one) => ({ ...one, createdAt: new Date(0) }));
          return RULES.findWinner(proposals, { ...escrow, pledges }, votes, now);
        },
      },
      /most of the money/u,
    ],
    [
      'who reports carries an offer with their own money',
      {
        findWinner: (proposals, escrow, votes, now) =>
          RULES.findWinner(proposals, { ...escrow, reporterId: null }, votes, now),
      },
      /most of the money/u,
    ],
    [
      'accounts of one card are strangers',
      { groupsOf: () => (userId) => userId },
      /A group holds/u,
    ],
    [
      'anybody without experience is drawn',
      {
        juryPool: (candidates, place, now) =>
          RULES.juryPool(
            candidates.map((one) => ({ ...one, decidedVerifications: 1 })),
            place,
            now,
          ),
      },
      /without experience/u,
    ],
    [
      'a payout forgets a cent',
      {
        decidePayout(...given) {
          const payout = RULES.decidePayout(...given);
          return { ...payout, feeCents: payout.feeCents + 1n };
        },
      },
      /made or lost a cent/u,
    ],
    [
      'a withdrawal gives more back than came',
      {
        decideReturn(issue, pledge) {
          const decision = RULES.decideReturn(issue, pledge);
          const [first, second] = decision.postings;
          if (!first || !second) return decision;
          const postings = [
            { ...first, amountCents: first.amountCents - 1n },
            { ...second, amountCents: second.amountCents + 1n },
          ];
          return { ...decision, postings };
        },
      },
      /Escrow/u,
    ],
  ])('would be noticed if %s', (_what, rules, found) => {
    expect(firstBroken({ ...RULES, ...rules }, CASES / 10)).toMatch(found);
  });
});
