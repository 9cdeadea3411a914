import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runDueWork } from '#api/jobs/runDueWork.ts';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { saveTrace } from '#api/people/accountTraces.sql.ts';
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
// A town without anybody who could be drawn.
await test.database.query('update app_user set trust_score = 20');

async function passDays(days: number): Promise<void> {
  court.now = daysAfter(court.now, days);
  const clock = { now: () => court.now, randomBytes };
  const warn = (message: string) => expect(message).toBe('');
  await runDueWork({ database: test.database, clock, warn, isStopping: () => false });
}

async function stateOf({ issueId, proofId }: PlayedCase) {
  const [row]: { state: string; decidedBy: string | null; held: string }[] =
    await test.database.query(
      `select i.status || ' ' || i.verification_state as state, p.decided_by as "decidedBy",
         i.funding_cents as held
       from issue i join proof p on p.issue_id = i.id where i.id = $1 and p.id = $2`,
      [issueId, proofId],
    );
  return row;
}

/** Disputed by who reported, and no ambassador says anything: of the money `yes` says yes, the rest no. */
async function playUnended(
  yes: typeof court.donors,
  creator: 'approve' | 'reject' = 'reject',
): Promise<PlayedCase> {
  const judged = await playProof(court, [30_000n, 20_000n, 10_000n]);
  for (const voter of court.donors)
    await playBallot(court, judged, { voter, choice: yes.includes(voter) ? 'approve' : 'reject' });
  await test.database.query('update app_user set trust_score = 20');
  await playBallot(court, judged, { voter: judged.reporter, choice: creator });
  await passDays(3);
  expect(await stateOf(judged)).toMatchObject({ state: 'in_progress arbitration' });
  return judged;
}

const present = (...people: (typeof largest)[]) => people.flatMap((one) => (one ? [one] : []));

describe('an arbitration that nobody ends', { timeout: 60_000 }, () => {
  it('is ended after 30 days by the money already cast: more yes than no pays', async () => {
    const judged = await playUnended(present(largest, second));
    await passDays(26);
    expect(await stateOf(judged)).toMatchObject({ state: 'in_progress arbitration' });
    await passDays(4);
    expect(await stateOf(judged)).toMatchObject({
      state: 'completed none',
      decidedBy: 'money_vote',
    });
  });

  it('gives everybody theirs back where no more says yes than no', async () => {
    const judged = await playUnended(present(largest), 'approve');
    await passDays(30);
    expect(await stateOf(judged)).toMatchObject({ state: 'reported none', held: '0' });
  });

  it('counts no money of accounts that are connected with the solver', async () => {
    const judged = await playUnended(present(largest, third));
    for (const userId of [largest?.id, judged.solver.id])
      await court.as(null, (tx) =>
        saveTrace(tx, { kind: 'card', value: 'one', userId: userId ?? '' }),
      );
    await passDays(30);
    expect(await stateOf(judged)).toMatchObject({ state: 'reported none', held: '0' });
    expect((await checkBooks(test.database.manager)).problem).toBeNull();
  });
});
