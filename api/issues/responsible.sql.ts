import { FIXED_ANSWER_DAYS } from '#schema/issues/responsible.ts';
import { timeSql, uploadUrlSql } from '#api/platform/fragments.sql.ts';

/** SQL: official answer `a` to forwarding `f`. */
export const ANSWER_JSON = `json_build_object('id', a.id, 'bodyName', f.body_name, 'state', a.state,
  'fixBy', to_char(a.fix_by, 'YYYY-MM-DD'), 'text', a.text, 'imageUrl', (
    select ${uploadUrlSql('u', "''")} from upload u where u.id = a.photo_id
  ), 'answeredAt', ${timeSql('a.answered_at')})`;

/**
 * SQL: the body that issue `i`, or a report merged into it, was forwarded to, with all official answers; null: none.
 */
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

/** SQL: whether people can be asked if issue `i` is fixed. */
const IS_ASKABLE = `i.status in ('reported', 'funded') and i.merged_into_id is null and not i.is_hidden`;

/** SQL: whether `reader` is the reporter who may end issue `i`, as in `reporterWhoMayEnd`. */
const isReporter = (reader: string): string =>
  `i.reporter_id = ${reader}::uuid and (i.external_id is null or i.status = 'reported')`;

/**
 * SQL: the latest question to `reader`, null for a visitor, whether issue `i` is fixed. It comes from the
 * latest official answer, and then goes to the reporter and the donors, or from people at the place, and then
 * goes to the reporter alone.
 */
export const fixedAskedSql = (reader: string): string => `
  select a.id as answer_id, f.body_name, a.answered_at as asked_at,
    (select s.is_fixed from fixed_answer s
      where s.answer_id = a.id and s.user_id = ${reader}::uuid) as said
  from (
    select o.* from official_answer o where o.issue_id = i.id
    order by o.answered_at desc, o.id desc limit 1
  ) a join forwarding f on f.id = a.forwarding_id
  where a.state = 'fixed' and ${IS_ASKABLE}
    and ((${isReporter(reader)}) or exists (select from pledge p
      where p.issue_id = i.id and p.user_id = ${reader}::uuid and p.status = 'held'))
  union all
  select null, null, c.claimed_at, c.is_fixed from fixed_claim c
  where c.issue_id = i.id and ${isReporter(reader)} and ${IS_ASKABLE}
  order by asked_at desc limit 1`;

/** SQL: what `reader`, null for a visitor, is asked about issue `i`; null: nothing. */
export const fixedQuestionSql = (reader: string): string => `(
  select json_build_object('bodyName', q.body_name, 'said', q.said,
    'endsAt', ${timeSql(`(q.asked_at + interval '${FIXED_ANSWER_DAYS} days')`)})
  from (${fixedAskedSql(reader)}) q)`;
