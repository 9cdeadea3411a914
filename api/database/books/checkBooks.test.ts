import type { EntityManager } from 'typeorm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  openCourt,
  playContested,
  playRating,
  playRuling,
  playVerdicts,
} from '#tests/support/cases/playedCases.ts';
import { foldForSearch } from '#schema/typed/foldForSearch.ts';
import { searchDocument } from '#api/issues/reports.sql.ts';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';
import { checkBooks } from './checkBooks.ts';

/** Every value of many rows is changed, with a full check each time. */
const PATIENCE_MS = 120_000;

const test = await databaseOfTests();

beforeAll(async () => {
  const court = await openCourt(test.database);
  const judged = await playContested(court, 20_001n);
  await playVerdicts(court, judged, ['approve', 'reject', 'approve', 'approve']);
  await playRating(court, judged);
  const ruled = await playContested(court, 50_000n);
  await playVerdicts(court, ruled, ['approve', 'reject']);
  await playRuling(court, ruled, 'refund');
}, PATIENCE_MS);

/** SQL for the same value with one bit, sign, digit or letter changed. */
const CHANGED: Record<string, (column: string) => string> = {
  text: (column) => `overlay(${column} placing chr(ascii(${column}) # 1) from 1 for 1)`,
  bytea: (column) => `set_byte(${column}, 7, get_byte(${column}, 7) # 1)`,
  integer: (column) => `${column} + 1`,
  smallint: (column) => `(${column} + 1)::smallint`,
  bigint: (column) => `${column} + 1`,
  numeric: (column) => `${column} + 1`,
  boolean: (column) => `not ${column}`,
  uuid: (column) => `overlay(${column}::text placing '0' from 1 for 1)::uuid`,
  'timestamp with time zone': (column) => `${column} + interval '1 millisecond'`,
};

type Row = { place: string; key: string };

