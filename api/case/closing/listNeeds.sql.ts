import { HAS_STAKE } from '#api/case/jury/judgeColumns.sql.ts';
import { FROZEN_BEFORE } from '#api/case/proof/electorate.sql.ts';
import {
  coverUrlSql,
  moneySql,
  timeSql,
  RUNNING_ISSUE,
  VISIBLE_ISSUE,
  type Queryable,
} from '#api/platform/fragments.sql.ts';
import { ARBITRATION_MAX_DAYS } from '#schema/caseLimits.ts';
import { NEEDS_MAX } from '#schema/case/needs.ts';
import { OPEN_STATUSES } from '#schema/issues/issueQuery.ts';
import { JURY_SEAT_OFFER_HOURS } from '#schema/limits.ts';

const OPEN = OPEN_STATUSES.map((status) => `'${status}'`).join(', ');

/** A frozen account keeps its ballots and its work, but has no other duties. */
const MAY_ACT = 'exists (select from app_user u where u.id = $2 and not u.is_frozen)';

/** Reporters vote for an offer only if all money in escrow is their own. */
const CHOOSE = `select 'choose', i.id, null::uuid, m.cents,
    (select s.takes_effect_at from pending_selection s where s.issue_id = i.id)
  from (select d.issue_id, sum(d.amount_cents - d.taken_cents) as cents from pledge d
    where d.user_id = $2 and d.status = 'held' group by d.issue_id) m
  join issue i on i.id = m.issue_id
  where ${MAY_ACT} and i.status in (${OPEN}) and ${VISIBLE_ISSUE} and not i.is_frozen
    and i.merged_into_id is null
    and (i.reporter_id is distinct from $2 or not exists (select from pledge o
      where o.issue_id = i.id and o.status = 'held' and o.user_id <> $2))
    and exists (select from proposal p join app_user w on w.id = p.solver_id and not w.is_frozen
      where p.issue_id = i.id and p.status = 'pending' and p.solver_id <> $2)
    and not exists (select from proposal p join vote b on b.proposal_id = p.id and b.user_id = $2
      where p.issue_id = i.id and p.status = 'pending')`;

const APPROVE = `select 'approve', i.id, p.id, v.pledged_cents, p.window_ends_at
  from proof_voter v join proof p on p.id = v.proof_id join issue i on i.id = p.issue_id
  where v.user_id = $2 and v.weight > 0 and i.verification_state = 'voting'
    and p.outcome is null and p.window_ends_at > $3
    and not exists (select from ballot b where b.proof_id = p.id and b.user_id = $2)
    and not exists (select from selection s join app_user u on u.id = $2
      where s.proposal_id = p.proposal_id and ${FROZEN_BEFORE})`;

const SEAT = `select case s.status when 'offered' then 'seat' else 'verdict' end, j.issue_id,
    j.proof_id, null::bigint, case s.status when 'offered'
      then least(s.offered_at + interval '${JURY_SEAT_OFFER_HOURS} hours', j.ends_at) else j.ends_at end
  from jury_seat s join jury j using (proof_id)
  where ${MAY_ACT} and s.user_id = $2 and j.outcome is null and j.ends_at > $3
    and s.status in ('offered', 'accepted')
    and not exists (select from jury_verdict v where v.proof_id = s.proof_id and v.user_id = $2)`;

const NEWEST_RULING = `(select r.* from ruling r where r.proof_id = p.id
  order by r.number desc limit 1)`;

const RULE = `select case when r.id is null then 'rule' else 'confirm' end, i.id, p.id,
    i.funding_cents, (select j.closed_at + interval '${ARBITRATION_MAX_DAYS} days'
      from jury j where j.proof_id = p.id)
  from case_ambassador c
  join selection s on s.proposal_id = c.proposal_id and s.ended_at is null
  join issue i on i.id = s.issue_id
  join proof p on p.proposal_id = s.proposal_id and p.outcome is null and not p.is_final
  left join lateral ${NEWEST_RULING} r on true
  where ${MAY_ACT} and c.user_id = $2 and i.verification_state = 'arbitration'
    and not i.is_frozen and not ${HAS_STAKE('$2')}
    and (r.id is null or r.needs_confirmation and r.by_id <> $2 and not exists (
      select from ruling_confirmation d where d.ruling_id = r.id))`;

