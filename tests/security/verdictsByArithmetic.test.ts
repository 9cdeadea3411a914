import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { getLeaderboard, getReputation } from '#api/people/reputation.sql.ts';
import { countDismissed } from '#api/case/voting/flags.sql.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import { openCourt, playContested, playVerdicts } from '#tests/support/cases/playedCases.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

const test = await databaseOfTests();

const court = await openCourt(test.database);

/** The months around the case, that of the jurors' own experience among them. */
const months = [-60, -30, 0, 30].map((days) =>
  hoursAfter(court.now, 24 * days)
    .toISOString()
    .slice(0, 7),
);

/** All that the site tells everybody about everybody who may have sat on a jury. */
async function told(now: Date) {
  const jurors = court.jurors.map(({ id }) => id);
  const reputations = await Promise.all(jurors.map((id) => getReputation(test.database, id, now)));
  const boards = await Promise.all(
    [...new Set(months)].map((month) => getLeaderboard(test.database, now, month)),
  );
  const ranked = boards.map(({ rows }) => rows.filter(({ userId }) => jurors.includes(userId)));
  return { reputations, ranked };
}

it('a jury cannot be unmasked by the scores, figures, logs and ranks before and after its case', async () => {
  const judged = await playContested(court, 20_000n);
  const before = await told(court.now);
  expect(before.ranked.flat()).not.toEqual([]);
  await playVerdicts(court, judged, ['approve', 'reject', 'approve', 'approve']);
  expect(await told(court.now)).toEqual(before);

  const monthLater = hoursAfter(court.now, 24 * 31);
  const { reputations } = await told(monthLater);
  const figures = reputations.map(({ trust, verifier }) => [
    trust.score,
    trust.log.length,
    verifier.verifications,
  ]);
  expect(figures.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [50, 2, 1],
    [52, 1, 0],
    [52, 1, 0],
    [54, 2, 1],
    [54, 2, 1],
    [54, 2, 1],
  ]);
  const month = court.now.toISOString().slice(0, 7);
  const { rows } = await getLeaderboard(test.database, monthLater, month);
  const jurors = new Set(court.jurors.map(({ id }) => id));
  expect(rows.filter(({ userId }) => jurors.has(userId))).toHaveLength(4);
});

/** Verdicts of which the last one decides, with up to two against it on the way. */
const verdicts = fc
  .record({
    most: fc.constantFrom('approve', 'reject' as const),
    against: fc.integer({ min: 0, max: 2 }),
    order: fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
  })
  .map(({ most, against, order }) => {
    const other = most === 'approve' ? 'reject' : 'approve';
    const first = [most, most, ...Array.from({ length: against }, () => other)] as const;
    const mixed = first
      .map((choice, at) => ({ choice, rank: order[at] ?? 0 }))
      .toSorted((a, b) => a.rank - b.rank);
    return [...mixed.map(({ choice }) => choice), most] as ('approve' | 'reject')[];
  });

const monthAfter = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1));

it('no verdict shows before its month is over, and all of that month show at once, whoever judges how', async () => {
  const within = fc.integer({ min: 0, max: 999 });
  await fc.assert(
    fc.asyncProperty(verdicts, within, fc.nat({ max: 40 }), async (choices, part, days) => {
      court.now = daysAfter(court.now, days);
      // Nobody sits on another jury instead, whoever judged before and how.
      await test.database.query(
        'update app_user set trust_score = case when id = any ($1::uuid[]) then 60 else 20 end',
        [court.jurors.map(({ id }) => id)],
      );
      const judged = await playContested(court, 20_000n);
      const end = monthAfter(court.now);
      const sealed = [
        court.now,
        new Date(court.now.getTime() + (part / 1_000) * (end.getTime() - court.now.getTime())),
        new Date(end.getTime() - 1),
      ];
      const later = [end, daysAfter(end, 1), daysAfter(end, 27)];
      const scoresAt = async (at: Date) =>
        (await told(at)).reputations.map(({ trust, verifier }) => [
          trust.score,
          verifier.verifications,
          trust.log.length,
        ]);
      const before = await Promise.all(sealed.map((at) => told(at)));
      const scoresBefore = await scoresAt(end);
      await playVerdicts(court, judged, choices);
      expect(await Promise.all(sealed.map((at) => told(at)))).toEqual(before);
      const [first, ...others] = await Promise.all(later.map(scoresAt));
      expect(others).toEqual(others.map(() => first));
      const changed = first?.filter((figures, at) => figures[1] !== scoresBefore[at]?.[1]);
      // A rejection is not final: the solver may try again.
      expect(changed).toHaveLength(choices.at(-1) === 'approve' ? choices.length : 0);
    }),
    { numRuns: isWholeRun ? 12 : 4, endOnFailure: true },
  );
}, 60_000);

it('a refuted objection counts for 180 days, on whatever issue, a withdrawn one never', async () => {
  const { issueId, proofId } = await playContested(court, 20_000n);
  const flag = fc.record({
    days: fc.integer({ min: 0, max: 400 }),
    settled: fc.constantFrom('dismissed', 'withdrawn'),
  });
  const since = daysAfter(court.now, -180);
  await fc.assert(
    fc.asyncProperty(fc.array(flag, { maxLength: 12 }), async (flags) => {
      const { id } = await insertPerson(test.database, `f${randomUUID().slice(0, 12)}`);
      for (const { days, settled } of flags) {
        const at = daysAfter(court.now, -days);
        await test.database.query(
          `insert into proof_flag
             (id, proof_id, issue_id, user_id, justification, raised_at, settled, settled_by, settled_at)
           values ($1, $2, $3, $4, $5, $6, $7, $4, $6)`,
          [randomUUID(), proofId, issueId, id, 'x'.repeat(20), at, settled],
        );
      }
      const lately = flags.filter(({ days, settled }) => settled === 'dismissed' && days < 180);
      const counted = await court.as(null, (tx) => countDismissed(tx, id, since));
      expect(counted).toBe(lately.length);
    }),
    { numRuns: 25 },
  );
});
