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
  /** So many matches are read sooner by the index than the list's beginning is. */
  fewMatches: 200,
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

/** All matches by the index of the texts: they are few. */
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

/** That there are more than the cap stays true for a while; a smaller number is counted anew. */
async function countMatches(
  database: Queryable,
  search: Search,
  { perChange, forAWhile }: ListCache,
): Promise<number> {
  const { patterns, limits: { cap } = LIMITS } = search;
  const { clauses, values } = searchConditions(search, [...patterns]);
  const where = clauses.join(' and ');
  const read = async () => {
    const [row] = await database.query<{ total: number }>(
      `select count(*)::integer as total from (
         select from issue i join issue_search s on s.issue_id = i.id
         where ${where} and ${hasPattern(patterns)} limit ${cap + 1}
       ) matching`,
      values,
    );
    return row?.total ?? 0;
  };
  const key = `found ${where} ${JSON.stringify(values)}`;
  const readOnce = async () => {
    let isFresh = false;
    const lately = await forAWhile(key, () => {
      isFresh = true;
      return read();
    });
    return isFresh || lately > cap ? lately : read();
  };
  return perChange(key, readOnce, touchesList(search.query));
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
 * The ids of one page of a search in the list's order. A common word is found by following the list
 * until the page is full, a rare one by the index of the texts alone. A search ends after 1,000 matches.
 */
export async function searchIssues(
  database: Queryable,
  about: Omit<Search, 'patterns'>,
  cache: ListCache,
): Promise<FoundPage> {
  const { page, pageSize, search: text } = about.query;
  const { fewMatches, firstRows, commonFrom, followedRows, cap } = about.limits ?? LIMITS;
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return { ids: [], total: 0, isCapped: false };
  const search = { ...about, patterns };
  if (!hasIndexedPart(text)) return findShort(database, search);
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const total = await countMatches(database, search, cache);
  const counted = (ids: string[]): FoundPage => ({
    ids: ids.slice(from, to),
    total,
    isCapped: false,
  });
  if (from >= cap || from >= total) return counted([]);
  if (total <= fewMatches) return findByIndex(database, search);
  const first = await followList(database, search, firstRows);
  if (first.isAll || first.ids.length >= to) return counted(first.ids);
  const rows = Math.ceil((1.5 * to * firstRows) / Math.max(1, first.ids.length));
  if (first.ids.length >= commonFrom && rows <= followedRows) {
    const further = await followList(database, search, rows);
    if (further.ids.length >= to) return counted(further.ids);
  }
  return findByIndex(database, search);
}
