import { issueConditions } from './issueConditions.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';

/** Each about five times as wide as the one before: a street, a quarter, a town, a county. */
const RADII_KM = [0.3, 1.5, 8, 40] as const;

/**
 * How far around `near` the page of a list ordered by distance reaches at most: the smallest circle that
 * holds all rows up to its end. Without one the query's own bound, so that the answer is the same and only
 * fewer distances are computed.
 */
export async function nearestCircle(
  database: Queryable,
  query: IssueQuery,
  money: MoneyRules,
): Promise<number | undefined> {
  const rows = query.page * query.pageSize;
  for (const withinKm of RADII_KM) {
    if (withinKm >= (query.withinKm ?? Infinity)) break;
    const { clauses, values } = issueConditions({ ...query, withinKm }, [], money);
    const [row] = await database.query<{ holds: boolean }>(
      `select count(*) = ${rows} as holds
       from (select from issue i where ${clauses.join(' and ')} limit ${rows}) around`,
      values,
    );
    if (row?.holds) return withinKm;
  }
  return query.withinKm;
}
