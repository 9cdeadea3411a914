import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { countListed, type ListedCount } from './countListed.sql.ts';
import { distanceSql, issueConditions, type Conditions } from './issueConditions.sql.ts';
import { ISSUE_JSON, LISTED_ISSUE } from './issueColumns.sql.ts';
import { findEntry, orderSql, type Order, type OutlineCache } from './listOutline.sql.ts';
import { readChangeNumbers, type ChangeNumbers } from './listIssueChanges.sql.ts';
import { PREPARED } from '#api/database/connection/prepared.ts';
import { pageJson, type PageRow, type Queryable } from '#api/platform/fragments.sql.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { IssueSort } from '#schema/issues/issueFilters.ts';
import { ISSUES_COUNT_CAP, ISSUES_WHOLE_LIST_MAX, SEARCH_COUNT_CAP } from '#schema/limits.ts';
import { foldForSearch } from '#schema/typed/foldForSearch.ts';
import { searchIssues } from './searchIssues.sql.ts';

/** The contract's `compareIssues` in SQL; column names never come from a request. */
const ORDERS: Record<Exclude<IssueSort, 'near'>, Order> = {
  newest: { column: 'i.created_at', type: 'timestamptz', direction: 'desc', isFixed: true },
  oldest: { column: 'i.created_at', type: 'timestamptz', direction: 'asc', isFixed: true },
  'most-funded': { column: 'i.funding_cents', type: 'bigint', direction: 'desc' },
  'least-funded': { column: 'i.funding_cents', type: 'bigint', direction: 'asc' },
  'most-affected': { column: 'i.affected_count', type: 'integer', direction: 'desc' },
};

const UNCACHED: OutlineCache = {
  perChange: (_, read) => read(),
  forAWhile: (_, read) => read(),
};

type ListedAt = { origin: string; money: MoneyRules };

type MarkedQuery = IssueQuery & { sort: keyof typeof ORDERS };

/** True if one index covers all of the query in its order: only then can marks be used. */
const hasMarks = (query: IssueQuery): query is MarkedQuery => {
  const { sort, search, bbox, near, reporterId, solver } = query;
  return sort !== 'near' && !solver && !search && !bbox && !near && !reporterId;
};

/** A search in one of the list's own orders, wherever the issues are. */
const isPlainSearch = (query: IssueQuery): query is MarkedQuery => {
  const { sort, search, bbox, near, withinKm } = query;
  const isNear = near !== undefined && withinKm !== undefined;
  return sort !== 'near' && foldForSearch(search.trim()) !== '' && !bbox && !isNear;
};

const itemsSql = (order: string) => `coalesce((
  select json_agg(${ISSUE_JSON} order by ${order}) from issue i join page using (id)
), '[]')::text as items`;

/** By stored counts, else by counting up to one beyond the cap. */
async function countWhole(
  database: Queryable,
  query: MarkedQuery,
  { money, cache }: { money: MoneyRules; cache: OutlineCache },
): Promise<ListedCount> {
  const { filter, funding, category } = query;
  const counted = await cache.perChange(
    `counted ${JSON.stringify([filter, funding, category])}`,
    () => countListed(database, query, money),
  );
  if (counted !== null) return counted;
  const conditions = issueConditions(query, [], money);
  const total = await countMatches(database, conditions, ISSUES_COUNT_CAP, cache);
  return { total: Number(total), changed: null };
}

/** Cost does not depend on the offset. */
async function listMarkedPage(
  database: Queryable,
  query: MarkedQuery,
  { origin, money, cache }: ListedAt & { cache: OutlineCache },
): Promise<string> {
  const order = ORDERS[query.sort];
  const listed = { conditions: issueConditions(query, [], money), order };
  const offset = (query.page - 1) * query.pageSize;
  const { total, changed } = await countWhole(database, query, { money, cache });
  // Nothing is left to be found, however long a search for it would take.
  if (offset >= total) return pageJson({ total: String(total), items: '[]' }, query);
  const from = { offset, changed };
  const { after, rest, restMax } = await findEntry(database, listed, from, cache);
  const { clauses, values } = issueConditions(query, [origin, rest], money);
  if (after !== null) {
    values.push(after.value, after.id);
    const [value, id] = [`$${values.length - 1}::${order.type}`, `$${values.length}::uuid`];
    const isBehind = order.direction === 'desc' ? '<' : '>';
    clauses.push(`(${order.column}, i.id) ${isBehind} (${value}, ${id})`);
  }
  // Limited before the rest is counted: the planner takes any offset for a tenth of the list.
  const [row] = await database.query<{ items: string }>(
    `${PREPARED}with page as (
       select entered.id from (
         select i.id, ${order.column} as value from issue i where ${clauses.join(' and ')}
         order by ${orderSql(order)} limit ${restMax + query.pageSize}
       ) entered order by value ${order.direction}, id ${order.direction}
       limit ${query.pageSize} offset $2::bigint
     )
     select ${itemsSql(orderSql(order))}`,
    values,
  );
  return pageJson({ total: String(total), items: row?.items ?? '[]' }, query);
}

