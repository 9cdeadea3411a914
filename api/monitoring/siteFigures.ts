import type { DataSource } from 'typeorm';
import { DUE_WORK } from '#api/jobs/dueWork.ts';

export type Waiting = { count: number; failing: number; since: Date | null };

export type SiteFigures = {
  deliveries: { push: Waiting; email: Waiting };
  accountMails: { count: number; failing: number };
  payments: { charge: Waiting; refund: Waiting; payout: Waiting };
  payoutsOverdue: number;
  providerDifferences: number;
  dueWork: Record<string, { count: number; since: Date | null }>;
  /** The last daily check; null: none yet. */
  books: { hold: boolean; checkedAt: Date } | null;
  /** Null: PostgreSQL does not archive its WAL. */
  archiveFails: boolean | null;
  /** Bytes of WAL since the last archived segment; null: as above. */
  archiveBehind: number | null;
  /** WAL position. */
  position: string;
};

const COUNTED_MAX = 10_000;
const TIME_LIMIT_MS = 2_000;

const atMost = (sql: string) => `(${sql} limit ${COUNTED_MAX})`;

const waiting = (from: string, condition: string) =>
  `(select json_build_object('count', count(*) filter (where ${condition}),
     'failing', count(*) filter (where ${condition} and failing),
     'since', min(since) filter (where ${condition})) from ${from})`;

const workSql = DUE_WORK.map(
  ({ name, dueSql }) =>
    `'${name}', (select json_build_object('count', count(*), 'since', min(due_at))
      from ${atMost(dueSql)} t)`,
).join(',\n');

/**
 * Bytes of WAL from the end of its last archived segment to a position. A segment's name consists of its
 * timeline and two 32-bit numbers for where it starts; null: none is archived yet.
 */
export const archiveBehind = (lastPiece: string, position: string) =>
  `greatest(0, pg_wal_lsn_diff(${position}, '0/0') - coalesce(
    ('x' || substr(${lastPiece}, 9, 8))::bit(32)::bigint * 4294967296
    + (('x' || substr(${lastPiece}, 17, 8))::bit(32)::bigint + 1)
      * pg_size_bytes(current_setting('wal_segment_size')), 0))::bigint`;

const SQL = `
  with delivery as materialized (
    select d.subscription_id is not null as is_push, d.attempt_count > 1 as failing, n.created_at as since
    from ${atMost('select * from notice_delivery order by id')} d
    join notification n on n.id = d.notification_id
  ), payment as materialized (
    select kind, last_error is not null or round > 0 as failing, created_at as since
    from ${atMost(`select * from provider_payment where status = 'pending' order by next_attempt_at`)} t
  )
  select json_build_object(
    'deliveries', json_build_object('push', ${waiting('delivery', 'is_push')},
      'email', ${waiting('delivery', 'not is_push')}),
    'accountMails', (select json_build_object('count', count(*),
      'failing', count(*) filter (where attempt_count > 1)) from ${atMost('select * from account_mail')} t),
    'payments', json_build_object('charge', ${waiting('payment', "kind = 'charge'")},
      'refund', ${waiting('payment', "kind = 'refund'")},
      'payout', ${waiting('payment', "kind = 'payout'")}),
    'payoutsOverdue', (select count(*)
      from ${atMost(`select 1 from payout where status = 'pending' and due_at < $1`)} t),
    'providerDifferences', (select count(*)
      from ${atMost('select 1 from provider_difference where settled_at is null')} t),
    'dueWork', json_build_object(${workSql}),
    'books', (select json_build_object('hold', problem is null, 'checkedAt', checked_at)
      from books_check order by day desc limit 1),
    'archiveFails', case when current_setting('archive_mode') <> 'off' then
      (select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false)
       from pg_stat_archiver) end,
    'archiveBehind', case when current_setting('archive_mode') <> 'off' then
      (select ${archiveBehind('last_archived_wal', 'pg_current_wal_insert_lsn()')}
       from pg_stat_archiver) end,
    'position', pg_current_wal_insert_lsn()::text
  ) as figures`;

const isTime = new Set(['since', 'checkedAt']);

/** One statement of at most two seconds. `now`: the installation's time. Throws database errors. */
export async function readSiteFigures(database: DataSource, now: Date): Promise<SiteFigures> {
  return database.transaction(async (manager) => {
    await manager.query(`set local statement_timeout = ${TIME_LIMIT_MS}`);
    const [row] = await manager.query<{ figures: string }[]>(
      `select figures::text from (${SQL}) t`,
      [now],
    );
    return JSON.parse(row?.figures ?? '{}', (key, value: unknown) =>
      isTime.has(key) && typeof value === 'string' ? new Date(value) : value,
    ) as SiteFigures;
  });
}
