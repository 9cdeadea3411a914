import { moneySql, timeSql, listPage, type Queryable } from '#api/platform/fragments.sql.ts';
import { hasPattern, searchPatterns } from '#api/issues/issueConditions.sql.ts';
import type { ContentFilter } from '#schema/console/consoleFilters.ts';
import { lookedUpName } from '#schema/typed/name.ts';

const OPEN_REPORTS = 'moderation_case c where c.issue_id = m.id and c.choice is null';

const STATES: Record<ContentFilter, string> = {
  any: 'true',
  reported: `exists (select from ${OPEN_REPORTS})`,
  hidden: 'm.is_hidden and m.deleted_at is null',
  frozen: 'm.is_frozen and m.deleted_at is null',
  merged: 'm.merged_into_id is not null',
  removed: 'm.deleted_at is not null',
};

/** Content removed by its reporter is found by id only. */
const foundSql = (
  patterns: readonly string[],
) => `($1 = '' or m.id::text = lower($1 collate "C") or (m.deleted_at is null and (
  m.id in (select s.issue_id from issue_search s where ${hasPattern(patterns, 3)})
  or m.reporter_id in (select u.id from app_user u where name_key(u.username) = name_key($2)))))`;

const ISSUE_JSON = `json_build_object('id', m.id,
  'title', case when m.deleted_at is null then m.title end, 'status', m.status,
  'reporterId', m.reporter_id, 'reporterName', u.username, 'createdAt', ${timeSql('m.created_at')},
  'isHidden', m.is_hidden, 'isFrozen', m.is_frozen or m.is_hidden,
  'removedAt', ${timeSql('m.deleted_at')}, 'mergedIntoId', m.merged_into_id,
  'openReportCount', (select count(*) from content_report r
    join moderation_case c on c.id = r.case_id where c.issue_id = m.id and c.choice is null),
  'escrow', ${moneySql('coalesce(b.balance_cents, 0)')},
  'lastReason', (select c.reason from moderation_case c where c.issue_id = m.id
    and c.choice is not null order by c.decided_at desc limit 1))`;

type Asked = { search: string; state: ContentFilter; page: number; pageSize: number };

export function listContent(
  database: Queryable,
  { search, state, ...page }: Asked,
): Promise<string> {
  const patterns = searchPatterns(search);
  const listing = {
    from: 'issue m',
    // Referenced here too: an unused parameter has no type.
    where: `$2::text is not null and ${STATES[state]} and ${foundSql(patterns)}`,
    order: 'm.created_at desc, m.id desc',
    json: ISSUE_JSON,
    joins: `join app_user u on u.id = m.reporter_id
      left join escrow_balance b on b.issue_id = m.id`,
  };
  return listPage(database, listing, [search, lookedUpName(search), ...patterns], page);
}
