import { monthOf } from '#api/domain/verification/leaderboard.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { LEADERBOARD_ROWS } from '#schema/limits.ts';
import type { Leaderboard } from '#schema/verification/reputation.ts';

/**
 * The verifiers of a month (UTC), ranked as by `verifierLeaderboard` of the domain; the month of
 * `now` unless another is named.
 */
export async function getLeaderboard(
  database: Queryable,
  now: Date,
  month: string = monthOf(now),
): Promise<Leaderboard> {
  const rows = await database.query<Leaderboard['rows'][number]>(
    `SELECT r.rank::integer, r.user_id AS "userId", u.username,
       r.agreed::integer AS "agreedCount", r.total::integer AS verifications,
       (r.agreed * 10000 / r.total)::integer AS "accuracyBp"
     FROM (
       SELECT user_id, agreed, total, rank() OVER (ORDER BY agreed DESC, total) AS rank
       FROM (
         SELECT user_id, count(*) AS total, count(*) FILTER (WHERE event = 'agreed') AS agreed
         FROM trust_event
         WHERE event IN ('agreed', 'disagreed')
           AND created_at >= ($1 || '-01')::timestamp AT TIME ZONE 'UTC'
           AND created_at < (($1 || '-01')::timestamp + interval '1 month') AT TIME ZONE 'UTC'
         GROUP BY user_id
       ) counted
     ) r JOIN app_user u ON u.id = r.user_id
     ORDER BY r.rank, r.user_id LIMIT ${LEADERBOARD_ROWS}`,
    [month],
  );
  const [first] = await database.query<{ month: string | null }>(
    `SELECT to_char(min(created_at) AT TIME ZONE 'UTC', 'YYYY-MM') AS month FROM trust_event
     WHERE event IN ('agreed', 'disagreed')`,
  );
  return { month, firstMonth: first?.month ?? null, currentMonth: monthOf(now), rows };
}
