import { timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { DELIVERY_KINDS } from '#schema/console/consoleFilters.ts';
import type { SiteHealth } from '#schema/console/health.ts';
import { WAITING_DELIVERIES } from './deliveries.sql.ts';

/** Figures from the database; the rest comes from the process. */
export type HealthFigures = Omit<SiteHealth, 'at' | 'replicas' | 'streams' | 'mail'> & {
  /** WAL position; null: the engine has none. */
  position: string | null;
};

const KINDS = DELIVERY_KINDS.map((kind) => `'${kind}'`).join(', ');

const filesIn = (table: string) => `(select json_build_object('count', count(*),
  'bytes', coalesce(sum(bytes), 0)) from ${table} where erased_at is null)`;

const SQL = `select json_build_object(
  'database', json_build_object('bytes', pg_database_size(current_database()),
    'version', current_setting('server_version'),
    'migration', (select name from migration order by id desc limit 1)),
  'photos', ${filesIn('upload')}, 'videos', ${filesIn('video_upload')},
  'deliveries', (select json_agg(json_build_object('kind', k.kind, 'count', k.count,
      'failing', k.failing, 'since', ${timeSql('k.since')}) order by k.number)
    from (select s.kind, s.number, count(m.id) as count,
        count(m.id) filter (where m.attempt_count > 1) as failing, min(m.since) as since
      from unnest(array[${KINDS}]) with ordinality as s (kind, number)
      left join ${WAITING_DELIVERIES} on m.kind = s.kind group by 1, 2) k),
  'payoutsOverdue', (select count(*) from payout where status = 'pending' and due_at < $1),
  'differences', (select count(*) from provider_difference where settled_at is null),
  'openReports', (select count(*) from moderation_case where choice is null),
  'frozenIssues', (select count(*) from issue where is_frozen and deleted_at is null),
  'books', (select json_build_object('problem', problem, 'checkedAt', ${timeSql('checked_at')})
    from books_check order by day desc limit 1),
  'signIns', (select count(*) from session where not is_ended and expires_at > now()),
  'position', pg_current_wal_insert_lsn()::text
)::text as figures`;

export async function getHealthFigures(database: Queryable, now: Date): Promise<HealthFigures> {
  const [row] = await database.query<{ figures: string }>(SQL, [now]);
  return JSON.parse(row?.figures ?? '{}') as HealthFigures;
}
