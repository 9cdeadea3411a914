import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { countListed } from './countListed.sql.ts';
import { distanceSql, issueConditions, matchingSql } from './issueConditions.sql.ts';
import { ISSUE_JSON, LISTED_ISSUE } from './issueColumns.sql.ts';
import {
  findEntry,
  orderSql,
  UNCACHED,
  type CountedOrder,
  type ListCache,
  type ListEntry,
} from './listPlaces.sql.ts';
import { readChangeNumbers, type ChangeNumbers } from './listIssueChanges.sql.ts';
import { anyValue, PREPARED } from '#api/database/connection/prepared.ts';
import { pageJson, type PageRow, type Queryable } from '#api/platform/fragments.sql.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { IssueSort } from '#schema/issues/issueFilters.ts';
import { ISSUES_COUNT_CAP, ISSUES_WHOLE_LIST_MAX, SEARCH_COUNT_CAP } from '#schema/limits.ts';
import { foldForSearch } from '#schema/typed/foldForSearch.ts';
import { searchIssues } from './searchIssues.sql.ts';
import { touchesList } from './touchedLists.rules.ts';

const byTime = {
  column: 'i.created_at',
  type: 'timestamptz',
  counted: { sort: 0, unit: 'day' },
} as const;
const byFunding = {
  column: 'i.funding_cents',
  type: 'bigint',
  counted: { sort: 1, unit: 'number' },
} as const;
const byAffected = {
  column: 'i.affected_count',
  type: 'integer',
  counted: { sort: 2, unit: 'number' },
} as const;

/** The contract's `compareIssues` in SQL; column names never come from a request. */
const ORDERS: Record<Exclude<IssueSort, 'near'>, CountedOrder> = {
  newest: { ...byTime, direction: 'desc' },
  oldest: { ...byTime, direction: 'asc' },
  'most-funded': { ...byFunding, direction: 'desc' },
  'least-funded': { ...byFunding, direction: 'asc' },
  'most-affected': { ...byAffected, direction: 'desc' },
};

type ListedAt = { origin: string; money: MoneyRules };

type OrderedQuery = IssueQuery & { sort: keyof typeof ORDERS };

/** True if stored counts cover every filter of the query: only then can they locate its pages. */
const hasPlaces = (query: IssueQuery): query is OrderedQuery => {
  const { sort, search, bbox, near, reporterId, solver } = query;
  return sort !== 'near' && !solver && !search && !bbox && !near && !reporterId;
};

/** A search in one of the list's own orders, not limited to an area. */
const isPlainSearch = (query: IssueQuery): query is OrderedQuery => {
  const { sort, search, bbox, near, withinKm } = query;
  const isNear = near !== undefined && withinKm !== undefined;
  return sort !== 'near' && foldForSearch(search.trim()) !== '' && !bbox && !isNear;
};

const itemsSql = (order: string) => `coalesce((
  select json_agg(${ISSUE_JSON} order by ${order}) from issue i join page using (id)
), '[]')::text as items`;

/** Null: stored counts cannot answer for this list at the moment. */
async function findCountedEntry(
  database: Queryable,
  query: OrderedQuery,
  { money, cache }: { money: MoneyRules; cache: ListCache },
): Promise<{ total: number; entry: ListEntry | null } | null> {
  const { filter, funding, category } = query;
  const total = await cache.perChange(
    `counted ${JSON.stringify([filter, funding, category])}`,
    () => countListed(database, query, money),
    touchesList(query),
  );
  if (total === null) return null;
  const offset = (query.page - 1) * query.pageSize;
  // Past the end of the list: spares a long search for nothing.
  if (offset >= total) return { total, entry: null };
  return { total, entry: await findEntry(database, query, { order: ORDERS[query.sort], offset }) };
}

