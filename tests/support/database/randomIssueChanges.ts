import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { ISSUE_PRIORITIES, ISSUE_STATUSES } from '#schema/issues/issue.ts';
import { findCell } from '#schema/places/geo.ts';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import { isWholeRun } from '#tests/support/wholeRun.ts';

/** Transactions at the same time. */
const LANES = 3;
const CHANGES = isWholeRun ? 10_000 : 300;
/** On both sides of where steps of places and bands of funding begin. */
const NUMBERS = [0, 0, 0, 1, 63, 64, 65, 100, 127, 128, 129, 131, 49_999, 50_000, 200_000, 200_001];
const LARGE = 2 ** 40;

/** Places crowd in one town, and a few lie far away, on the edge of the world too. */
const place = fc
  .oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 5 })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(fc.integer({ min: -940, max: 480 }), fc.integer({ min: 0, max: 2_670 })),
    },
  )
  .map(([north, east]) => ({ latitude: 41.88 + north / 10, longitude: -87.63 + east / 10 }));

const arbitraryChange = (issues: number) =>
  fc.record({
    at: fc.integer({ min: 1, max: issues }),
    act: fc.constantFrom('change', 'change', 'change', 'change', 'change', 'report', 'remove'),
    status: fc.constantFrom(...ISSUE_STATUSES),
    priority: fc.constantFrom(...ISSUE_PRIORITIES),
    category: fc.constantFrom(...ISSUE_CATEGORIES),
    cents: fc.constantFrom(...NUMBERS, LARGE),
    affected: fc.constantFrom(...NUMBERS),
    isHidden: fc.constantFrom(false, false, true),
    place,
    end: fc.oneof(
      { weight: 12, arbitrary: fc.constant('commit') },
      {
        weight: 4,
        arbitrary: fc.constantFrom('fold', 'fold', 'rollback', 'rollback', 'die', 'kill'),
      },
    ),
  });
type Change = ReturnType<typeof arbitraryChange> extends fc.Arbitrary<infer Value> ? Value : never;

/** The issue that the others are copies of. */
export const copySql = (id: string, createdAt: string) => `
  insert into issue (id, title, description, location, latitude, longitude, cell, area, priority,
    category, solution_criteria, reporter_id, created_at, updated_at)
  select ${id}, title, description, location, latitude, longitude, cell, area, priority, 'safety',
    solution_criteria, reporter_id, ${createdAt}, updated_at`;

const UPDATE = `update issue set status = $2, priority = $3, category = $4, funding_cents = $5,
  affected_count = $6, is_hidden = $7, latitude = $8, longitude = $9, cell = $10
  where id = md5($1)::uuid`;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function carryOut(client: Client, change: Change): Promise<void> {
  const { at, act, status, priority, category, cents, affected, isHidden } = change;
  const { latitude, longitude } = change.place;
  if (act === 'report') {
    const copy = `${copySql('$2', "created_at - interval '1 day' * random()")} from issue`;
    await client.query(`${copy} where id = md5($1)::uuid`, [String(at), randomUUID()]);
  } else if (act === 'remove') {
    await client.query(
      `update issue set deleted_at = created_at where id = (select id from issue
         where deleted_at is null and id > md5($1)::uuid and is_listed order by id limit 1)`,
      [String(at)],
    );
  } else {
    const where = [latitude, longitude, findCell(change.place)];
    const values = [String(at), status, priority, category, cents, affected, isHidden, ...where];
    await client.query(UPDATE, values);
  }
}

/** Returns false if the connection is gone. */
async function apply(client: Client, change: Change): Promise<boolean> {
  const { end } = change;
  await client.query('begin');
  await carryOut(client, change);
  await client.query('set constraints all immediate');
  if (end === 'fold') await client.query('select fold_counts()');
  if (end === 'die') await client.end();
  // In the middle of what is folded.
  if (end === 'kill')
    await client
      .query('select fold_counts(), pg_terminate_backend(pg_backend_pid())')
      .catch(() => undefined);
  if (end === 'die' || end === 'kill') return false;
  await client.query(end === 'rollback' ? 'rollback' : 'commit');
  return true;
}

async function applyAll(url: string, changes: readonly Change[]): Promise<void> {
  let client = await connect(url);
  for (const change of changes) if (!(await apply(client, change))) client = await connect(url);
  await client.end();
}

/**
 * Random changes of issues whose ids are the digests of the numbers from 1, in simultaneous transactions,
 * some of which are rolled back or die. `findProblem` looks after each tenth. Rejects with the seed, another
 * in each run.
 */
export async function changeAtRandom(
  { url, issues }: { url: string; issues: number },
  findProblem: () => Promise<string | null>,
): Promise<void> {
  const seed = Number(process.env.CHANGES_SEED ?? Date.now());
  const changes = fc.sample(arbitraryChange(issues), { numRuns: CHANGES, seed });
  const tenth = CHANGES / 10;
  for (let from = 0; from < CHANGES; from += tenth) {
    const part = changes.slice(from, from + tenth);
    const lanes = Array.from({ length: LANES }, (_, lane) =>
      applyAll(
        url,
        part.filter((_change, at) => at % LANES === lane),
      ),
    );
    await Promise.all(lanes);
    const problem = await findProblem();
    if (problem !== null) throw new Error(`With CHANGES_SEED=${seed}: ${problem}`);
  }
}
