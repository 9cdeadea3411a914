import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { BodyChannel } from '#schema/partners/bodies.ts';
import type { Position } from '#schema/places/geo.ts';

const CHANGES_AT_ONCE = 500;

/**
 * Locks the change number up to which bodies were chosen; null: another process has it, or there is no active
 * body.
 */
export async function lockCursor(tx: Transaction): Promise<number | null> {
  const [row] = await tx.query<{ version: string }>(
    `select version from forwarding_cursor
     where exists (select from responsible_body where not is_retired)
     for update skip locked`,
  );
  return row ? Number(row.version) : null;
}

export async function saveCursor(tx: Transaction, version: number): Promise<void> {
  await tx.query('update forwarding_cursor set version = $1', [version]);
}

type Changed = Position & {
  id: string;
  category: string;
  createdAt: Date;
  version: string;
  isOpen: boolean;
};

/**
 * Up to 500 changed issues in order. `isOpen`: listed, not completed, and neither forwarded nor about to be,
 * including through a report merged into it.
 */
export async function listChanged(
  tx: Transaction,
  { after, upTo }: { after: number; upTo: number },
): Promise<{ changed: Changed[]; last: number; hasMore: boolean }> {
  const changed = await tx.query<Changed>(
    `select i.id, i.category, i.latitude, i.longitude, i.created_at as "createdAt", i.version,
       i.is_listed and i.status <> 'completed'
         and not exists (select from forwarding f where f.issue_id = i.id)
         and not exists (select from issue m join forwarding f on f.issue_id = m.id
           where m.merged_into_id = i.id) as "isOpen"
     from issue i where i.version > $1 and i.version <= $2
     order by i.version limit ${CHANGES_AT_ONCE}`,
    [after, upTo],
  );
  const hasMore = changed.length === CHANGES_AT_ONCE;
  return { changed, hasMore, last: hasMore ? Number(changed.at(-1)?.version) : upTo };
}

export async function insertForwarding(
  tx: Transaction,
  { issueId, bodyId }: { issueId: string; bodyId: string },
): Promise<void> {
  await tx.query(
    `insert into forwarding (id, issue_id, body_id, chosen_at) values ($1, $2, $3, $4)
     on conflict (issue_id) do nothing`,
    [tx.randomUuid(), issueId, bodyId, tx.now],
  );
}

export type DueForwarding = { id: string; issueId: string; attemptCount: number };

/** Claims due forwardings under a lease, so that no two processes send the same. */
export const claimForwardings = (
  database: Queryable,
  { now, leaseEnd, limit }: { now: Date; leaseEnd: Date; limit: number },
): Promise<DueForwarding[]> =>
  database.query<DueForwarding>(
    `with due as materialized (
       select id from forwarding f where told_at is null and due_at <= $1
         and not exists (select from responsible_body b
           where b.id = f.body_id and b.gone_at is not null)
       order by due_at, id limit ${limit} for update skip locked
     ), claimed as (
       update forwarding f set attempt_count = least(f.attempt_count + 1, 1000), due_at = $2
       from due where f.id = due.id returning f.id, f.issue_id, f.attempt_count
     )
     select id, issue_id as "issueId", attempt_count::integer as "attemptCount" from claimed`,
    [now, leaseEnd],
  );

export type ForwardedReport = Position & {
  bodyId: string;
  bodyName: string;
  channel: BodyChannel;
  address: string;
  serviceCode: string;
  apiKey: string;
  byId: string;
  secretNumber: number;
  /** The previous secret also signs. */
  isRotating: boolean;
  /** When a request that may have arrived was started; null: none was. */
  begunAt: Date | null;
  title: string;
  description: string;
  location: string;
  category: string;
};

/**
 * Locks a forwarding that is still to be sent; null: its issue is no longer listed, or the body no longer
 * active.
 */
export async function loadReport(tx: Transaction, id: string): Promise<ForwardedReport | null> {
  const [row] = await tx.query<ForwardedReport>(
    `select b.id as "bodyId", b.name as "bodyName", b.channel, b.address, b.service_code as "serviceCode",
       b.api_key as "apiKey", b.by_id as "byId", b.secret_number as "secretNumber",
       coalesce(b.rotated_until > $2, false) as "isRotating", f.begun_at as "begunAt", i.title, i.description,
       i.location, i.category, i.latitude, i.longitude
     from forwarding f join responsible_body b on b.id = f.body_id join issue i on i.id = f.issue_id
     where f.id = $1 and f.told_at is null and i.is_listed and not b.is_retired
     for no key update of f`,
    [id, tx.now],
  );
  return row ?? null;
}

/** The issue may be assigned to a body again at its next change. */
export async function dropForwarding(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from forwarding where id = $1 and told_at is null', [id]);
}

/** Null: no request that was started can have arrived. */
export async function saveBegun(
  database: Pick<Transaction, 'query'> | Queryable,
  id: string,
  begunAt: Date | null,
): Promise<void> {
  await database.query('update forwarding set begun_at = $2 where id = $1', [id, begunAt]);
}

/** The program is sent nothing more until an operator saves the body again; due forwardings wait. */
export async function saveGone(database: Queryable, bodyId: string, now: Date): Promise<void> {
  await database.query('update responsible_body set gone_at = $2 where id = $1', [bodyId, now]);
}

type Told = { id: string; bodyName: string; remoteId: string | null };

/** False: it was saved before. */
export async function saveTold(tx: Transaction, told: Told): Promise<boolean> {
  const rows = await tx.query(
    `with told as (
       update forwarding set told_at = $2, body_name = $3, remote_id = $4, last_error = null,
         due_at = 'infinity'
       where id = $1 and told_at is null returning 1
     ) select from told`,
    [told.id, tx.now, told.bodyName, told.remoteId],
  );
  return rows.length > 0;
}

export async function saveTrouble(
  database: Queryable,
  { id, dueAt, reason }: { id: string; dueAt: Date; reason: string },
): Promise<void> {
  await database.query(
    'update forwarding set due_at = $2, last_error = left($3, 500) where id = $1 and told_at is null',
    [id, dueAt, reason],
  );
}
