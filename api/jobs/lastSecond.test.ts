import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { raiseFlag } from '#api/case/voting/flags.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { actAt, later, playToProof, type PlayedCase } from '#tests/support/cases/playedCase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { runDueWork } from './runDueWork.ts';

const JUSTIFICATION = 'The lamp flickers as it did before.';
const RELEASE_HOURS = 48 + 120;
const test = await databaseOfTests();
const { database } = test;

const secondsAfter = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000);

const roundAt = (now: Date) =>
  runDueWork({
    database,
    clock: { now: () => now, randomBytes: (length) => new Uint8Array(randomBytes(length)) },
    warn: (message) => {
      throw new Error(message);
    },
    isStopping: () => false,
  });

const statusOf = async ({ issueId }: PlayedCase) => {
  const [row]: { status: string }[] = await database.query(
    'select status from issue where id = $1',
    [issueId],
  );
  return row?.status;
};

const flagAt = ({ donor, proofId }: PlayedCase, now: Date) =>
  actAt(database, { actor: donor, now }, (tx) =>
    raiseFlag(tx, { proofId, justification: JUSTIFICATION }),
  );

async function aSecondBefore(): Promise<{ played: PlayedCase; releaseAt: Date }> {
  const played = await playToProof(database);
  for (const hours of [48 + 72, 48 + 96]) {
    await roundAt(later(hours));
  }
  const releaseAt = later(RELEASE_HOURS);
  await roundAt(secondsAfter(releaseAt, -1));
  expect(await statusOf(played)).toBe('in_progress');
  return { played, releaseAt };
}

describe('the last second before a release', () => {
  it('is early enough for an objection, and the money stays', async () => {
    const { played, releaseAt } = await aSecondBefore();
    await flagAt(played, secondsAfter(releaseAt, -1));
    await roundAt(releaseAt);
    await roundAt(secondsAfter(releaseAt, 3_600));
    expect(await statusOf(played)).toBe('in_progress');
  }, 60_000);

  it('passes without one, the money is released, and a second later it is too late', async () => {
    const { played, releaseAt } = await aSecondBefore();
    await roundAt(releaseAt);
    expect(await statusOf(played)).toBe('completed');
    await expect(flagAt(played, secondsAfter(releaseAt, 1))).rejects.toThrow(
      new Refusal('issue_closed'),
    );
  }, 60_000);
});