async function listFound(
  database: Queryable,
  query: MarkedQuery,
  { origin, money, cache }: ListedAt & { cache: OutlineCache },
): Promise<string> {
  const order = ORDERS[query.sort];
  const { ids, total, isCapped } = await searchIssues(database, { query, order, money }, cache);
  const [row] = await database.query<{ items: string }>(
    `${PREPARED}with page as (select unnest($2::uuid[]) as id) select ${itemsSql(orderSql(order))}`,
    [origin, ids],
  );
  const page = { total: String(total), items: row?.items ?? '[]' };
  return pageJson(page, query, { cap: SEARCH_COUNT_CAP, isCapped });
}

const countCap = ({ search }: IssueQuery) => (search ? SEARCH_COUNT_CAP : ISSUES_COUNT_CAP);

/** Counts up to one beyond the cap. */
async function countMatches(
  database: Queryable,
  { clauses, values }: Conditions,
  cap: number,
  { perChange }: OutlineCache,
): Promise<string> {
  const where = clauses.join(' and ');
  return perChange(`count ${where} ${JSON.stringify(values)}`, async () => {
    const [row] = await database.query<{ total: string }>(
      `select count(*) as total
       from (select from issue i where ${where} limit ${cap + 1}) matching`,
      values,
    );
    return row?.total ?? '0';
  });
}

/**
 * One page as JSON text in the contract's shape. Ids are found in the index first and only those
 * rows are read, so that deep pages cost index entries, not rows. Without a search or a place it
 * starts at the nearest mark, possibly a cached one; beyond 10,000 rows marks may be stale.
 */
export async function listIssuePage(
  database: Queryable,
  query: IssueQuery,
  { origin, money }: ListedAt,
  cache: OutlineCache = UNCACHED,
): Promise<string> {
  if (hasMarks(query)) return listMarkedPage(database, query, { origin, money, cache });
  if (isPlainSearch(query)) return listFound(database, query, { origin, money, cache });
  const cap = countCap(query);
  const total = await countMatches(database, issueConditions(query, [], money), cap, cache);
  const { sort, near } = query;
  const isByDistance = sort === 'near' && near !== undefined;
  const withinKm = isByDistance ? await nearestCircle(database, query, money) : query.withinKm;
  const { clauses, values } = issueConditions({ ...query, withinKm }, [origin], money);
  const order = isByDistance
    ? `${distanceSql(near)} asc, i.id asc`
    : orderSql(ORDERS[sort === 'near' ? 'newest' : sort]);
  const limit = `limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;
  const [row] = await database.query<{ items: string }>(
    `with page as (
       select i.id from issue i where ${clauses.join(' and ')} order by ${order} ${limit}
     )
     select ${itemsSql(order)}`,
    values,
  );
  return pageJson({ total, items: row?.items ?? '[]' }, query, { cap });
}

type WholeList = { json: string; total: number; changes: ChangeNumbers };

/**
 * The newest 2,000 issues as JSON text, their total, and the change number to continue from with
 * `listIssueChanges`.
 */
export async function listWholeIssues(database: Queryable, origin: string): Promise<WholeList> {
  const order = orderSql(ORDERS.newest);
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

/** Each about five times the one before: a street, a quarter, a town, a county. */
const RADII_KM = [0.3, 1.5, 8, 40] as const;

/**
 * The radius that the page of a distance-ordered list needs at most: the smallest circle with all
 * rows up to its end, else the query's own bound. The result is the same with fewer distances
 * computed.
 */
async function nearestCircle(
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
