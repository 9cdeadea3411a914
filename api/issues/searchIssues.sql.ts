import {
  hasPattern,
  issueConditions,
  searchPatterns,
  type Conditions,
} from './issueConditions.sql.ts';
import { orderSql, type ListCache, type Order } from './listPlaces.sql.ts';
import { findTopMatches, type NextStep, type TopMatches } from './topMatches.sql.ts';
import { touchesList } from './touchedLists.rules.ts';
import { hasIndexedPart } from './searchText.rules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { SEARCH_COUNT_CAP } from '#schema/limits.ts';

const LIMITS = {
  firstRows: 1_000,
  /** Number of matches from which the scan's further length is extrapolated. */
  commonFrom: 5,
  /** Beyond this many rows the matches come from the index. */
  scannedMax: 20_000,
  /** How many of the list's first rows a search too short for the index scans. */
  shortRows: 10_000,
  cap: SEARCH_COUNT_CAP,
};

/** `total`: counted up to one beyond the cap; `isCapped`: the rest of the list was not searched. */
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

/** All matches; null: more than the cap. */
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
  return cache.refreshed<ReadonlySet<string> | null>(
    `found ${where} ${JSON.stringify(values)}`,
    {
      async read() {
        const ids = await read('', []);
        return ids.length > cap ? null : new Set(ids);
      },
      async refresh(known, changed) {
        if (known === null) return null;
        const matches = new Set(known);
        for (const id of changed) matches.delete(id);
        const among = await read(`and i.id = any($${values.length + 1}::uuid[])`, [changed]);
        for (const id of among) matches.add(id);
        return matches.size > cap ? null : matches;
      },
      isLasting: (matches) => matches === null,
    },
    touchesList(search.query),
  );
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

/** The first matches, cached per order. */
function keepTopMatches(
  database: Queryable,
  search: Search,
  nextStep: (known: TopMatches) => NextStep,
  cache: ListCache,
): Promise<TopMatches> {
  const { order, patterns, query } = search;
  const narrow = (values: unknown[]) => searchConditions(search, values);
  const { clauses, values } = narrow([...patterns]);
  const key = `top ${orderSql(order)} ${clauses.join(' and ')} ${JSON.stringify(values)}`;
  const about = { key, nextStep, isTouched: touchesList(query) };
  return findTopMatches(database, { patterns, order, narrow }, about, cache);
}

/**
 * Scans until `to` matches are found, extrapolating from those found so far; if that takes too many rows,
 * uses the index.
 */
function stepsTo(to: number, { firstRows, commonFrom, scannedMax, cap }: typeof LIMITS) {
  return ({ keys, scannedRows }: TopMatches): NextStep => {
    const found = keys.length;
    if (found >= to) return 'enough';
    if (scannedRows === 0) return { rows: firstRows };
    const further =
      found < commonFrom ? 4 * scannedRows : Math.ceil((1.5 * (to - found) * scannedRows) / found);
    return scannedRows + further <= scannedMax ? { rows: further } : { most: Math.max(to, cap) };
  };
}

/** For searches too short for the index: scans only the first rows of the list. */
async function findShort(
  database: Queryable,
  search: Search,
  cache: ListCache,
): Promise<FoundPage> {
  const { limits: { shortRows, cap } = LIMITS, query } = search;
  const nextStep = ({ keys, scannedRows }: TopMatches): NextStep =>
    scannedRows >= shortRows || keys.length > cap ? 'enough' : { rows: Math.ceil(shortRows / 4) };
  const { keys, isWhole } = await keepTopMatches(database, search, nextStep, cache);
  const from = (query.page - 1) * query.pageSize;
  const shown = from >= cap ? [] : keys.slice(from, from + query.pageSize);
  const isCapped = !isWhole && keys.length > 0;
  return { ids: shown.map(({ id }) => id), total: keys.length, isCapped };
}

/**
 * The ids of one page of a search in the list's order. If few issues match, all matches are known; of a
 * common word only the top matches. A search ends after 1,000 matches.
 */
export async function searchIssues(
  database: Queryable,
  about: Omit<Search, 'patterns'>,
  cache: ListCache,
): Promise<FoundPage> {
  const { page, pageSize, search: text } = about.query;
  const { limits = LIMITS } = about;
  const patterns = searchPatterns(text);
  if (patterns.length === 0) return { ids: [], total: 0, isCapped: false };
  const search = { ...about, patterns };
  if (!hasIndexedPart(text)) return findShort(database, search, cache);
  const [from, to] = [(page - 1) * pageSize, page * pageSize];
  const matches = await findMatches(database, search, cache);
  const total = matches?.size ?? limits.cap + 1;
  const counted = (ids: string[]): FoundPage => ({ ids, total, isCapped: false });
  if (from >= limits.cap || from >= total) return counted([]);
  if (matches !== null) return counted(await pageAmong(database, search, matches));
  const { keys } = await keepTopMatches(database, search, stepsTo(to, limits), cache);
  return counted(keys.slice(from, to).map(({ id }) => id));
}
