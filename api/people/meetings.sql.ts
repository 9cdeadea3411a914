import type { DataSource } from 'typeorm';
import { daysAfter } from '#api/platform/instant.rules.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { CROWD_MAX_PEOPLE, MEETINGS_MAX, TOGETHER_MINUTES } from '#schema/limits.ts';

/** Maximum number of slots processed in one statement. */
const SLOTS = 200;

/**
 * One statement: consumes slots that are over, and records who met in them unless they were crowded. The
 * number of meetings per account is bounded, whatever is staged around it.
 */
const SETTLE = `
with over as (
  select digest from account_trace
  where kind = 'together' and expires_at <= $1
    and (select pg_try_advisory_xact_lock(hashtext('trybe meetings')))
  group by digest order by min(expires_at) limit ${SLOTS}
), gone as (
  delete from account_trace t using over
  where t.kind = 'together' and t.digest = over.digest returning t.digest, t.user_id, t.expires_at
), seen as (
  select *, count(*) over (partition by digest) as people from gone
), met as (
  select a.user_id as one_id, b.user_id as other_id,
    (a.expires_at at time zone 'UTC')::date as day, max(a.expires_at) as expires_at
  from seen a join seen b on b.digest = a.digest and b.user_id > a.user_id
  where a.people <= ${CROWD_MAX_PEOPLE}
  group by a.user_id, b.user_id, day
), by_pair as (
  select one_id, other_id, count(*)::int as days, min(day) as first_day, max(day) as last_day,
    max(expires_at) as expires_at
  from met group by one_id, other_id
), kept as (
  insert into account_meeting as m (one_id, other_id, days, last_day, expires_at)
  select p.one_id, p.other_id,
    case when p.first_day <= k.last_day then p.days - 1 else p.days end, p.last_day, p.expires_at
  from by_pair p left join account_meeting k using (one_id, other_id)
  where k.one_id is not null or not exists (
    select from unnest(array[p.one_id, p.other_id]) person
    where (select count(*) from account_meeting x
      where x.one_id = person or x.other_id = person) >= ${MEETINGS_MAX})
  on conflict (one_id, other_id) do update set days = m.days + excluded.days,
    last_day = greatest(m.last_day, excluded.last_day),
    expires_at = greatest(m.expires_at, excluded.expires_at)
)
select count(*)::int as slots from over`;

/**
 * Records which accounts appeared together, once their slot is over: never within a decision, and linear in
 * the people of an uncrowded slot. Safe to repeat and to run in several processes.
 */
export async function settleMeetings(
  database: DataSource,
  now: Date,
  keptDays: number,
): Promise<void> {
  const noted = daysAfter(now, keptDays);
  // If the operator has since reduced the number of days.
  for (const table of ['account_trace', 'account_meeting'])
    await database.query(`update ${table} set expires_at = $1 where expires_at > $1`, [noted]);
  const before = new Date(noted.getTime() - TOGETHER_MINUTES * MINUTE_MS);
  for (;;) {
    const rows: { slots: number }[] = await database.query(SETTLE, [before]);
    if ((rows[0]?.slots ?? 0) < SLOTS) break;
  }
  await database.query('delete from account_meeting where expires_at <= $1', [now]);
}
