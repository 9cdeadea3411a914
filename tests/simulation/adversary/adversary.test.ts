import { describe, expect, it } from 'vitest';
import { earlyOutcome } from '#api/case/voting/tally.rules.ts';
import { commitTo } from '#api/database/commitment.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { trustScore } from '#api/people/reputation.rules.ts';
import { isDisclosed } from '#api/people/reputation.sql.ts';
import { TRUST_START } from '#schema/limits.ts';
import { playCase, type Course } from './playCase.ts';
import { RULES, type Rules } from './rules.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const CASES = process.env.TEST_SCOPE === 'all' ? 10_000 : 2_000;
const SEED_MAX = 2 ** 31;
/** Other cases in each run. What breaks a promise is told with its seed, and `ADVERSARY_SEED` begins there. */
const FIRST_SEED = process.env.ADVERSARY_SEED
  ? Number(process.env.ADVERSARY_SEED)
  : Math.floor(Math.random() * (SEED_MAX - CASES));
/** Always the same cases have to find a worse rule out. */
const WORSE_RULES_CASES = 2_500;
const PATIENCE_MS = 120_000;

const courses: Course[] = [];
const test = await databaseOfTests();

/** The first seed at which something promised does not hold under these rules. */
function firstBroken(rules: Rules): string | null {
  for (let seed = 1; seed <= WORSE_RULES_CASES; seed += 1) {
    try {
      playCase(seed, rules);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return null;
}

/** Of cases that are over, what is told of each verdict at moments of its month and after it. */
async function toldOf(played: readonly Course[], isToldSql: typeof isDisclosed) {
  const seen = played
    .flatMap(({ verdicts }) => verdicts)
    .flatMap(({ hasAgreed, decidedAt }) => {
      const end = Date.UTC(decidedAt.getUTCFullYear(), decidedAt.getUTCMonth() + 1, 1);
      const within = [decidedAt.getTime(), (decidedAt.getTime() + end) / 2, end - 1];
      return [...within, end, end + 1].map((now) => ({ hasAgreed, decidedAt, now, end }));
    });
  const sql = isToldSql({ isVerdict: 'true', at: 'v.at', now: 'v.now' });
  const rows: { told: boolean }[] = await test.database.query(
    `select ${sql} as told
     from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as v (at, now, number)
     order by v.number`,
    [seen.map(({ decidedAt }) => decidedAt), seen.map(({ now }) => new Date(Math.floor(now)))],
  );
  return seen.map(({ hasAgreed, now, end }, at) => ({
    isOver: now >= end,
    score: trustScore(rows[at]?.told ? [hasAgreed ? 'agreed' : 'disagreed'] : []),
  }));
}

describe('an adversary with 50 accounts and $100', { timeout: PATIENCE_MS }, () => {
  it('delays no release beyond the bound, gets no two seats of one group, and moves no cent of others', () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + CASES; seed += 1) {
      try {
        courses.push(playCase(seed));
      } catch (error) {
        throw new Error(`ADVERSARY_SEED=${seed}: ${String(error)}`, { cause: error });
      }
    }
    const count = (is: (course: Course) => boolean) => courses.filter(is).length;
    // Enough happens for the bounds to mean something.
    expect(count(({ end }) => end === 'completed')).toBeGreaterThan(CASES / 5);
    expect(count(({ end }) => end === 'refunded')).toBeGreaterThan(CASES / 100);
    expect(count(({ juries }) => juries > 0)).toBeGreaterThan(CASES / 10);
    expect(count(({ flags }) => flags > 0)).toBeGreaterThan(CASES / 100);
    expect(count(({ adversaryJurors }) => adversaryJurors > 0)).toBeGreaterThan(CASES / 100);
    expect(count(({ accounts }) => accounts > 40)).toBeGreaterThan(0);
  });

  it('reads no verdict out of the scores of jurors before the month of their case is over', async () => {
    const told = await toldOf(courses, isDisclosed);
    expect(told.length).toBeGreaterThan(CASES / 2);
    expect(told.filter(({ isOver, score }) => isOver === (score === TRUST_START))).toEqual([]);
    const early = await toldOf(courses, () => 'true');
    expect(early.some(({ isOver, score }) => !isOver && score !== TRUST_START)).toBe(true);
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
      { keysOf: () => () => new Set() },
      /A person holds two seats|without experience/u,
    ],
    [
      'who appears beside a party is struck off',
      {
        juryPool: (candidates, place, now) =>
          RULES.juryPool(
            candidates.map((one) => ({
              ...one,
              isInvolved: one.isInvolved || one.isSeenWithParty,
            })),
            place,
            now,
          ),
      },
      /struck off/u,
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
      'a case that somebody paid for alone gives experience',
      { givesExperience: () => true },
      /without experience/u,
    ],
    [
      'a home counts from the day on which it was given',
      {
        juryPool: (candidates, place, now) =>
          RULES.juryPool(
            candidates.map((one) => ({ ...one, homeSince: null })),
            place,
            now,
          ),
      },
      /moved next to the case/u,
    ],
    [
      'an account without a proved address decides',
      { lacksContact: () => null },
      /whom nothing reaches/u,
    ],
    [
      'what was changed stands on record as a plain digest',
      { commitTo: (data, salt, place) => commitTo(data, salt && new Uint8Array(32), place) },
      /can be read back/u,
    ],
    [
      'alike values look alike on record',
      { commitTo: (data, salt, place) => commitTo(data, salt, { ...place, sequence: 0 }) },
      /are alike/u,
    ],
    [
      'who has most of the say accepts within minutes',
      {
        decideVote: (box, circumstances, times, now) =>
          earlyOutcome(box, circumstances) ?? RULES.decideVote(box, circumstances, times, now),
      },
      /over a donor within a day/u,
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
    expect(firstBroken({ ...RULES, ...rules })).toMatch(found);
  });
});
