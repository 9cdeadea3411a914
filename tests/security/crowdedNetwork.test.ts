import { describe, expect, it } from 'vitest';
import { noteAppearance } from '#api/people/accountTraces.ts';
import { settleMeetings } from '#api/people/meetings.sql.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import {
  openCourt,
  playBallot,
  playContested,
  playProof,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';

const CROWD = 21;

const test = await databaseOfTests();
const court = await openCourt(test.database);
const crowd = await Promise.all(
  Array.from({ length: CROWD }, (_, at) => insertPerson(test.database, `student${at}`)),
);

/** So many people of the crowd on a network of theirs, on three days. */
async function gather(count: number, network: string): Promise<number> {
  await test.database.query('delete from account_meeting');
  for (let day = 0; day < 3; day += 1) {
    court.now = daysAfter(court.now, 1);
    for (const { id } of crowd.slice(0, count))
      await court.as(null, (tx) => noteAppearance(tx, id, network));
  }
  await settleMeetings(test.database, hoursAfter(court.now, 1), 180);
  const rows: { days: number }[] = await test.database.query('select days from account_meeting');
  expect(rows.every(({ days }) => days === 3)).toBe(true);
  return rows.length;
}

describe('a crowd on one network', { timeout: 60_000 }, () => {
  it('connects nobody, however often it comes; twenty people are no crowd', async () => {
    expect(await gather(CROWD, '203.0.113.20')).toBe(0);
    expect(await gather(CROWD - 1, '203.0.113.21')).toBe(190);
    expect(await test.database.query(`select from account_trace where kind = 'together'`)).toEqual(
      [],
    );
  });

  it.each(['account_trace', 'account_meeting'])(
    'holds no release up, nor a jury, whatever becomes of %s',
    async (table) => {
      const judged = await playProof(court, [20_000n, 20_000n, 20_000n]);
      for (const voter of court.donors)
        await playBallot(court, judged, { voter, choice: 'approve' });
      const blocker = test.database.createQueryRunner();
      await blocker.startTransaction();
      // It waits for all that follows, which takes long on a busy machine.
      await blocker.query('set local idle_in_transaction_session_timeout = 0');
      await blocker.query(`lock table ${table} in access exclusive mode`);
      try {
        const voter = judged.reporter;
        court.now = hoursAfter(court.now, 25);
        await playBallot(court, judged, { voter, choice: 'approve' });
        await playContested(court, 20_000n);
      } finally {
        await blocker.rollbackTransaction();
        await blocker.release();
      }
      const rows: { status: string }[] = await test.database.query(
        'select status from issue where id = $1',
        [judged.issueId],
      );
      expect(rows).toEqual([{ status: 'completed' }]);
    },
  );
});