/** Cost does not depend on the offset. Null: stored counts cannot answer for this list at the moment. */
async function listPlacedPage(
  database: Queryable,
  query: OrderedQuery,
  { origin, money, cache }: ListedAt & { cache: ListCache },
): Promise<string | null> {
  const counted = await findCountedEntry(database, query, { money, cache });
  if (counted === null) return null;
  const { entry } = counted;
  const total = String(counted.total);
  if (entry === null) return pageJson({ total, items: '[]' }, query);
  const order = ORDERS[query.sort];
  const { from, rest, restMax } = entry;
  const { clauses, values } = issueConditions(query, [origin, rest], money);
  if (from !== null) {
    values.push(from.value, from.id);
    const [value, id] = [`$${values.length - 1}::${order.type}`, `$${values.length}::uuid`];
    const isAtOrBehind = order.direction === 'desc' ? '<=' : '>=';
    clauses.push(`(${order.column}, i.id) ${isAtOrBehind} (${value}, ${id})`);
  }
  // The limit comes before the offset: the planner assumes that any offset skips a tenth of the list.
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
  return pageJson({ total, items: row?.items ?? '[]' }, query);
}

async function listFound(
  database: Queryable,
  query: OrderedQuery,
  { origin, money, cache }: ListedAt & { cache: ListCache },
): Promise<string> {
  const order = ORDERS[query.sort];
  const { ids, total, isCapped } = await searchIssues(database, { query, order, money }, cache);
  const [row] = await database.query<{ items: string }>(
    `${PREPARED}with page as (select unnest(${anyValue('$2::uuid[]')}) as id) select ${itemsSql(orderSql(order))}`,
    [origin, ids],
  );
  const page = { total: String(total), items: row?.items ?? '[]' };
  return pageJson(page, query, { cap: SEARCH_COUNT_CAP, isCapped });
}

const countCap = ({ search }: IssueQuery) => (search ? SEARCH_COUNT_CAP : ISSUES_COUNT_CAP);

/** Counts up to one beyond the cap. */
async function countMatches(
  database: Queryable,
  { query, money }: { query: IssueQuery; money: MoneyRules },
  { perChange }: ListCache,
): Promise<string> {
  const conditions = issueConditions(query, [], money);
  const cap = countCap(query);
  const { values } = conditions;
  const matching = matchingSql(conditions, null);
  const read = async () => {
    const [row] = await database.query<{ total: string }>(
      `select count(*) as total from (select from ${matching} limit ${cap + 1}) counted`,
      values,
    );
    return row?.total ?? '0';
  };
  return perChange(`count ${matching} ${JSON.stringify(values)}`, read, touchesList(query));
}

/**
 * One page as JSON text in the contract's shape. Ids are found in the index first and only those rows are
 * read, so that deep pages cost index entries, not rows. Without a search or a place, stored counts locate
 * the page's start.
 */
export async function listIssuePage(
  database: Queryable,
  query: IssueQuery,
  { origin, money }: ListedAt,
  cache: ListCache = UNCACHED,
): Promise<string> {
  if (hasPlaces(query)) {
    const placed = await listPlacedPage(database, query, { origin, money, cache });
    if (placed !== null) return placed;
  }
  if (isPlainSearch(query)) return listFound(database, query, { origin, money, cache });
  const cap = countCap(query);
  const total = await countMatches(database, { query, money }, cache);
  const { sort, near } = query;
  const isByDistance = sort === 'near' && near !== undefined;
  const withinKm = isByDistance ? await nearestCircle(database, query, money) : query.withinKm;
  const conditions = issueConditions({ ...query, withinKm }, [origin], money);
  const listed = ORDERS[sort === 'near' ? 'newest' : sort];
  const order = isByDistance ? `${distanceSql(near)} asc, i.id asc` : orderSql(listed);
  const matching = matchingSql(conditions, isByDistance ? null : listed.column);
  const limit = `limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`;
  const [row] = await database.query<{ items: string }>(
    `with page as (
       select i.id from ${matching} order by ${order} ${limit}
     )
     select ${itemsSql(order)}`,
    conditions.values,
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
    const conditions = issueConditions({ ...query, withinKm }, [], money);
    const [row] = await database.query<{ holds: boolean }>(
      `select count(*) = ${rows} as holds
       from (select from ${matchingSql(conditions, null)} limit ${rows}) around`,
      conditions.values,
    );
    if (row?.holds) return withinKm;
  }
  return query.withinKm;
}
