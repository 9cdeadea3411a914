import {
  RUNNING_ISSUE,
  moneySql,
  timeSql,
  coverUrlSql,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { HAS_STAKE, RULING_JSON } from '#api/case/jury/judgeColumns.sql.ts';
import { LIST_MAX } from '#schema/limits.ts';

const FLAG_JSON = `json_build_object('id', f.id, 'userId', f.user_id,
  'userName', (select u.username from app_user u where u.id = f.user_id),
  'justification', f.justification, 'raisedAt', ${timeSql('f.raised_at')}, 'settled', f.settled, 'needsCosigner', f.needs_cosigner)`;

/** Whether the person asking has the role now; chosen cases belong to the ambassadors of the choice. */
const IS_AMBASSADOR = `exists (select from app_user r
  where r.id = $1 and r.account_role = 'ambassador')`;

/** Since when the case waits for ambassadors: because of the jury, the oldest objection or the freeze. */
const SINCE = `coalesce(
  case when i.verification_state = 'arbitration' then
    (select j.closed_at from jury j where j.proof_id = p.id) end,
  (select min(f.raised_at) from proof_flag f where f.proof_id = p.id and f.settled is null),
  (select max(e.decided_at) from escrow_freeze e where e.issue_id = i.id), i.updated_at)`;

/**
 * Each part uses an index: few of a million issues wait here. An objection counts only until a jury is
 * called.
 */
const WAITING = `select id from issue where verification_state = 'arbitration'
  union select id from issue where is_frozen
  union select f.issue_id from proof_flag f join issue j on j.id = f.issue_id
    where f.settled is null and j.verification_state in ('voting', 'waiting_release')`;

const CASES = `select json_build_object(
    'issueId', i.id, 'issueTitle', i.title, 'imageUrl', ${coverUrlSql('i.id', '$2')},
    'proofId', p.id,
    'verification', i.verification_state, 'isFrozen', i.is_frozen,
    'escrow', ${moneySql('i.funding_cents')}, 'since', ${timeSql('d.since')},
    'openFlags', coalesce((select json_agg(${FLAG_JSON} order by f.raised_at)
      from proof_flag f where f.proof_id = p.id and f.settled is null), '[]'),
    'ruling', case when i.verification_state = 'arbitration' then ${RULING_JSON} end,
    'hasStake', ${HAS_STAKE('$1')}) as entry, d.since
  from (${WAITING}) w join issue i on i.id = w.id
  left join lateral (select o.* from proof o where o.issue_id = i.id and not o.is_final
    order by o.submitted_at desc limit 1) p on true
  cross join lateral (select ${SINCE} as since) d
  left join selection s on s.issue_id = i.id and s.ended_at is null
  where ${RUNNING_ISSUE} and i.status <> 'completed' and case when s.proposal_id is null
    then ${IS_AMBASSADOR} else exists (select from case_ambassador c
      where c.proposal_id = s.proposal_id and c.user_id = $1) end
  order by d.since limit ${LIST_MAX}`;

/** Open reports first, then those on frozen accounts, so that the list's limit never cuts these off. */
const FLAG_RANK = `case when a.settled is null then 0
  when a.settled = 'upheld' and u.is_frozen then 1 else 2 end`;

const ACCOUNT_FLAGS = `select json_build_object('id', a.id, 'userId', a.user_id,
    'userName', u.username, 'byName', b.username, 'reason', a.reason,
    'raisedAt', ${timeSql('a.raised_at')}, 'settled', a.settled, 'isFrozen', u.is_frozen,
    'lift', (select json_build_object('byName', o.username, 'reason', l.reason,
        'liftedAt', ${timeSql('l.lifted_at')})
      from account_lift l join app_user o on o.id = l.by_id where l.flag_id = a.id)) as entry,
    a.raised_at, ${FLAG_RANK} as rank
  from account_flag a join app_user u on u.id = a.user_id join app_user b on b.id = a.by_id
  where ${IS_AMBASSADOR}
  order by rank, a.raised_at desc limit ${LIST_MAX}`;

/**
 * What waits for ambassadors, oldest first, as JSON text; reports on accounts start with the open ones, then
 * those on frozen accounts. `hasStake` is about the person asking.
 */
export async function getDesk(
  database: Queryable,
  { userId, origin }: { userId: string; origin: string },
): Promise<string> {
  const [row] = await database.query<{ desk: string }>(
    `select json_build_object(
       'cases', coalesce((select json_agg(c.entry order by c.since) from (${CASES}) c), '[]'),
       'accountFlags', coalesce((select json_agg(a.entry
         order by a.rank, a.raised_at desc) from (${ACCOUNT_FLAGS}) a), '[]')
     )::text as desk`,
    [userId, origin],
  );
  return row?.desk ?? '{"cases":[],"accountFlags":[]}';
}
