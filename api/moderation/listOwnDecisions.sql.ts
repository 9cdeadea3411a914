import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { LIST_MAX } from '#schema/limits.ts';
import { RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import { APPEAL_JSON } from './moderationColumns.sql.ts';

const DECISION_JSON = `json_build_object(
  'id', c.id, 'kind', c.kind, 'issueId', c.issue_id, 'issueTitle', i.title,
  'choice', c.choice, 'reason', c.reason, 'decidedAt', ${timeSql('c.decided_at')},
  'endsAt', case when c.choice = 'restrict'
    then ${timeSql(`(c.decided_at + interval '${RESTRICTION_DAYS} days')`)} end,
  'appeal', ${APPEAL_JSON})`;

/** What was done about what a person published, newest first; neither by whom nor who reported it. */
export async function listOwnDecisions(database: Queryable, userId: string): Promise<string> {
  const [row] = await database.query<{ items: string }>(
    `select coalesce(json_agg(${DECISION_JSON} order by c.decided_at desc, c.id), '[]')::text as items
     from (
       select * from moderation_case where author_id = $1 and choice <> 'leave'
       order by decided_at desc limit ${LIST_MAX}
     ) c left join issue i on i.id = c.issue_id`,
    [userId],
  );
  return row?.items ?? '[]';
}
