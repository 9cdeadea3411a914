import { VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import type { ImpactStats } from '#schema/issues/statistics.ts';

type StatsRow = {
  resolved: string;
  ended: string;
  total: string;
  community: string;
  pledged_cents: string;
};

const CENTS_PER_DOLLAR = 100n;

/** The figures of the whole site, exact, in one query. */
export async function getImpactStats(database: Queryable): Promise<ImpactStats> {
  const [row] = await database.query<StatsRow>(
    `SELECT
       count(*) FILTER (WHERE i.status = 'completed') AS resolved,
       (SELECT count(DISTINCT p.issue_id) FROM proposal p JOIN issue e ON e.id = p.issue_id
        WHERE p.status IN ('expired', 'rejected') AND e.status <> 'completed') AS ended,
       count(*) AS total,
       (SELECT count(*) FROM app_user) AS community,
       (SELECT coalesce(sum(amount_cents), 0) FROM pledge WHERE status IN ('held', 'spent'))
         AS pledged_cents
     FROM issue i WHERE ${VISIBLE_ISSUE}`,
  );
  const resolved = Number(row?.resolved ?? 0);
  const decided = resolved + Number(row?.ended ?? 0);
  return {
    resolved,
    funded: Number(BigInt(row?.pledged_cents ?? 0) / CENTS_PER_DOLLAR),
    community: Number(row?.community ?? 0),
    successRate: decided === 0 ? 0 : Math.round((resolved / decided) * 100),
    totalIssues: Number(row?.total ?? 0),
  };
}
