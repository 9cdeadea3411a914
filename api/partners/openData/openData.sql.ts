import type { Transaction } from '#api/database/transaction.ts';
import { LISTED_ISSUE } from '#api/issues/issueColumns.sql.ts';
import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import {
  OPEN_DATA_FILES,
  type OpenDataFacts,
  type OpenDataFile,
} from '#schema/partners/openData.ts';
import type { LedgerRow } from '#schema/transfer/writeLedger.ts';
import type { UpdateRow } from '#schema/transfer/writeUpdates.ts';
import { updatesSql } from '../requestUpdates.sql.ts';

const PAGE_SIZE = 1_000;

/** SQL: whether something in the copy `d` is no longer public. */
const IS_OUTDATED = `exists (
  select from issue i where i.version > d.version and not ${LISTED_ISSUE})`;

type Asked = { month: string; remadeBefore: Date };

/**
 * Whether the month has no copy yet, or one that contains something no longer public or lacks a file. If so,
 * no other process makes one meanwhile. An empty site gets no copy.
 */
export async function claimOpenData(
  tx: Transaction,
  { month, remadeBefore }: Asked,
): Promise<boolean> {
  const [row] = await tx.query<{ isDue: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('trybe open data'))
       and exists (select from issue i where ${LISTED_ISSUE})
       and not exists (select from open_data d where d.month = $1
         and (d.made_at > $2 or (not ${IS_OUTDATED} and $3 = (
           select count(*) from open_data_file f where f.open_data_id = d.id)))) as "isDue"`,
    [month, remadeBefore, OPEN_DATA_FILES.length],
  );
  return row?.isDue === true;
}

type NewCopy = { id: string; month: string; version: number };

/** Replaces the previous one. */
export async function insertOpenData(
  tx: Transaction,
  { id, month, version }: NewCopy,
): Promise<void> {
  await tx.query('delete from open_data');
  await tx.query('insert into open_data (id, month, made_at, version) values ($1, $2, $3, $4)', [
    id,
    month,
    tx.now,
    version,
  ]);
}

type NewFile = { id: string; name: OpenDataFile };

export async function insertPiece(
  tx: Transaction,
  { id, name }: NewFile,
  { at, bytes }: { at: number; bytes: Buffer },
): Promise<void> {
  await tx.query(
    'insert into open_data_piece (open_data_id, name, at, bytes) values ($1, $2, $3, $4)',
    [id, name, at, bytes],
  );
}

export async function insertOpenDataFile(
  tx: Transaction,
  { id, name }: NewFile,
  { bytes, sha256 }: { bytes: number; sha256: Buffer },
): Promise<void> {
  await tx.query(
    'insert into open_data_file (open_data_id, name, bytes, sha256) values ($1, $2, $3, $4)',
    [id, name, bytes, sha256],
  );
}

type OpenData = OpenDataFacts & { id: string; isOutdated: boolean };

/** Null: none was made yet. */
export async function getOpenData(database: Queryable): Promise<OpenData | null> {
  const [row] = await database.query<OpenData>(
    `select d.id, d.month, ${timeSql('d.made_at')} as "madeAt", ${IS_OUTDATED} as "isOutdated", (
       select json_agg(json_build_object('name', f.name, 'bytes', f.bytes,
         'sha256', encode(f.sha256, 'hex')) order by f.name)
       from open_data_file f where f.open_data_id = d.id) as files
     from open_data d`,
  );
  return row ?? null;
}

/** Compressed. Throws if the copy is replaced meanwhile, since the part already sent is incomplete. */
export async function* readPieces(
  database: Queryable,
  { id, name }: NewFile,
): AsyncGenerator<Buffer> {
  for (let at = 0; ; at += 1) {
    const [row] = await database.query<{ bytes: Buffer | null }>(
      `select p.bytes from open_data d
       left join open_data_piece p on p.open_data_id = d.id and p.name = $2 and p.at = $3
       where d.id = $1`,
      [id, name, at],
    );
    if (!row) throw new Error('The copy of the public data was replaced');
    if (row.bytes === null) return;
    yield row.bytes;
  }
}

const ROWS = `select u.id, u.issue_id as "issueId", u.kind as state, u.text,
  u.body_name as body, to_char(u.fix_by, 'YYYY-MM-DD') as "fixBy", ${timeSql('u.at')} as at`;

/**
 * What happened to public issues, oldest first, page by page; sorted only once, however many pages there are.
 */
export async function* readUpdates(tx: Transaction): AsyncGenerator<UpdateRow[]> {
  await tx.query(
    `declare updates no scroll cursor for
     ${ROWS} from (${updatesSql('true', 'true')}) u order by u.at, u.id`,
  );
  let rows: UpdateRow[];
  do {
    rows = await tx.query<UpdateRow>(`fetch ${PAGE_SIZE} from updates`);
    yield rows;
  } while (rows.length === PAGE_SIZE);
  await tx.query('close updates');
}

/** The ledger of public issues as everybody may read it, in order, page by page; nothing about people. */
export async function* readLedger(database: Queryable): AsyncGenerator<LedgerRow[]> {
  let after: string | undefined = '0';
  while (after !== undefined) {
    const rows: LedgerRow[] = await database.query(
      `select e.id::text as number, t.id as "movementId", t.issue_id as "issueId",
         ${timeSql('t.created_at')} as at, t.kind, e.account, ${moneySql('e.amount_cents')} as amount,
         case when p.issue_id = t.issue_id then p.pledge_number else p.moved_from_number
           end::integer as "pledgeNumber",
         (select d.kind from release_decision d where d.id = t.decision_id) as decision
       from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
         join issue i on i.id = t.issue_id and ${LISTED_ISSUE}
         left join pledge p on p.id = t.pledge_id
       where e.id > $1 order by e.id limit ${PAGE_SIZE}`,
      [after],
    );
    yield rows;
    after = rows.length === PAGE_SIZE ? rows.at(-1)?.number : undefined;
  }
}
