import { VISIBLE_ISSUE, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { photoUrlSql } from '#api/issues/issueColumns.sql.ts';
import { HAS_STAKE } from '#api/case/jury/judgeColumns.sql.ts';
import { MODERATION_PAGE_SIZE, RESTRICTION_DAYS } from '#schema/moderation/moderationLimits.ts';
import type { QueueState } from '#schema/moderation/choices.ts';
import { LIST_MAX, PHOTOS_PER_REPORT } from '#schema/limits.ts';

const APPEAL_JSON = `case when c.appealed_at is not null then json_build_object(
  'text', coalesce(c.appeal_text, ''), 'appealedAt', ${timeSql('c.appealed_at')},
  'outcome', c.appeal_outcome, 'reason', c.appeal_reason,
  'decidedAt', ${timeSql('c.appeal_decided_at')}) end`;

/** SQL: an upload `u`; needs the origin of links as the first parameter. */
const PHOTO_JSON = `json_build_object('id', u.id, 'url', ${photoUrlSql('u')},
  'isRedacted', u.redacted_at is not null)`;

const ISSUE = `select json_build_object('title', t.title,
    'text', concat_ws(e'\\n\\n', t.description, t.solution_criteria, t.location,
      (select string_agg(w ->> 'value', e'\\n\\n') from jsonb_array_elements(t.answers) w
       where w ->> 'kind' = 'text'),
      (select string_agg(a.note, e'\\n\\n' order by a.created_at, a.id)
       from issue_amendment a where a.issue_id = t.id)),
    'photos', coalesce((select json_agg(${PHOTO_JSON} order by p.position, u.created_at)
      from (
        select upload_id, position from issue_photo where issue_id = t.id
        union all select distinct photo_id, ${PHOTOS_PER_REPORT} from official_answer
          where issue_id = t.id
      ) p join upload u on u.id = p.upload_id), '[]'),
    'isGone', t.deleted_at is not null or t.is_hidden)
  from issue t where t.id = c.subject_id`;

const MESSAGE = `select json_build_object('title', null, 'text', t.message, 'photos', '[]'::json,
    'isGone', t.hidden_at is not null)
  from chat_message t where t.id = c.subject_id`;

const PROPOSAL = `select json_build_object('title', t.title, 'text', t.description,
    'photos', '[]'::json, 'isGone', t.hidden_at is not null or not ${VISIBLE_ISSUE})
  from proposal t where t.id = c.subject_id`;

const PROOF = `select json_build_object('title', null,
    'text', concat_ws(e'\\n\\n', t.summary, (select string_agg(n.text, e'\\n\\n'
      order by n.created_at, n.id) from proof_note n where n.proof_id = t.id)),
    'photos', (select json_agg(${PHOTO_JSON} order by u.id = t.after_id)
      from upload u where u.id in (t.before_id, t.after_id)),
    'isGone', not ${VISIBLE_ISSUE})
  from proof t where t.id = c.subject_id`;

const PROFILE = `select json_build_object('title', t.username, 'text', concat_ws(e'\\n\\n', t.full_name, t.about),
    'photos', coalesce((select json_agg(${PHOTO_JSON}) from upload u where u.id = t.avatar_id), '[]'), 'isGone', t.email like '%@deleted.invalid')
  from app_user t where t.id = c.subject_id`;

/**
 * SQL: the current content of a case `c`; `i` is its issue. Needs the origin as the first
 * parameter.
 */
const CONTENT_JSON = `coalesce(
  case c.kind when 'issue' then (${ISSUE}) when 'message' then (${MESSAGE})
    when 'proposal' then (${PROPOSAL}) when 'proof' then (${PROOF}) else (${PROFILE}) end,
  json_build_object('title', null, 'text', '', 'photos', '[]'::json, 'isGone', true))`;

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

/** A page of the queue as JSON text. `hasStake`: of the asking moderator. */
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

const DECISION_JSON = `json_build_object(
  'id', c.id, 'kind', c.kind, 'issueId', c.issue_id, 'issueTitle', i.title,
  'choice', c.choice, 'reason', c.reason, 'decidedAt', ${timeSql('c.decided_at')},
  'endsAt', case when c.choice = 'restrict'
    then ${timeSql(`(c.decided_at + interval '${RESTRICTION_DAYS} days')`)} end,
  'appeal', ${APPEAL_JSON})`;

/** Measures against a person's content, newest first; without moderators and reporters. */
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
