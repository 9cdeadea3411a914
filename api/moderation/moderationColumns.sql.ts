import { VISIBLE_ISSUE } from '#api/platform/visibleIssue.sql.ts';
import { photoUrlSql } from '#api/issues/photoColumns.sql.ts';
import { timeSql } from '#api/platform/json.sql.ts';

/** The appeal in a case `c`. */
export const APPEAL_JSON = `case when c.appealed_at is not null then json_build_object(
  'text', coalesce(c.appeal_text, ''), 'appealedAt', ${timeSql('c.appealed_at')},
  'outcome', c.appeal_outcome, 'reason', c.appeal_reason,
  'decidedAt', ${timeSql('c.appeal_decided_at')}) end`;

/** An upload `u`; needs the origin of links as the first parameter. */
const PHOTO_JSON = `json_build_object('id', u.id, 'url', ${photoUrlSql('u')},
  'isRedacted', u.redacted_at is not null)`;

const ISSUE = `select json_build_object('title', t.title,
    'text', concat_ws(e'\\n\\n', t.description, t.solution_criteria, t.location,
      (select string_agg(w ->> 'value', e'\\n\\n') from jsonb_array_elements(t.answers) w
       where w ->> 'kind' = 'text'),
      (select string_agg(a.note, e'\\n\\n' order by a.created_at, a.id)
       from issue_amendment a where a.issue_id = t.id)),
    'photos', coalesce((select json_agg(${PHOTO_JSON} order by p.position)
      from issue_photo p join upload u on u.id = p.upload_id where p.issue_id = t.id), '[]'),
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

/** What a case `c` is about, as it is now; `i` is its issue. Needs the origin as the first parameter. */
export const CONTENT_JSON = `coalesce(
  case c.kind when 'issue' then (${ISSUE}) when 'message' then (${MESSAGE})
    when 'proposal' then (${PROPOSAL}) when 'proof' then (${PROOF}) else (${PROFILE}) end,
  json_build_object('title', null, 'text', '', 'photos', '[]'::json, 'isGone', true))`;
