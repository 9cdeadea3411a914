import type { DataSource } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { databaseOfTests } from '#tests/support/database/databaseOfTests.ts';

const WITHOUT_ENTITY: Record<string, string> = {
  migration: 'TypeORM writes it',
  rate_limit: 'the rate limiter writes it',
  forgotten_file: 'written and read by the statements of the job that deletes files',
  cell_agg: 'triggers count in it, tiles are built from it',
  count_delta: 'triggers add to it and take from it, tiles are built from it',
  count_band: 'one statement changes it, triggers count by it',
  list_agg: 'triggers count in it, totals of lists are read from it',
  place_agg: 'triggers count in it, places of pages are read from it',
  escrow_balance: 'a trigger keeps it',
  book_currency: 'one statement changes it, reads of amounts multiply by it',
  idempotency_key: 'claimed and answered within statements that do more',
  site_secret: 'one statement makes it, one reads it',
  geocoder_turn: 'one statement takes a turn',
  test_clock: 'one statement moves it',
  mail_sender: 'one statement moves it, one looks at it',
  audit_publication: 'one statement publishes a day',
  audit_publication_head: 'one statement copies the heads that moved',
  issue_affected: 'one statement counts in it, one changes it',
  issue_follow: 'one statement changes it, the lists read it',
  success_story: 'one statement adds to it, one takes from it, the list reads it',
  merge_request: 'one statement adds to it, others read it',
  content_report: 'one statement adds to it, others count and show',
  setup_code: 'a start adds to it, tries read it, the setup empties it',
  schema_release: 'a migration writes it, a start reads it',
  account_meeting: 'one statement keeps it, one reads it',
  books_check: 'one statement writes the findings of a day',
  partial_upload: 'one statement grows it by a piece, others begin and end it',
  upload_piece: 'one statement adds to it, one reads all pieces of an upload',
  open_data: 'one statement replaces it, one reads it',
  open_data_file: 'one statement adds to it, one reads all of a copy',
  open_data_piece: 'one statement adds to it, one reads a piece',
  provider_comparison: 'one statement claims it, others move it on',
  provider_seen: 'one statement adds to it, others look for what it lacks',
  broken_claim: 'one statement adds to it, others read it',
  report_again: 'one statement adds to it, others read it',
  api_key: 'one statement makes a key, one revokes it, each use notes its minute',
  calendar_address: 'one statement makes an address, one ends it, each reading notes its minute',
  api_report: 'one statement notes who made a report, others look for the same words of a day',
  webhook_endpoint: 'one statement saves an address, the delivery reads it and switches it off',
  webhook_delivery: 'the statement that audits an act adds to it, one claims it, others settle it',
  responsible_body: 'one statement saves a body, one retires it, the choice reads it',
  forwarding_cursor: 'the choice of bodies locks it and moves it on',
  forwarding: 'one statement claims it, others settle it',
  fixed_answer: 'one statement keeps what a person says, one sums it up',
  work_told: 'one statement finds what is new and notes it',
  issue_sighting: 'one statement keeps the last word of a person, others sum it up',
  fixed_claim: 'one statement notes that enough people said so, one what the reporter says',
  site_text: 'one statement adds a version, one reads them',
  official_answer: 'one statement adds to it, an issue reads it',
};

const WITHOUT_PROPERTY: Record<string, string> = {
  'passkey.is_other_device': 'a default writes it, and the release before reads it',
  'ledger_transaction.made_in': 'a trigger writes it and triggers read it',
  'ledger_entry.currency': 'the statement that books writes it, triggers read it',
  'provider_payment.currency': 'a default writes it, and it holds the currency of the books',
  'proposal.currency': 'a default writes it, and it holds the currency of the books',
};

type ColumnMetadata = DataSource['entityMetadatas'][number]['columns'][number];

type Described = {
  column: string;
  type: string;
  isNullable: boolean;
  isKey: boolean;
  isIdentity: boolean;
  given: string | null;
};

const test = await databaseOfTests();
const { database } = test;

async function readTables(): Promise<Map<string, Described[]>> {
  const rows: (Described & { table: string })[] = await database.query(
    `select c.relname as table, a.attname as column,
       format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
       a.attnum = any (coalesce(k.conkey, '{}')) as "isKey",
       a.attidentity = 'a' as "isIdentity",
       pg_get_expr(d.adbin, d.adrelid) as given
     from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
     order by 1, 2`,
  );
  const found = new Map<string, Described[]>();
  for (const { table, given, ...rest } of rows) {
    // TypeORM's own table uses another kind of sequence.
    if (`${table}.${rest.column}` in WITHOUT_PROPERTY || table === 'migration') continue;
    const literal = given?.replace(/^'([^']*)'::[a-z ]+$/u, (all, value: string) =>
      value.startsWith('-') ? all : value,
    );
    found.set(table, [...(found.get(table) ?? []), { ...rest, given: literal ?? null }]);
  }
  return found;
}

function describeColumn(column: ColumnMetadata): Described {
  const { driver } = database;
  const type = driver.normalizeType(column);
  const size =
    column.scale === undefined ? `(${column.precision})` : `(${column.precision},${column.scale})`;
  const byDefault: unknown = column.default;
  return {
    column: column.databaseName,
    type: column.precision == null ? type : type.replace(/^\w+/u, (word) => word + size),
    isNullable: column.isNullable,
    isKey: column.isPrimary,
    isIdentity: column.isGenerated,
    given: typeof byDefault === 'function' ? String(byDefault()) : (byDefault?.toString() ?? null),
  };
}

const tables = await readTables();

describe('the entities', () => {
  it('describe every column of their tables as the migrations made it, and no other', () => {
    for (const { tableName, columns } of database.entityMetadatas) {
      const described = columns
        .map((column) => describeColumn(column))
        .toSorted((a, b) => (a.column < b.column ? -1 : 1));
      expect([tableName, described]).toEqual([tableName, tables.get(tableName)]);
    }
  });

  it('describe every table but those that have a reason', () => {
    const described = database.entityMetadatas.map(({ tableName }) => tableName);
    const named = [...described, ...Object.keys(WITHOUT_ENTITY)];
    expect(named.toSorted()).toEqual([...tables.keys(), 'migration'].toSorted());
  });
});
