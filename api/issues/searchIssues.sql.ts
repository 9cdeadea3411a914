import {
  hasPattern,
  issueConditions,
  searchPatterns,
  type Conditions,
} from './issueConditions.sql.ts';
import { orderSql, type ListCache, type Order } from './listPlaces.sql.ts';
import { touchesList } from './touchedLists.rules.ts';
import { hasIndexedPart } from './searchText.rules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { SEARCH_COUNT_CAP } from '#schema/limits.ts';

const LIMITS = {
  /** Rows from the list's beginning that tell a common word from a rare one. */
  firstRows: 1_000,
  /** Matches among them from which the list is followed to where the page should be. */
  commonFrom: 5,
  /** Beyond, all matches are found by the index. */
  followedRows: 50_000,
  /** Of the list's first rows, where too few letters for the index are looked for. */
  shortRows: 10_000,
  cap: SEARCH_COUNT_CAP,
};

/** `total`: counted up to one beyond the cap; `isCapped`: the list goes on unsearched. */
export type FoundPage = { ids: string[]; total: number; isCapped: boolean };

type Search = {
  query: IssueQuery;
  patterns: string[];
  order: Order;
  money: MoneyRules;
  limits?: typeof LIMITS;
};

const searchConditions = ({ query, money }: Search, values: unknown[]): Conditions =>
  issueConditions({ ...query, search: '' }, values, money);

const directed = (order: Order, value: string, id: string) =>
  `${value} ${order.direction}, ${id} ${order.direction}`;

/** Matches among the first rows of the list in its order, and whether that was all of it. */
async function followList(database: Queryable, search: Search, rows: number) {
  const { order, patterns } = search;
  const { clauses, values } = searchConditions(search, [rows, ...patterns]);
  const [found] = await database.query<{ walked: number; ids: string[] | null }>(
    `select count(*)::integer as walked,
       json_agg(listed.id order by ${directed(order, 'listed.value', 'listed.id')})
         filter (where doc.matches) as ids
     from (
       select i.id, ${order.column} as value from issue i where ${clauses.join(' and ')}
       order by ${orderSql(order)} limit $1
     ) listed
     left join lateral (
       select true as matches from issue_search s where s.issue_id = listed.id and ${hasPattern(patterns, 2)}
       -- By its id, whatever the pattern: the list is short.
       offset 0
     ) doc on true`,
    values,
  );
  return { ids: found?.ids ?? [], isAll: (found?.walked ?? 0) < rows };
}

/** All matches by the index of the texts, for a page that is far from the list's beginning. */
async function findByIndex(database: Queryable, search: Search): Promise<FoundPage> {
  const { order, patterns, query } = search;
  const offset = (query.page - 1) * query.pageSize;
  const { clauses, values } = searchConditions(search, [query.pageSize, offset, ...patterns]);
  const [row] = await database.query<{ total: number; ids: string[] | null }>(
    `with matching as materialized (
       select i.id, ${order.column} as value from issue i
       join issue_search s on s.issue_id = i.id
       where ${clauses.join(' and ')} and ${hasPattern(patterns, 3)}
     )
     select (select count(*) from matching)::integer as total, (
       select json_agg(page.id order by ${directed(order, 'page.value', 'page.id')}) from (
         select * from matching order by ${directed(order, 'value', 'id')} limit $1 offset $2
       ) page
     ) as ids`,
    values,
  );
  return { ids: row?.ids ?? [], total: row?.total ?? 0, isCapped: false };
}

/** All that match, unless they are more than the cap. */
function findMatches(
  database: Queryable,
  search: Search,
  cache: ListCache,
): Promise<ReadonlySet<string> | null> {
  const { patterns, limits: { cap } = LIMITS } = search;
  const { clauses, values } = searchConditions(search, [...patterns]);
  const where = `${clauses.join(' and ')} and ${hasPattern(patterns)}`;
  const read = async (among: string, more: unknown[]) => {
    const rows = await database.query<{ id: string }>(
      `select i.id from issue i join issue_search s on s.issue_id = i.id
       where ${where} ${among} limit ${cap + 1}`,
      [...values, ...more],
    );
    return rows.map(({ id }) => id);
  };
  const readAll = async () => {
    const ids = await read('', []);
    return ids.length > cap ? null : ids;
  };
  const readAmong = (ids: readonly string[]) =>
    read(`and i.id = any($${values.length + 1}::uuid[])`, [ids]);
  const key = `found ${where} ${JSON.stringify(values)}`;
  return cache.matches(key, { readAll, readAmong, most: cap }, touchesList(search.query));
}

/** One page of known matches in the list's order. */
async function pageAmong(
  database: Queryable,
  { order, query }: Search,
  matches: ReadonlySet<string>,
): Promise<string[]> {
  const offset = (query.page - 1) * query.pageSize;
  const rows = await database.query<{ id: string }>(
    `select i.id from issue i where i.id = any($1::uuid[])
     order by ${orderSql(order)} limit $2 offset $3`,
    [[...matches], query.pageSize, offset],
  );
  return rows.map(({ id }) => id);
}

/** Too short for the index: only in the first rows of the list. */
async function findShort(database: Queryable, search: Search): Promise<FoundPage> {
  const { limits = LIMITS, query } = search;
  const { page, pageSize } = query;
  const { ids, isAll } = await followList(database, search, limits.shortRows);
  const shown = ids.slice((page - 1) * pageSize, page * pageSize);
  return { ids: shown, total: ids.length, isCapped: !isAll && ids.length > 0 };
}

/**
 * The ids of one page of a search in the list's order. Of a word that is rare in this list all matches are known. A
 * common one is found by following the list until the page is full. A search ends after 1,000 matches.
 */
export async function searchIssues(
  database: Queryable,
  about: Omit<Search, 'patterns'>,
  cache: ListCache,
): Promise<FoundPage> {
  const { page, pageSize, search: text } = about.query;
  const { firstRows, commonFrom, followedRows, cap } = about.limits ?? LIMITS;
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return { ids: [], total: 0, isCapped: false };
  const search = { ...about, patterns };
  if (!hasIndexedPart(text)) return findShort(database, search);
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const matches = await findMatches(database, search, cache);
  const total = matches?.size ?? cap + 1;
  const counted = (ids: string[]): FoundPage => ({ ids, total, isCapped: false });
  if (from >= cap || from >= total) return counted([]);
  if (matches !== null) return counted(await pageAmong(database, search, matches));
  const first = await followList(database, search, firstRows);
  if (first.isAll || first.ids.length >= to) return counted(first.ids.slice(from, to));
  const rows = Math.ceil((1.5 * to * firstRows) / Math.max(1, first.ids.length));
  if (first.ids.length >= commonFrom && rows <= followedRows) {
    const further = await followList(database, search, rows);
    if (further.ids.length >= to) return counted(further.ids.slice(from, to));
  }
  return findByIndex(database, search);
}
