import { afterAll, expect, it } from 'vitest';
import { getLeaderboard } from '#api/queries/accounts/getLeaderboard.ts';
import { getReputation } from '#api/queries/accounts/getReputation.ts';
import { hoursAfter } from '#api/domain/instant.ts';
import { openCourt, playContested, playVerdicts } from '#tests/support/cases/playedCases.ts';
import { openTestDatabase } from '#tests/support/database/testDatabase.ts';

const test = await openTestDatabase();
afterAll(() => test.close());

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
