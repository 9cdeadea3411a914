import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { ImpactStats } from '#schema/issues/statistics.ts';

type StatsRow = {
  resolved: string;
  ended: string;
  total: string;
  community: string;
  pledged: string;
};

/** Issues are counted from stored counts: counting rows would read the whole list after each change. */
export async function getImpactStats(database: Queryable): Promise<ImpactStats> {
  const [row] = await database.query<StatsRow>(
    `select
       coalesce(sum(c.n) filter (where c.status = 'completed'), 0) as resolved,
       (select count(distinct p.issue_id) from proposal p join issue e on e.id = p.issue_id
        where p.status in ('expired', 'rejected') and e.status <> 'completed') as ended,
       coalesce(sum(c.n), 0) as total,
       (select count(*) from app_user) as community,
       (select floor(coalesce(sum(amount_cents - taken_cents), 0) * (select unit from book_currency))
        from pledge where status in ('held', 'spent')) as pledged
     from list_count c`,
  );
  const resolved = Number(row?.resolved ?? 0);
  const decided = resolved + Number(row?.ended ?? 0);
  return {
    resolved,
    funded: Number(row?.pledged ?? 0),
    community: Number(row?.community ?? 0),
    successRate: decided === 0 ? 0 : Math.round((resolved / decided) * 100),
    totalIssues: Number(row?.total ?? 0),
  };
}
