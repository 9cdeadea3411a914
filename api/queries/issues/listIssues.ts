import { issueConditions } from './issueConditions.ts';
import { ISSUE_JSON, VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import type { IssueQuery, IssueSort } from '#schema/issues/issueQuery.ts';
import { ISSUES_COUNT_CAP, ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';

/** `compareIssues` of the contract in SQL; the names come from here, never from a request. */
const ORDERS: Record<IssueSort, string> = {
  newest: 'i.created_at DESC, i.id DESC',
  oldest: 'i.created_at ASC, i.id ASC',
  'most-funded': 'i.funding_cents DESC, i.id DESC',
  'least-funded': 'i.funding_cents ASC, i.id ASC',
};

type PageRow = { total: string; items: string };

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
  const where = clauses.join(' AND ');
  const order = ORDERS[query.sort];
  const limit = `LIMIT ${query.pageSize} OFFSET ${(query.page - 1) * query.pageSize}`;
  const [row] = await database.query<PageRow>(
    `WITH page AS (
       SELECT i.id FROM issue i WHERE ${where} ORDER BY ${order} ${limit}
     ), counted AS (
       SELECT 1 FROM issue i WHERE ${where} AND $1::text IS NOT NULL LIMIT ${ISSUES_COUNT_CAP + 1}
     )
     SELECT (SELECT count(*) FROM counted) AS total,
       coalesce((
         SELECT json_agg(${ISSUE_JSON} ORDER BY ${order}) FROM issue i JOIN page USING (id)
       ), '[]')::text AS items`,
    values,
  );
  return pageJson(row ?? { total: '0', items: '[]' }, query);
}

function pageJson(row: PageRow, { page, pageSize }: IssueQuery): string {
  const counted = Number(row.total);
  const isTotalCapped = counted > ISSUES_COUNT_CAP;
  const total = Math.min(counted, ISSUES_COUNT_CAP);
  const about = { page, pageSize, total, isTotalCapped, pageCount: Math.ceil(total / pageSize) };
  return `{"items":${row.items},${JSON.stringify(about).slice(1)}`;
}

export type WholeList = { json: string; total: number };

/** The list without parameters: the newest 2,000 issues as JSON text, and how many there are. */
export async function listWholeIssues(database: Queryable, origin: string): Promise<WholeList> {
  const order = ORDERS.newest;
  const [row] = await database.query<PageRow>(
    `WITH page AS (
       SELECT i.id FROM issue i WHERE ${VISIBLE_ISSUE} ORDER BY ${order} LIMIT ${ISSUES_WHOLE_LIST_MAX}
     )
     SELECT (SELECT count(*) FROM issue i WHERE ${VISIBLE_ISSUE}) AS total,
       coalesce((
         SELECT json_agg(${ISSUE_JSON} ORDER BY ${order}) FROM issue i JOIN page USING (id)
       ), '[]')::text AS items`,
    [origin],
  );
  return { json: row?.items ?? '[]', total: Number(row?.total ?? 0) };
}
