import { monthOf } from './leaderboard.rules.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { isTold } from './sealedVerdicts.sql.ts';
import { LEADERBOARD_ROWS } from '#schema/limits.ts';
import type { Leaderboard } from '#schema/verification/reputation.ts';

/** What counts for a month: votes, and verdicts that may be told at the moment `now`. */
const countedVotes = (now: string) => `trust_event t
  left join jury_verdict v on v.proof_id = t.proof_id and v.user_id = t.user_id
  where t.event in ('agreed', 'disagreed')
    and ${isTold({ isVerdict: 'v.user_id is not null', at: 't.created_at', now })}`;

/**
 * The verifiers of a month (UTC), ranked as by `verifierLeaderboard` of the domain; unless a month is
 * named, of the newest one in which anybody has a rank, else that of `now`. Verdicts count once their
 * month is over.
 */
export async function getLeaderboard(
  database: Queryable,
  now: Date,
  wantedMonth?: string,
): Promise<Leaderboard> {
  const month = wantedMonth ?? (await newestMonth(database, now)) ?? monthOf(now);
  const rows = await database.query<Leaderboard['rows'][number]>(
    `select r.rank::integer, r.user_id as "userId", u.username,
       r.agreed::integer as "agreedCount", r.total::integer as verifications,
       (r.agreed * 10000 / r.total)::integer as "accuracyBp"
     from (
       select user_id, agreed, total, rank() over (order by agreed desc, total) as rank
       from (
         select t.user_id, count(*) as total,
           count(*) filter (where t.event = 'agreed') as agreed
         from ${countedVotes('$2')}
           and t.created_at >= ($1 || '-01')::timestamp at time zone 'UTC'
           and t.created_at < (($1 || '-01')::timestamp + interval '1 month') at time zone 'UTC'
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

/** The newest month with anybody in it; null while there is none. */
async function newestMonth(database: Queryable, now: Date): Promise<string | null> {
  const [newest] = await database.query<{ month: string | null }>(
    `select to_char(max(t.created_at) at time zone 'UTC', 'YYYY-MM') as month
     from ${countedVotes('$1')}`,
    [now],
  );
  return newest?.month ?? null;
}
