import type { Queryable } from '#api/platform/queryable.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';
import { HAS_STAKE } from '#api/case/jury/judgeColumns.sql.ts';
import { MODERATION_PAGE_SIZE } from '#schema/moderation/moderationLimits.ts';
import type { QueueState } from '#schema/moderation/choices.ts';
import { APPEAL_JSON, CONTENT_JSON } from './moderationColumns.sql.ts';

/** Of the many reports and decisions that there may be, so many are shown. */
const SHOWN = 20;

const REPORTS = `coalesce((select json_agg(r.entry order by r.reported_at desc) from (
    select json_build_object('ground', r.ground, 'text', r.text,
      'reportedAt', ${timeSql('r.reported_at')}) as entry, r.reported_at
    from content_report r where r.case_id = c.id order by r.reported_at desc limit ${SHOWN}
  ) r), '[]')`;

const HISTORY = `coalesce((select json_agg(h.entry order by h.decided_at desc) from (
    select json_build_object('kind', h.kind, 'choice', h.choice, 'reason', h.reason,
      'decidedAt', ${timeSql('h.decided_at')},
      'isSameThing', h.kind = c.kind and h.subject_id = c.subject_id,
      'isUndone', h.appeal_outcome is not distinct from 'undone') as entry, h.decided_at
    from moderation_case h
    where (h.author_id = c.author_id or h.subject_id = c.subject_id) and h.id <> c.id
      and h.choice is not null
    order by h.decided_at desc limit ${SHOWN}
  ) h), '[]')`;

const IS_CONCERNED = `(c.author_id is not distinct from $2::uuid
  or exists (select from content_report r where r.case_id = c.id and r.user_id = $2)
  or (c.appealed_at is not null and c.decided_by = $2)
  or (i.id is not null and ${HAS_STAKE('$2')}))`;

const CASE_JSON = `json_build_object(
  'id', c.id, 'kind', c.kind, 'subjectId', c.subject_id, 'issueId', c.issue_id,
  'issueTitle', i.title, 'isIssueHidden', coalesce(i.is_hidden, false),
  'authorId', c.author_id, 'authorName', coalesce(a.username, ''),
  'openedAt', ${timeSql('c.opened_at')},
  'reportCount', (select count(*) from content_report r where r.case_id = c.id),
  'reports', ${REPORTS}, 'content', ${CONTENT_JSON}, 'history', ${HISTORY},
  'decision', case when c.choice is not null then json_build_object('choice', c.choice,
    'reason', c.reason, 'byName', (select d.username from app_user d where d.id = c.decided_by),
    'decidedAt', ${timeSql('c.decided_at')}) end,
  'appeal', ${APPEAL_JSON}, 'hasStake', ${IS_CONCERNED})`;

/** Which cases, and in which order they come: by time and id, so that a page goes on exactly. */
const PARTS: Record<QueueState, { where: string; time: string; order: 'asc' | 'desc' }> = {
  open: { where: 'choice is null', time: 'opened_at', order: 'asc' },
  appeals: {
    where: 'appealed_at is not null and appeal_outcome is null',
    time: 'appealed_at',
    order: 'asc',
  },
  decided: { where: 'choice is not null', time: 'decided_at', order: 'desc' },
};

function pageSql(state: QueueState): string {
  const { where, time, order } = PARTS[state];
  const isBeyond = order === 'asc' ? '>' : '<';
  return `select * from moderation_case where ${where} and ($3::uuid is null
      or (${time}, id) ${isBeyond} (select ${time}, id from moderation_case where id = $3))
    order by ${time} ${order}, id ${order} limit ${MODERATION_PAGE_SIZE}`;
}

type Asked = { origin: string; moderatorId: string; state: QueueState; after: string | undefined };

/** A page of the queue as JSON text. `hasStake` is about the moderator who asks. */
export async function listModeration(database: Queryable, asked: Asked): Promise<string> {
  const { origin, moderatorId, state, after } = asked;
  const { time, order } = PARTS[state];
  const inOrder = `c.${time} ${order}, c.id ${order}`;
  const [row] = await database.query<{ page: string }>(
    `select json_build_object(
       'cases', coalesce(json_agg(${CASE_JSON} order by ${inOrder}), '[]'),
       'counts', (select json_build_object(
           'open', count(*) filter (where choice is null),
           'appeals', count(*) filter (where appealed_at is not null and appeal_outcome is null))
         from moderation_case where choice is null
           or (appealed_at is not null and appeal_outcome is null)),
       'next', case when count(*) = ${MODERATION_PAGE_SIZE}
         then (array_agg(c.id order by ${inOrder}))[${MODERATION_PAGE_SIZE}] end
     )::text as page
     from (${pageSql(state)}) c
     left join issue i on i.id = c.issue_id left join app_user a on a.id = c.author_id`,
    [origin, moderatorId, after ?? null],
  );
  return row?.page ?? '{"cases":[],"counts":{"open":0,"appeals":0},"next":null}';
}
