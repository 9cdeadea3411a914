import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { LISTED_ISSUE } from '#api/issues/issueColumns.sql.ts';
import { OVERVIEW_WEEKS, type ConsoleOverview } from '#schema/console/overview.ts';

/** The week's number, from 0, of a time since the first. */
const toWeek = (time: string) =>
  `floor(extract(epoch from ${time} - first.at) / (7 * 86400))::integer`;

/** Each part reads an index of its time from the first week on. */
const SQL = `
  with first as (select $1::timestamptz - interval '${OVERVIEW_WEEKS * 7} days' as at),
  reported as (
    select ${toWeek('i.created_at')} as week, count(*) as count from issue i, first
    where ${LISTED_ISSUE} and i.created_at >= first.at and i.created_at < $1 group by 1
  ), accepted as (
    select ${toWeek('p.decided_at')} as week,
      extract(epoch from p.decided_at - i.created_at) / 86400 as days
    from first join proof p on p.is_final and p.decided_at >= first.at and p.decided_at < $1
    join issue i on i.id = p.issue_id
    where p.outcome = 'accepted'
  ), fixed as (select week, count(*) as count from accepted group by 1),
  paid as (
    select ${toWeek('t.created_at')} as week, sum(e.amount_cents) as cents
    from first join ledger_transaction t on t.created_at >= first.at and t.created_at < $1
    join ledger_entry e on e.transaction_id = t.id
    where e.account = 'solver' group by 1
  )
  select json_build_object(
    'weeks', (
      select json_agg(json_build_object(
        'start', ${timeSql("(first.at + n * interval '7 days')")},
        'reported', coalesce(r.count, 0), 'fixed', coalesce(f.count, 0),
        'paid', ${moneySql('coalesce(p.cents, 0)')}) order by n)
      from first cross join generate_series(0, ${OVERVIEW_WEEKS - 1}) as n
      left join reported r on r.week = n left join fixed f on f.week = n
      left join paid p on p.week = n),
    'medianDays', (
      select round((percentile_cont(0.5) within group (order by days))::numeric, 1) from accepted)
  ) as overview`;

export async function getOverview(database: Queryable, now: Date): Promise<ConsoleOverview> {
  const [row] = await database.query<{ overview: ConsoleOverview }>(SQL, [now]);
  if (!row) throw new Error('An aggregate without rows.');
  return row.overview;
}
