import { hasPattern, type Conditions } from './issueConditions.sql.ts';
import { orderSql, type ListCache, type Order } from './listPlaces.sql.ts';
import type { IsTouched } from '#api/platform/touched.rules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

/** An issue's key in a list's order: this number, then its id. */
type Key = { id: string; number: number };

/** A search's matches among the first rows of a list, in its order. */
export type TopMatches = {
  keys: readonly Key[];
  /** Key of the last row scanned. */
  end: Key | null;
  /** Whether that row is the end of the list. */
  isWhole: boolean;
  scannedRows: number;
};

export type TopSearch = {
  patterns: readonly string[];
  order: Order;
  /** The list's other filters. */
  narrow: (values: unknown[]) => Conditions;
};

/** Scan this many further rows of the list, or take this many matches from the text index instead. */
export type NextStep = 'enough' | { rows: number } | { most: number };

const NOTHING_SCANNED: TopMatches = { keys: [], end: null, isWhole: false, scannedRows: 0 };

type KeyJson = [id: string, number: number];
const toKey = ([id, number]: KeyJson): Key => ({ id, number });

/** Times in microseconds, which JavaScript's numbers represent exactly. */
function keyJsonSql({ type }: Order, column: string, id: string): string {
  const isTime = type === 'timestamptz';
  return `json_build_array(${id}, ${isTime ? `(extract(epoch from ${column}) * 1000000)::bigint` : column})`;
}

/**
 * SQL, for keyset pagination: whether a row comes after `key` (`isBehind`), else up to it; adds two
 * parameters.
 */
function keysetSql(
  { column, type, direction }: Order,
  key: Key,
  isBehind: boolean,
  values: unknown[],
) {
  values.push(key.number, key.id);
  const [number, id] = [`$${values.length - 1}::bigint`, `$${values.length}::uuid`];
  const value =
    type === 'timestamptz' ? `timestamptz 'epoch' + ${number} * interval '1 microsecond'` : number;
  const isAscending = direction === 'asc';
  const sign = isBehind ? (isAscending ? '>' : '<') : isAscending ? '<=' : '>=';
  return `(${column}, i.id) ${sign} (${value}, ${id})`;
}

/** Scans further rows of the list in its order. */
async function scanOn(
  database: Queryable,
  search: TopSearch,
  known: TopMatches,
  rows: number,
): Promise<TopMatches> {
  const { order, patterns, narrow } = search;
  const { clauses, values } = narrow([rows, ...patterns]);
  if (known.end) clauses.push(keysetSql(order, known.end, true, values));
  const [found] = await database.query<{
    scanned: number;
    keys: KeyJson[] | null;
    last: KeyJson | null;
  }>(
    `select count(*)::integer as scanned,
       json_agg(listed.key order by listed.row) filter (where doc.matches) as keys,
       json_agg(listed.key) filter (where listed.row = $1) -> 0 as last
     from (
       select i.id, ${keyJsonSql(order, order.column, 'i.id')} as key, row_number() over (order by ${orderSql(order)}) as row
       from issue i where ${clauses.join(' and ')} order by ${orderSql(order)} limit $1
     ) listed
     left join lateral (
       select true as matches from issue_search s where s.issue_id = listed.id and ${hasPattern(patterns, 2)}
       -- By its id, whatever the pattern: the list is short.
       offset 0
     ) doc on true`,
    values,
  );
  const { scanned = 0, keys, last } = found ?? {};
  return {
    keys: [...known.keys, ...(keys ?? []).map(toKey)],
    end: last ? toKey(last) : known.end,
    isWhole: scanned < rows,
    scannedRows: known.scannedRows + scanned,
  };
}

/** From the text index: for words that are rare in the list's first rows. */
async function readByIndex(
  database: Queryable,
  search: TopSearch,
  most: number,
): Promise<TopMatches> {
  const { order, patterns, narrow } = search;
  const { clauses, values } = narrow([most, ...patterns]);
  const rows = await database.query<{ key: KeyJson }>(
    `with matching as materialized (
       select i.id, ${order.column} as value from issue i
       join issue_search s on s.issue_id = i.id
       where ${clauses.join(' and ')} and ${hasPattern(patterns, 2)}
     )
     select ${keyJsonSql(order, 'value', 'id')} as key from matching
     order by value ${order.direction}, id ${order.direction} limit $1`,
    values,
  );
  const keys = rows.map(({ key }) => toKey(key));
  const end = keys.at(-1) ?? null;
  return { keys, end, isWhole: keys.length < most, scannedRows: Number.POSITIVE_INFINITY };
}

/** Checks the changed issues again. */
async function lookAgain(
  database: Queryable,
  search: TopSearch,
  known: TopMatches,
  changed: readonly string[],
): Promise<TopMatches> {
  const { order, patterns, narrow } = search;
  const { clauses, values } = narrow([changed, ...patterns]);
  if (known.end && !known.isWhole) clauses.push(keysetSql(order, known.end, false, values));
  const rows = await database.query<{ key: KeyJson }>(
    `select ${keyJsonSql(order, order.column, 'i.id')} as key from issue i
     join issue_search s on s.issue_id = i.id
     where i.id = any($1::uuid[]) and ${clauses.join(' and ')} and ${hasPattern(patterns, 2)}`,
    values,
  );
  const gone = new Set(changed);
  const staying = known.keys.filter(({ id }) => !gone.has(id));
  const sign = order.direction === 'asc' ? 1 : -1;
  const byKey = (one: Key, other: Key) =>
    sign * (one.number - other.number || (one.id < other.id ? -1 : 1));
  const keys = [...staying, ...rows.map(({ key }) => toKey(key))].toSorted(byKey);
  return { ...known, keys };
}

/**
 * As many of a list's first matches as `nextStep` wants, cached under `key` across changes; a caller who
 * wants more continues the scan where it ended.
 */
export function findTopMatches(
  database: Queryable,
  search: TopSearch,
  {
    key,
    nextStep,
    isTouched,
  }: { key: string; nextStep: (known: TopMatches) => NextStep; isTouched: IsTouched },
  cache: ListCache,
): Promise<TopMatches> {
  const complete = async (known: TopMatches): Promise<TopMatches> => {
    const step = known.isWhole ? 'enough' : nextStep(known);
    if (step === 'enough') return known;
    return complete(
      'most' in step
        ? await readByIndex(database, search, step.most)
        : await scanOn(database, search, known, step.rows),
    );
  };
  return cache.refreshed(
    key,
    {
      read: async () => NOTHING_SCANNED,
      refresh: (known, changed) => lookAgain(database, search, known, changed),
      complete,
    },
    isTouched,
  );
}
