import { expect, it } from 'vitest';
import { castBallot } from '#api/case/voting/castBallot.ts';
import { daysAfter, hoursAfter } from '#api/platform/instant.rules.ts';
import { settleMeetings } from '#api/people/meetings.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import {
  openCourt,
  playBallot,
  playContested,
  playProof,
} from '#tests/support/cases/playedCases.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { insertPerson } from '#tests/support/database/testDatabase.ts';

const SLOTS = 18;
const AT_ONCE = 20;
const REASON = 'I looked at both pictures and at the place itself.';
const KEPT_DAYS = 180;

const test = await databaseOfTests();
const court = await openCourt(test.database);
const ids: string[] = [];

/** A campus of so many accounts, all of whom appear in each of eighteen slots: 1,200 leave 21,600 traces. */
async function fillCampus(people: number): Promise<void> {
  while (ids.length < people) {
    const more = Array.from({ length: AT_ONCE }, (_, at) =>
      insertPerson(test.database, `student${ids.length + at}`),
    );
    ids.push(...(await Promise.all(more)).map(({ id }) => id));
  }
  await test.database.query(
    `insert into account_trace (kind, digest, user_id, expires_at)
     select 'together', sha256(convert_to('slot ' || slot, 'UTF8')), id, $2
     from unnest($1::uuid[]) id, generate_series(1, ${SLOTS}) slot`,
    [ids, daysAfter(court.now, KEPT_DAYS)],
  );
}

/**
 * Rows that the tables of connections, and all tables, gave to this connection so far. PostgreSQL counts what
 * earlier transactions read with it until it reports them, at most once a second: take differences.
 */
async function rowsRead(tx: Transaction): Promise<{ connections: number; all: number }> {
  const [row] = await tx.query<{ connections: number; all: number }>(
    `select coalesce(sum(rows) filter (where relname in ('account_trace', 'account_meeting')), 0)::int
         as connections, sum(rows)::int as "all"
     from (select relname, seq_tup_read + coalesce(idx_tup_fetch, 0) as rows
       from pg_stat_xact_user_tables) t`,
  );
  return row ?? { connections: -1, all: -1 };
}

/** What the ballot reads that decides a case. */
async function readByDeciding() {
  const judged = await playProof(court, [20_000n, 20_000n, 20_000n]);
  for (const voter of court.donors) await playBallot(court, judged, { voter, choice: 'approve' });
  court.now = hoursAfter(court.now, 25);
  const decided = await court.as(judged.reporter, async (tx) => {
    // Of a table this small it may read all rows although there is an index, today or another day: by itself,
    // to join it, or by a plan that this connection kept from before.
    for (const way of ['seqscan', 'mergejoin', 'hashjoin'])
      await tx.query(`set local enable_${way} = off`);
    await tx.query('set local plan_cache_mode = force_custom_plan');
    const before = await rowsRead(tx);
    await castBallot(tx, { proofId: judged.proofId, choice: 'approve', reason: REASON });
    const after = await rowsRead(tx);
    return { connections: after.connections - before.connections, all: after.all - before.all };
  });
  const [issue]: { status: string }[] = await test.database.query(
    'select status from issue where id = $1',
    [judged.issueId],
  );
  expect(issue).toEqual({ status: 'completed' });
  return decided;
}

it('1,200 accounts on one network cost a decision what 300 do', { timeout: 240_000 }, async () => {
  const read: Awaited<ReturnType<typeof readByDeciding>>[] = [];
  for (const people of [300, 1_200]) {
    // The traces of today wait in their slots; those of before have been settled.
    await fillCampus(people);
    await settleMeetings(test.database, hoursAfter(court.now, 1), KEPT_DAYS);
    await fillCampus(people);
    read.push(await readByDeciding());
    await playContested(court, 20_000n);
    await settleMeetings(test.database, hoursAfter(court.now, 1), KEPT_DAYS);
  }
  const [few, many] = read;
  expect(many?.connections).toBeLessThanOrEqual(few?.connections ?? 0);
  expect((many?.all ?? 0) - (few?.all ?? 0)).toBeLessThan(100);
  expect(await test.database.query('select from account_meeting')).toEqual([]);
});
