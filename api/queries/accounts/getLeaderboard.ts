import { monthOf } from '#api/domain/verification/leaderboard.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { isTold } from './sealedVerdicts.ts';
import { LEADERBOARD_ROWS } from '#schema/limits.ts';
import type { Leaderboard } from '#schema/verification/reputation.ts';

/**
 * The verifiers of a month (UTC), ranked as by `verifierLeaderboard` of the domain; the month of
 * `now` unless another is named. Verdicts count once their month is over.
 */
export async function getLeaderboard(
  database: Queryable,
  now: Date,
  month: string = monthOf(now),
): Promise<Leaderboard> {
  const rows = await database.query<Leaderboard['rows'][number]>(
    `select r.rank::integer, r.user_id as "userId", u.username,
       r.agreed::integer as "agreedCount", r.total::integer as verifications,
       (r.agreed * 10000 / r.total)::integer as "accuracyBp"
     from (
       select user_id, agreed, total, rank() over (order by agreed desc, total) as rank
       from (
         select t.user_id, count(*) as total,
           count(*) filter (where t.event = 'agreed') as agreed
         from trust_event t
         left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
         where t.event in ('agreed', 'disagreed')
           and t.created_at >= ($1 || '-01')::timestamp at time zone 'UTC'
           and t.created_at < (($1 || '-01')::timestamp + interval '1 month') at time zone 'UTC'
           and ${isTold({ isVerdict: 'v.user_id is not null', at: 't.created_at', now: '$2' })}
         group by t.user_id
       ) counted
     ) r join app_user u on u.id = r.user_id
     order by r.rank, r.user_id limit ${LEADERBOARD_ROWS}`,
    [month, now],
  );
  const [first] = await database.query<{ month: string | null }>(
    `select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM') as month from trust_event
     where event in ('agreed', 'disagreed')`,
  );
  return { month, firstMonth: first?.month ?? null, currentMonth: monthOf(now), rows };
}
