import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { raiseFlag } from '#api/case/voting/flags.ts';
import { hoursAfter } from '#api/platform/instant.rules.ts';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import {
  openCourt,
  playBallot,
  playProof,
  type PlayedCase,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const test = await databaseOfTests();
const court = await openCourt(test.database);
const [largest, second, third] = court.donors;

/** The largest donor has just over half of the money, and the creator is one person with them. */
const AMOUNTS = [31_000n, 20_000n, 9_000n];

const statusOf = async ({ issueId }: PlayedCase) => {
  const rows: { status: string; verification: string }[] = await test.database.query(
    'select status, verification_state as verification from issue where id = $1',
    [issueId],
  );
  return rows.map(({ status, verification }) => `${status} ${verification}`).join();
};

async function passHours(hours: number): Promise<void> {
  court.now = hoursAfter(court.now, hours);
  const clock = { now: () => court.now, randomBytes };
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
  expect(warnings).toEqual([]);
}

/** Their two ballots are certain to win: nobody else can change that any more. */
async function takeQuickly(): Promise<PlayedCase> {
  const taken = await playProof(court, AMOUNTS);
  for (const voter of [taken.reporter, largest])
    await playBallot(court, taken, { voter, choice: 'approve' });
  return taken;
}

it('creator and largest donor take nobody’s money within a day, though nobody can outvote them', async () => {
  const taken = await takeQuickly();
  expect(await statusOf(taken)).toBe('in_progress voting');
  await passHours(23);
  expect(await statusOf(taken)).toBe('in_progress voting');
  await passHours(1);
  expect(await statusOf(taken)).toBe('completed none');
});

it('a minority that says no early does not end the day for them', async () => {
  const taken = await takeQuickly();
  await playBallot(court, taken, { voter: second, choice: 'reject' });
  expect(await statusOf(taken)).toBe('in_progress voting');
});

it('one who objects within the day has others look', async () => {
  const taken = await takeQuickly();
  const justification = 'Both pictures show another street than the one reported.';
  await court.as(second ?? null, (tx) => raiseFlag(tx, { proofId: taken.proofId, justification }));
  await passHours(24);
  expect(await statusOf(taken)).toBe('in_progress voting');
  await passHours(48);
  expect(await statusOf(taken)).toMatch(/^in_progress (?:jury|arbitration)$/u);
});

it('with the yes of every donor the solver is paid at once', async () => {
  const taken = await takeQuickly();
  for (const voter of [second, third]) await playBallot(court, taken, { voter, choice: 'approve' });
  expect(await statusOf(taken)).toBe('completed none');
});
