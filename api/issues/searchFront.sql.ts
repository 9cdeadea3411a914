import { hasPattern, type Conditions } from './issueConditions.sql.ts';
import { orderSql, type ListCache, type Order } from './listPlaces.sql.ts';
import type { IsTouched } from '#api/platform/touched.rules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

/** Where an issue stands in a list's order: by this number, then by its id. */
type Place = { id: string; number: number };

/** What a search matches from the list's beginning to `end`, in the list's order. */
export type Front = {
  places: readonly Place[];
  end: Place | null;
  /** Whether the list ends there. */
  isWhole: boolean;
  /** Rows of the list that were looked at. */
  walked: number;
};

export type FrontSearch = {
  patterns: readonly string[];
  order: Order;
  /** What the list is narrowed by besides. */
  narrow: (values: unknown[]) => Conditions;
};

/** Further rows of the list, or as many matches by the index instead. */
export type NextStep = 'enough' | { rows: number } | { most: number };

const BEGINNING: Front = { places: [], end: null, isWhole: false, walked: 0 };

type PlaceJson = [id: string, number: number];
const toPlace = ([id, number]: PlaceJson): Place => ({ id, number });

/** Times in microseconds, which JavaScript's numbers hold. */
function placeSql({ type }: Order, column: string, id: string): string {
  const isTime = type === 'timestamptz';
  return `json_build_array(${id}, ${isTime ? `(extract(epoch from ${column}) * 1000000)::bigint` : column})`;
}

/** SQL: whether a row stands at `place` or before it, or else behind it; adds two parameters. */
function besideSql(
  { column, type, direction }: Order,
  place: Place,
  isBehind: boolean,
  values: unknown[],
) {
  values.push(place.number, place.id);
  const [number, id] = [`$${values.length - 1}::bigint`, `$${values.length}::uuid`];
  const value =
    type === 'timestamptz' ? `timestamptz 'epoch' + ${number} * interval '1 microsecond'` : number;
  const isAscending = direction === 'asc';
  const sign = isBehind ? (isAscending ? '>' : '<') : isAscending ? '<=' : '>=';
  return `(${column}, i.id) ${sign} (${value}, ${id})`;
}

/** Looks at further rows of the list in its order. */
async function walkOn(
  database: Queryable,
  search: FrontSearch,
  front: Front,
  rows: number,
): Promise<Front> {
  const { order, patterns, narrow } = search;
  const { clauses, values } = narrow([rows, ...patterns]);
  if (front.end) clauses.push(besideSql(order, front.end, true, values));
  const [found] = await database.query<{
    walked: number;
    places: PlaceJson[] | null;
    last: PlaceJson | null;
  }>(
    `select count(*)::integer as walked,
       json_agg(listed.place order by listed.row) filter (where doc.matches) as places,
       json_agg(listed.place) filter (where listed.row = $1) -> 0 as last
     from (
       select i.id, ${placeSql(order, order.column, 'i.id')} as place, row_number() over (order by ${orderSql(order)}) as row
       from issue i where ${clauses.join(' and ')} order by ${orderSql(order)} limit $1
     ) listed
     left join lateral (
       select true as matches from issue_search s where s.issue_id = listed.id and ${hasPattern(patterns, 2)}
       -- By its id, whatever the pattern: the list is short.
       offset 0
     ) doc on true`,
    values,
  );
  const { walked = 0, places, last } = found ?? {};
  return {
    places: [...front.places, ...(places ?? []).map(toPlace)],
    end: last ? toPlace(last) : front.end,
    isWhole: walked < rows,
    walked: front.walked + walked,
  };
}

/** By the index of the texts: for what the list's first rows hardly have. */
async function readByIndex(database: Queryable, search: FrontSearch, most: number): Promise<Front> {
  const { order, patterns, narrow } = search;
  const { clauses, values } = narrow([most, ...patterns]);
  const rows = await database.query<{ place: PlaceJson }>(
    `with matching as materialized (
       select i.id, ${order.column} as value from issue i
       join issue_search s on s.issue_id = i.id
       where ${clauses.join(' and ')} and ${hasPattern(patterns, 2)}
     )
     select ${placeSql(order, 'value', 'id')} as place from matching
     order by value ${order.direction}, id ${order.direction} limit $1`,
    values,
  );
  const places = rows.map(({ place }) => toPlace(place));
  const end = places.at(-1) ?? null;
  return { places, end, isWhole: places.length < most, walked: Number.POSITIVE_INFINITY };
}

/** The front after some issues have changed. */
async function lookAgain(
  database: Queryable,
  search: FrontSearch,
  front: Front,
  changed: readonly string[],
): Promise<Front> {
  const { order, patterns, narrow } = search;
  const { clauses, values } = narrow([changed, ...patterns]);
  if (front.end && !front.isWhole) clauses.push(besideSql(order, front.end, false, values));
  const rows = await database.query<{ place: PlaceJson }>(
    `select ${placeSql(order, order.column, 'i.id')} as place from issue i
     join issue_search s on s.issue_id = i.id
     where i.id = any($1::uuid[]) and ${clauses.join(' and ')} and ${hasPattern(patterns, 2)}`,
    values,
  );
  const gone = new Set(changed);
  const staying = front.places.filter(({ id }) => !gone.has(id));
  const sign = order.direction === 'asc' ? 1 : -1;
  const byPlace = (one: Place, other: Place) =>
    sign * (one.number - other.number || (one.id < other.id ? -1 : 1));
  const places = [...staying, ...rows.map(({ place }) => toPlace(place))].toSorted(byPlace);
  return { ...front, places };
}

/**
 * The beginning of a list's matches, as long as `nextStep` wants it: kept by `key` through changes, and read on from its
 * end for who asks for more.
 */
export function findFront(
  database: Queryable,
  search: FrontSearch,
  {
    key,
    nextStep,
    isTouched,
  }: { key: string; nextStep: (front: Front) => NextStep; isTouched: IsTouched },
  cache: ListCache,
): Promise<Front> {
  const complete = async (front: Front): Promise<Front> => {
    const step = front.isWhole ? 'enough' : nextStep(front);
    if (step === 'enough') return front;
    return complete(
      'most' in step
        ? await readByIndex(database, search, step.most)
        : await walkOn(database, search, front, step.rows),
    );
  };
  return cache.refreshed(
    key,
    {
      read: async () => BEGINNING,
      refresh: (front, changed) => lookAgain(database, search, front, changed),
      complete,
    },
    isTouched,
  );
}
