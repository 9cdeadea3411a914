import { VISIBLE_ISSUE, type Queryable } from '#api/platform/fragments.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';

/** Reports forwarded earlier than this are no longer read. */
const READ_DAYS = 400;
const AT_ONCE = 200;

/** SQL: forwardings `f` of body `b` to read, with the issue `i` that the report is or was merged into. */
const READ_SQL = `forwarding f join issue o on o.id = f.issue_id
  join issue i on i.id = coalesce(o.merged_into_id, o.id)
  where f.body_id = b.id and f.told_at is not null and f.remote_id is not null
    and f.told_at > $1::timestamptz - interval '${READ_DAYS} days'
    and i.status <> 'completed' and ${VISIBLE_ISSUE}`;

export type DueReading = {
  bodyId: string;
  address: string;
  apiKey: string;
  /** Null: not known yet. */
  hasUpdates: boolean | null;
  failures: number;
};

/** Claims a body whose endpoint is due to be read, under a lease, so that no two processes do. */
export async function claimReading(
  database: Queryable,
  { now, leaseEnd }: { now: Date; leaseEnd: Date },
): Promise<DueReading | null> {
  const [row] = await database.query<DueReading>(
    `with due as materialized (
       select b.id from responsible_body b
       where b.channel = 'open311' and b.read_due_at <= $1 and exists (select from ${READ_SQL})
       order by b.read_due_at, b.id limit 1 for update skip locked
     ), claimed as (
       update responsible_body b set read_due_at = $2 from due where b.id = due.id
       returning b.id, b.address, b.api_key, b.has_updates, b.read_failures
     )
     select id as "bodyId", address, api_key as "apiKey", has_updates as "hasUpdates",
       read_failures::integer as failures from claimed`,
    [now, leaseEnd],
  );
  return row ?? null;
}

export type ToldReport = { id: string; remoteId: string; since: Date };

/** Those read longest ago first. */
export const listToldReports = (
  database: Queryable,
  { bodyId, now }: { bodyId: string; now: Date },
): Promise<ToldReport[]> =>
  database.query<ToldReport>(
    `select f.id, f.remote_id as "remoteId", least($1, coalesce(f.read_at, f.told_at)) as since
     from responsible_body b cross join lateral (select f.* from ${READ_SQL}
       order by f.read_at nulls first, f.id limit ${AT_ONCE}) f
     where b.id = $2`,
    [now, bodyId],
  );

export async function saveReadAt(
  database: Queryable,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  await database.query('update forwarding set read_at = $2 where id = any($1::uuid[])', [ids, now]);
}

/** False: the endpoint's list already reported the same state. */
export async function saveReadState(
  tx: Transaction,
  { id, state }: { id: string; state: string },
): Promise<boolean> {
  const rows = await tx.query(
    `with changed as (
       update forwarding set read_state = $2 where id = $1 and read_state is distinct from $2 returning 1
     ) select from changed`,
    [id, state],
  );
  return rows.length > 0;
}

type Read = { bodyId: string; dueAt: Date; error: string | null; hasUpdates: boolean | null };

/** `readAt` null: the endpoint could not be read. */
export async function saveReading(
  database: Queryable,
  { bodyId, dueAt, error, hasUpdates, readAt }: Read & { readAt: Date | null },
): Promise<void> {
  await database.query(
    `update responsible_body set read_due_at = $2, read_error = left($3, 500),
       has_updates = coalesce($4, has_updates), read_at = coalesce($5, read_at),
       read_failures = case when $5::timestamptz is null then least(read_failures + 1, 1000) else 0 end
     where id = $1`,
    [bodyId, dueAt, error, hasUpdates, readAt],
  );
}

/** Whether the last answer to a forwarding says the same. */
export async function saysTheSame(
  tx: Transaction,
  forwardingId: string,
  { state, fixBy, text }: { state: string; fixBy: string | null; text: string },
): Promise<boolean> {
  const [row] = await tx.query<{ isSame: boolean }>(
    `select a.state = $2 and a.text = $4 and a.fix_by is not distinct from $3::date as "isSame"
     from official_answer a where a.forwarding_id = $1 order by a.answered_at desc, a.id desc limit 1`,
    [forwardingId, state, fixBy, text],
  );
  return row?.isSame === true;
}
