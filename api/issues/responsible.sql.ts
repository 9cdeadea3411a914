import { timeSql } from '#api/platform/json.sql.ts';

const ANSWER_JSON = `json_build_object('id', a.id, 'bodyName', f.body_name, 'state', a.state,
  'fixBy', to_char(a.fix_by, 'YYYY-MM-DD'), 'text', a.text, 'answeredAt', ${timeSql('a.answered_at')})`;

/** SQL: who was told of issue `i`, or of a report merged into it, and all official answers; or null. */
export const RESPONSIBLE_JSON = `(
  select json_build_object('bodyName', t.body_name, 'toldAt', ${timeSql('t.told_at')},
    'answers', coalesce((
      select json_agg(${ANSWER_JSON} order by a.answered_at, a.id)
      from official_answer a join forwarding f on f.id = a.forwarding_id where a.issue_id = i.id
    ), '[]'))
  from forwarding t
  where t.told_at is not null
    and (t.issue_id = i.id or t.issue_id in (select m.id from issue m where m.merged_into_id = i.id))
  order by t.issue_id <> i.id, t.told_at limit 1)`;
