import { Client } from 'pg';
import { nameSkeleton } from '#api/platform/nameSkeleton.rules.ts';
import { setImmediate } from 'node:timers/promises';
import { addRows, sendRows, type CopyText } from './copyRows.ts';
import type { SeedPerson } from './seedActs.ts';
import { countPeople, seedIssue, seedPerson, planStart, type SeedPlan } from './seedPlan.ts';
import { makeSeedRows, type SeedRows } from './seedRows.ts';
import { withoutChecks } from './withoutChecks.ts';

/** Issues per batch; a batch has to fit into memory. */
const ISSUES_AT_ONCE = 5_000;
const MADE_AT_ONCE = 20;

const TABLES = [
  'issue',
  'issue_search',
  'pledge',
  'proposal',
  'vote',
  'selection',
  'selection_weight',
  'chat_message',
  'ledger_transaction',
  'ledger_entry',
  'escrow_balance',
  'audit_head',
  'audit_entry',
] as const satisfies readonly (keyof SeedRows)[];

/** These triggers write values that only the database knows, such as the number of a change. */
const KEPT_GUARDS = [
  { table: 'issue', trigger: 'issue_numbered' },
  { table: 'issue', trigger: 'issue_listed' },
  { table: 'ledger_transaction', trigger: 'ledger_transaction_made' },
];

const SETTINGS = `
  set local statement_timeout = 0;
  set local lock_timeout = '60s';
  set local maintenance_work_mem = '512MB';
  set local work_mem = '128MB'`;

const personRow = ({ id, username, salt }: SeedPerson, createdAt: Date) => ({
  id,
  username,
  name_skeleton: nameSkeleton(username),
  email: `${username}@seed.trybe.example`,
  email_proved_at: createdAt,
  // Matches no password: these people cannot sign in.
  password_hash: 'none',
  has_password: false,
  preferred_role: 'reporter',
  account_role: 'user',
  trust_score: 50,
  audit_salt: `\\x${Buffer.from(salt).toString('hex')}`,
  created_at: createdAt,
});

type World = { plan: SeedPlan; people: readonly SeedPerson[]; report: (written: number) => void };

type Texts = Map<(typeof TABLES)[number], CopyText>;

/** Generated in small portions, so that sending continues meanwhile. */
async function makeTexts({ plan, people }: World, from: number, end: number): Promise<Texts> {
  const texts: Texts = new Map();
  for (let number = from; number < end; number += 1) {
    const rows = makeSeedRows(seedIssue(plan, number, people));
    for (const table of TABLES) {
      const text = addRows(texts.get(table), rows[table]);
      if (text) texts.set(table, text);
    }
    if (number % MADE_AT_ONCE === 0) await setImmediate();
  }
  return texts;
}

/** Prepares the next batch while the database is loading the current one. */
async function copyIssues(client: Client, world: World): Promise<void> {
  const { issues } = world.plan;
  const made = (from: number) => makeTexts(world, from, Math.min(from + ISSUES_AT_ONCE, issues));
  let next = await made(0);
  for (let at = 0; at < issues; at += ISSUES_AT_ONCE) {
    const texts = next;
    const making = made(at + ISSUES_AT_ONCE);
    for (const [table, text] of texts) await sendRows(client, table, text);
    next = await making;
    world.report(Math.min(at + ISSUES_AT_ONCE, issues));
  }
}

async function load(client: Client, world: World): Promise<void> {
  const { plan, people } = world;
  await client.query(SETTINGS);
  const startedAt = planStart(plan);
  const persons = people.map((person) => personRow(person, startedAt));
  const text = addRows(undefined, persons);
  if (text) await sendRows(client, 'app_user', text);
  await withoutChecks(client, { tables: TABLES, keeping: KEPT_GUARDS }, () =>
    copyIssues(client, world),
  );
  await client.query('select rebuild_aggregates()');
}

/**
 * Adds the planned world to the database as the owner of the tables. False: it is already there, nothing
 * changed. Runs in one transaction and bypasses the database's guards, so run `checkBooks` afterwards to
 * prove the books. `report` receives the number of issues written. Other users of these tables wait until it
 * ends.
 */
export async function seedDatabase(
  ownerUrl: string,
  plan: SeedPlan,
  report: (written: number) => void,
): Promise<boolean> {
  const people = Array.from({ length: countPeople(plan) }, (_, at) => seedPerson(plan, at));
  const client = new Client({ connectionString: ownerUrl });
  // The caller still sees a lost connection through its query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const known = await client.query('select 1 from app_user where id = $1', [people[0]?.id]);
    if (known.rowCount !== 0) return false;
    await client.query('begin');
    await load(client, { plan, people, report });
    await client.query('commit');
    // So that the next queries can use index-only scans.
    await client.query('set statement_timeout = 0');
    await client.query(`vacuum (analyze) app_user, cell_agg, place_agg, ${TABLES.join(', ')}`);
    return true;
  } finally {
    await client.end();
  }
}