async function problemAfter(row: Row, table: string, change: string): Promise<string | null> {
  const runner = test.database.createQueryRunner();
  await runner.startTransaction();
  try {
    const manager: Pick<EntityManager, 'query'> = runner.manager;
    await manager.query(`alter table ${table} disable trigger user`);
    await manager.query(`update ${table} set ${change} where ctid = '${row.place}'::tid`);
    return (await checkBooks(manager)).problem;
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

async function typesOf(table: string): Promise<Map<string, string>> {
  const rows: { name: string; type: string }[] = await test.database.query(
    `select column_name as name, data_type as type from information_schema.columns
     where table_name = $1`,
    [table],
  );
  return new Map(rows.map(({ name, type }) => [name, type]));
}

const rowsOf = (table: string, key: string): Promise<Row[]> =>
  test.database.query(`select ctid::text as place, concat_ws(' ', ${key}) as key from ${table}
    order by ${key}`);

const HELD: [table: string, key: string, columns: string][] = [
  ['proof', 'id', 'summary jury_secret jury_commitment number'],
  ['proof_note', 'id', 'text'],
  ['proof_voter', 'proof_id, user_id', 'role weight pledged_cents'],
  ['ballot', 'proof_id, user_id', 'choice reason'],
  ['vote_closing', 'proof_id', 'outcome total_weight approve_cents'],
  ['proof_flag', 'id', 'justification'],
  ['rating', 'issue_id, user_id', 'stars comment'],
  ['jury', 'proof_id', 'audit_head list_hash seed is_appeal outcome'],
  ['jury_candidate', 'proof_id, position', 'pseudonym'],
  ['jury_verdict', 'proof_id, user_id', 'choice reason salt seal'],
  ['ruling', 'id', 'choice reason escrow_cents'],
  ['payout', 'id', 'amount_cents fee_cents returned_cents'],
  ['release_decision', 'id', 'kind'],
];

/** Other valid words, since the database itself refuses values that are not on the list. */
const OTHER_WORD: Record<string, string> = {
  'jury_candidate.pseudonym': `overlay(pseudonym
    placing case left(pseudonym, 1) when '0' then '1' else '0' end from 1 for 1)`,
  'proof_voter.role': `case role when 'donor' then 'creator' else 'donor' end`,
  'ballot.choice': `case choice when 'reject' then 'approve' else 'reject' end`,
  'jury_verdict.choice': `case choice when 'reject' then 'approve' else 'reject' end`,
  'vote_closing.outcome': `'waiting'`,
  'jury.outcome': `case outcome when 'accepted' then 'rejected' else 'accepted' end`,
  'ruling.choice': `case choice when 'release' then 'refund' else 'release' end`,
  'release_decision.kind': `'ruling'`,
  'rating.stars': 'stars - 1',
  'payout.fee_cents': 'fee_cents - 1',
};

describe('the check of all books', { timeout: PATIENCE_MS }, () => {
  it('finds nothing in cases that were played by the rules', async () => {
    const { problem, entryCount } = await checkBooks(test.database.manager);
    expect(problem).toBeNull();
    expect(entryCount).toBeGreaterThan(60);
  });

  it('names the entry in which one byte of the public record was changed', async () => {
    const types = await typesOf('audit_entry');
    const columns = ['action', 'actor_digest', 'data', 'previous_hash', 'hash', 'created_at'];
    const rows = await rowsOf('audit_entry', 'issue_id, sequence');
    for (const [at, row] of rows.entries()) {
      const column = columns[at % columns.length] ?? '';
      const changed = CHANGED[types.get(column) ?? '']?.(column) ?? '';
      // Acts of the rules have no actor: one is inserted for them.
      const change = `${column} = coalesce(${changed}, sha256('x'))`;
      const isBytes = types.get(column) === 'bytea';
      const problem = await problemAfter(
        row,
        'audit_entry',
        isBytes ? change : `${column} = ${changed}`,
      );
      expect({ column, problem }).toMatchObject({
        problem: expect.stringContaining(`audit_entry ${row.key} `),
      });
    }
  });

  it.each(HELD)('names the row of %s that was changed', async (table, key, columns) => {
    const types = await typesOf(table);
    const rows = await rowsOf(table, key);
    expect(rows.length).toBeGreaterThan(0);
    for (const column of columns.split(' ')) {
      for (const row of rows.slice(0, 3)) {
        const changed =
          OTHER_WORD[`${table}.${column}`] ?? CHANGED[types.get(column) ?? '']?.(column) ?? '';
        const problem = await problemAfter(row, table, `${column} = ${changed}`);
        expect({ column, problem }).toMatchObject({
          problem: expect.stringContaining(`${table} ${row.key} `),
        });
      }
    }
  });

  it('finds a changed photo of a proof, and no fault where a moderator removed it', async () => {
    const photos: Row[] = await test.database.query(
      `select u.ctid::text as place, u.id as key from upload u join proof p on p.before_id = u.id`,
    );
    const [photo] = photos;
    if (!photo) throw new Error('a proof has photos');
    const other = `sha256 = sha256('another picture')`;
    expect(await problemAfter(photo, 'upload', other)).toContain('proof');
    expect(await problemAfter(photo, 'upload', `${other}, redacted_at = now()`)).toBeNull();
  });

  it('names the text for searches that is not what its issue says, in either spelling', async () => {
    const [text] = await rowsOf('issue_search', 'issue_id');
    if (!text) throw new Error('a case has a text for searches');
    const named = `issue_search ${text.key} is not what its issue says`;
    expect(await problemAfter(text, 'issue_search', `doc = doc || ' and more'`)).toBe(named);
    const runner = test.database.createQueryRunner();
    await runner.startTransaction();
    const problemOf = async (doc: string) => {
      await runner.query('update issue_search set doc = $1 where issue_id = $2', [doc, text.key]);
      return (await checkBooks(runner.manager)).problem;
    };
    const fields = { title: 'Müll', description: 'Ørsted', location: 'Åsgata' };
    try {
      await runner.query(
        'update issue set title = $2, description = $3, location = $4 where id = $1',
        [text.key, ...Object.values(fields)],
      );
      expect(await problemOf('something else')).toBe(named);
      expect(await problemOf(searchDocument(fields))).toBeNull();
      const asBefore = Object.values(fields).map(foldForSearch).join('\u001F');
      expect(await problemOf(asBefore)).toBeNull();
      await runner.query('delete from issue_search where issue_id = $1', [text.key]);
      expect((await checkBooks(runner.manager)).problem).toBe(named);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });

  it('names the movement of money whose entry was changed', async () => {
    const rows: Row[] = await test.database.query(
      `select ctid::text as place, transaction_id::text as key from ledger_entry order by id`,
    );
    for (const row of rows) {
      const problem = await problemAfter(row, 'ledger_entry', 'amount_cents = amount_cents + 1');
      expect(problem).toContain(`ledger_transaction ${row.key} `);
    }
  });
});
