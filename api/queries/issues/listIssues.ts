import { distanceSql, issueConditions } from './issueConditions.ts';
import { ISSUE_JSON, LISTED_ISSUE } from './issueSql.ts';
import { readChangeNumbers, type ChangeNumbers } from './listIssueChanges.ts';
import { pageJson, type PageRow } from '#api/queries/pageJson.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { IssueSort } from '#schema/issues/issueFilters.ts';
import { ISSUES_COUNT_CAP, ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';

/** `compareIssues` of the contract in SQL; the names come from here, never from a request. */
const ORDERS: Record<Exclude<IssueSort, 'near'>, string> = {
  newest: 'i.created_at desc, i.id desc',
  oldest: 'i.created_at asc, i.id asc',
  'most-funded': 'i.funding_cents desc, i.id desc',
  'least-funded': 'i.funding_cents asc, i.id asc',
  'most-affected': 'i.affected_count desc, i.id desc',
};

function orderOf({ sort, near }: IssueQuery): string {
  if (sort !== 'near') return ORDERS[sort];
  return near ? `${distanceSql(near)} asc, i.id asc` : ORDERS.newest;
}

/**
 * One page as JSON text in the contract's shape. The page's ids are found in the index first and
 * only they are read whole, so that a deep page costs index entries, not rows.
 */
export async function listIssuePage(
  database: Queryable,
  query: IssueQuery,
  origin: string,
): Promise<string> {
  const { clauses, values } = issueConditions(query, [origin]);
  const where = clauses.join(' and ');
  const order = orderOf(query);
  const limit = `limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;
  const [row] = await database.query<PageRow>(
    `with page as (
       select i.id from issue i where ${where} order by ${order} ${limit}
     ), counted as (
       select 1 from issue i where ${where} and $1::text is not null limit ${ISSUES_COUNT_CAP + 1}
     )
     select (select count(*) from counted) as total,
       coalesce((
         select json_agg(${ISSUE_JSON} order by ${order}) from issue i join page using (id)
       ), '[]')::text as items`,
    values,
  );
  return pageJson(row, query);
}

export type WholeList = { json: string; total: number; changes: ChangeNumbers };

/**
 * The list without parameters: the newest 2,000 issues as JSON text, how many there are, and the change
 * number after which `listIssueChanges` goes on.
 */
export async function listWholeIssues(database: Queryable, origin: string): Promise<WholeList> {
  const order = ORDERS.newest;
  const changes = await readChangeNumbers(database);
  const [row] = await database.query<PageRow>(
    `with page as (
       select i.id from issue i where ${LISTED_ISSUE} order by ${order} limit ${ISSUES_WHOLE_LIST_MAX}
     )
     select (select count(*) from issue i where ${LISTED_ISSUE}) as total,
       coalesce((
         select json_agg(${ISSUE_JSON} order by ${order}) from issue i join page using (id)
       ), '[]')::text as items`,
    [origin],
  );
  return { json: row?.items ?? '[]', total: Number(row?.total ?? 0), changes };
}
