import type { DataSource, EntityManager } from 'typeorm';
import { announce } from '#api/database/announcer.ts';
import { nameSkeleton } from '#api/domain/usernames.ts';
import {
  peopleCountOf,
  seedIssue,
  seedPerson,
  startOf,
  type SeedPerson,
  type SeedPlan,
} from './seedPlan.ts';
import { seedRowsOf, type SeedRows } from './seedRows.ts';

/** As many as one transaction writes. */
const ISSUES_AT_ONCE = 500;

/** In which order tables take their rows: what others refer to comes first. */
const TABLES = [
  'issue',
  'issue_search',
  'pledge',
  'proposal',
  'chat_message',
  'ledger_transaction',
  'ledger_entry',
  'audit_head',
  'audit_entry',
] as const satisfies readonly (keyof SeedRows)[];

/** Many rows of a table by one statement; their columns are those of the first. */
async function insertRows(manager: EntityManager, table: string, rows: Record<string, unknown>[]) {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).join(', ');
  await manager.query(
    `insert into ${table} (${columns})
     select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

async function insertPeople(manager: EntityManager, people: SeedPerson[], createdAt: Date) {
  const rows = people.map(({ id, username, salt }) => ({
    id,
    username,
    name_skeleton: nameSkeleton(username),
    email: `${username}@seed.trybe.example`,
    email_proved_at: createdAt,
    // No password fits: nobody signs in as one of them.
    password_hash: 'none',
    has_password: false,
    preferred_role: 'reporter',
    account_role: 'user',
    trust_score: 50,
    audit_salt: `\\x${Buffer.from(salt).toString('hex')}`,
    created_at: createdAt,
  }));
  await insertRows(manager, 'app_user', rows);
}

async function insertIssues(manager: EntityManager, all: SeedRows[]): Promise<void> {
  await manager.query(
    `select set_config('trybe.is_bulk_load', 'on', true), set_config('statement_timeout', '0', true),
       -- The guards plan their looks while the tables are small: by the row later, not by all of them.
       set_config('enable_seqscan', 'off', true)`,
  );
  for (const table of TABLES)
    await insertRows(
      manager,
      table,
      all.flatMap((rows) => rows[table]),
    );
}

/**
 * Writes the plan's world beside what is there, through every guard of the database, and answers false,
 * changing nothing, where that world is already. `report` hears how many issues are written. Broken off,
 * it leaves whole issues; the counts of map and areas are made up at the end in any case.
 */
export async function seedDatabase(
  database: DataSource,
  plan: SeedPlan,
  report: (written: number) => void,
): Promise<boolean> {
  const people = Array.from({ length: peopleCountOf(plan) }, (_, at) => seedPerson(plan, at));
  const known: unknown[] = await database.query('select 1 from app_user where id = $1', [
    people[0]?.id,
  ]);
  if (known.length > 0) return false;
  await database.transaction((manager) => insertPeople(manager, people, startOf(plan)));
  try {
    for (let at = 0; at < plan.issues; at += ISSUES_AT_ONCE) {
      const end = Math.min(at + ISSUES_AT_ONCE, plan.issues);
      const numbers = Array.from({ length: end - at }, (_, index) => at + index);
      const rows = numbers.map((number) => seedRowsOf(seedIssue(plan, number, people)));
      await database.transaction((manager) => insertIssues(manager, rows));
      report(end);
    }
  } finally {
    await countAgain(database);
  }
  announce(database, [JSON.stringify({ topic: 'resync', id: null })]);
  return true;
}

async function countAgain(database: DataSource): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query('set local statement_timeout = 0');
    await manager.query('select rebuild_aggregates()');
  });
}