const WORK = `select case when x.proof_id is null then 'prove' else 'redo' end, i.id, x.proof_id,
    p.compensation_cents,
    coalesce(greatest(x.second_proof_until, x.appeal_until), s.deadline_at)
  from proposal p join selection s on s.proposal_id = p.id and s.ended_at is null
  join issue i on i.id = p.issue_id
  left join lateral (select r.* from rejection r join proof f on f.id = r.proof_id
    where f.proposal_id = p.id and r.closed_at is null
      and greatest(r.second_proof_until, r.appeal_until) > $3 limit 1) x on true
  where p.solver_id = $2 and p.status = 'selected' and i.status = 'in_progress'
    and (i.verification_state = 'none' or x.proof_id is not null)`;

const REPORT = `select 'report', i.id, p.id, o.fee_cents, p.window_ends_at
  from premium_order o join issue i on i.id = o.issue_id
  join proof p on p.issue_id = i.id and p.outcome is null and p.window_ends_at > $3
  where ${MAY_ACT} and o.validator_id = $2 and o.status = 'awaiting' and o.delivered_at is null
    and i.verification_state = 'voting'`;

const MERGE = `select 'merge', i.id, null::uuid, null::bigint, null::timestamptz
  from issue own
  join merge_request r on own.id in (r.issue_id, r.into_id) and r.declined_at is null
  join issue i on i.id = r.issue_id and i.is_listed
  join issue o on o.id = r.into_id and o.is_listed
  where ${MAY_ACT} and own.reporter_id = $2 and r.user_id <> $2`;

const ALL = [CHOOSE, APPROVE, SEAT, RULE, WORK, REPORT, MERGE].join(' union all ');

const NEED_JSON = `json_build_object('kind', n.kind, 'issueId', i.id, 'issueTitle', i.title,
  'imageUrl', ${coverUrlSql('i.id', '$1')},
  'proofId', n.proof_id, 'amount', ${moneySql('n.cents')}, 'endsAt', ${timeSql('n.ends_at')})`;

/** What a person has spent on an issue's work: paid into its escrow, less what came back. */
const SPENT = `select y.issue_id, (select -sum(e.amount_cents) from ledger_transaction t
    join ledger_entry e on e.transaction_id = t.id and e.account = 'donor' and e.user_id = $2
    where t.issue_id = y.issue_id and t.premium_id is null and exists (select from ledger_entry x
      where x.transaction_id = t.id and x.account = 'escrow')) as cents
  from payout y where y.released_at >= date_trunc('year', $3::timestamptz at time zone 'UTC') at time zone 'UTC'
    and exists (select from pledge d where d.issue_id = y.issue_id and d.user_id = $2
      and d.status = 'spent')`;

/**
 * A person's open duties as JSON text, the next deadline first and those without one last, and what their
 * money paid for this year.
 */
export async function listNeeds(
  database: Queryable,
  by: { origin: string; userId: string; now: Date },
): Promise<string> {
  const [row] = await database.query<{ list: string }>(
    `select json_build_object(
       'needs', coalesce((select json_agg(w.entry order by w.ends_at nulls last, w.title, w.id)
         from (select ${NEED_JSON} as entry, n.ends_at, i.title, i.id
           from (${ALL}) n (kind, issue_id, proof_id, cents, ends_at)
           join issue i on i.id = n.issue_id and ${RUNNING_ISSUE}
           order by n.ends_at nulls last, i.title, i.id limit ${NEEDS_MAX}) w), '[]'),
       'fixed', (select json_build_object('count', count(*),
           'amount', ${moneySql('coalesce(sum(f.cents), 0)')})
         from (${SPENT}) f),
       'isAddressAsked', exists (select from app_user u where u.id = $2
           and u.email_proved_at is null)
         and exists (select from pledge d where d.user_id = $2 and d.status in ('held', 'spent'))
     )::text as list`,
    [by.origin, by.userId, by.now],
  );
  return row?.list ?? '{"needs":[],"fixed":{"count":0,"amount":"0.00"},"isAddressAsked":false}';
}
