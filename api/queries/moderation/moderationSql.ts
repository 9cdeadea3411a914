import { timeSql } from '#api/queries/sqlJson.ts';

/** The appeal in a case `c`. */
export const APPEAL_JSON = `case when c.appealed_at is not null then json_build_object(
  'text', coalesce(c.appeal_text, ''), 'appealedAt', ${timeSql('c.appealed_at')},
  'outcome', c.appeal_outcome, 'reason', c.appeal_reason,
  'decidedAt', ${timeSql('c.appeal_decided_at')}) end`;

/** Needs the origin of links as the first parameter. */
const photoJson = (id: string) =>
  `json_build_object('id', ${id}, 'url', $1::text || '/api/images/' || ${id})`;

const ISSUE = `select json_build_object('title', t.title,
    'text', concat_ws(e'\\n\\n', t.description, t.solution_criteria, t.location),
    'photos', coalesce((select json_agg(${photoJson('p.upload_id')} order by p.position)
      from issue_photo p where p.issue_id = t.id), '[]'),
    'isGone', not t.is_listed)
  from issue t where t.id = c.subject_id`;

const MESSAGE = `select json_build_object('title', null, 'text', t.message, 'photos', '[]'::json,
    'isGone', t.hidden_at is not null)
  from chat_message t where t.id = c.subject_id`;

const PROPOSAL = `select json_build_object('title', t.title, 'text', t.description,
    'photos', '[]'::json, 'isGone', not i.is_listed)
  from proposal t where t.id = c.subject_id`;

const PROOF = `select json_build_object('title', null,
    'text', concat_ws(e'\\n\\n', t.summary, (select string_agg(n.text, e'\\n\\n'
      order by n.created_at, n.id) from proof_note n where n.proof_id = t.id)),
    'photos', json_build_array(${photoJson('t.before_id')}, ${photoJson('t.after_id')}),
    'isGone', not i.is_listed)
  from proof t where t.id = c.subject_id`;

const PROFILE = `select json_build_object('title', t.username, 'text', coalesce(t.full_name, ''),
    'photos', '[]'::json, 'isGone', t.email like '%@deleted.invalid')
  from app_user t where t.id = c.subject_id`;

/** What a case `c` is about, as it is now; `i` is its issue. Needs the origin as the first parameter. */
export const CONTENT_JSON = `coalesce(
  case c.kind when 'issue' then (${ISSUE}) when 'message' then (${MESSAGE})
    when 'proposal' then (${PROPOSAL}) when 'proof' then (${PROOF}) else (${PROFILE}) end,
  json_build_object('title', null, 'text', '', 'photos', '[]'::json, 'isGone', true))`;
