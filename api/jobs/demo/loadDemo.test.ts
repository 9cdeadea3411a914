import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkBooks } from '#api/database/books/checkBooks.ts';
import { testNow } from '#tests/support/database/testDatabase.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { loadDemo, type DemoDependencies } from './loadDemo.ts';

const test = await databaseOfTests();

const hashOf = (name: string) => createHash('sha256').update(name).digest().readBigUInt64BE();

const demo: DemoDependencies = {
  now: testNow,
  randomBytes: (length) => randomBytes(length),
  passwordHash: 'x',
  storePhoto: async (name, view) => ({
    sha256: createHash('sha256')
      .update(`${name} ${view ?? ''}`)
      .digest('hex'),
    mime: 'image/png',
    bytes: 10,
    width: 4,
    height: 3,
    perceptualHash: hashOf(`${name} ${view ?? ''}`),
  }),
};

describe('the demo', () => {
  it('is loaded once, with books that hold', async () => {
    expect(await loadDemo(test.database, demo)).toBe(true);
    expect(await loadDemo(test.database, demo)).toBe(false);
    expect((await checkBooks(test.database.manager)).problem).toBeNull();
  }, 120_000);

  it('has a case in each state, and completed ones that were paid', async () => {
    const states: { state: string; count: number }[] = await test.database.query(
      `select verification_state as state, count(*)::integer as count from issue
       where status = 'in_progress' group by 1 order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual([
      'arbitration',
      'jury',
      'none',
      'rework',
      'voting',
      'waiting_release',
    ]);
    const [completed]: Record<string, number>[] = await test.database.query(
      `select count(*)::integer as issues, count(y.id)::integer as payouts,
         count(*) filter (where y.status = 'paid')::integer as paid,
         count(*) filter (where d.kind = 'auto_release')::integer as silent
       from issue i left join payout y on y.issue_id = i.id
       left join release_decision d on d.id = y.decision_id where i.status = 'completed'`,
    );
    expect(completed?.payouts).toBe(completed?.issues);
    expect(completed?.paid).toBe(completed?.issues);
    expect(completed?.silent).toBeGreaterThan(0);
  });

  it('has ambassadors who may rule where a ruling is due', async () => {
    const judges: { username: string }[] = await test.database.query(
      `select u.username from issue i
       join case_ambassador c on c.proposal_id = i.selected_proposal_id
       join app_user u on u.id = c.user_id
       where i.verification_state = 'arbitration' order by 1`,
    );
    expect(judges.map(({ username }) => username)).toEqual(['amira', 'viktor']);
  });
});
