import { FUNDING_BAND_NUMBERS } from './countCells.sql.ts';
import { PREPARED } from '#api/database/connection/prepared.ts';
import type { IsTouched, KeepRefreshed } from '#api/platform/touched.rules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { IssueFilter, IssueSort } from '#schema/issues/issueFilters.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import { DAY_MS } from '#schema/durations.ts';

/**
 * Returns the cached value or reads it; it expires with the cache's own lifetime, or earlier by `isTouched`.
 */
export type ReadThrough = <Value>(
  key: string,
  read: () => Promise<Value>,
  isTouched?: IsTouched,
) => Promise<Value>;

export type ListCache = {
  /** Cached until a change touches it. */
  perChange: ReadThrough;
  /** Kept across changes, and refreshed by them. */
  refreshed: KeepRefreshed;
};

export const UNCACHED: ListCache = {
  perChange: (_, read) => read(),
  refreshed: async (_, { read, complete }) => {
    const value = await read();
    return complete ? complete(value) : value;
  },
};

/** By a column and then by id, in the same direction. */
export type Order = {
  column: string;
  type: string;
  direction: 'asc' | 'desc';
};

export type CountedOrder = Order & {
  /** As in the database's `places_of`. */
  counted: { sort: 0 | 1 | 2; unit: 'day' | 'number' };
};

export const orderSql = ({ column, direction }: Order): string =>
  `${column} ${direction}, i.id ${direction}`;

type Key = { value: string; id: string };

/**
 * `from`: the key at or before the page's start; null: start of the list. `rest`: rows to skip from there, at
 * most `restMax`, which takes few values.
 */
export type ListEntry = { from: Key | null; rest: number; restMax: number };

const STATUSES: Partial<Record<IssueFilter, string[]>> = {
  reported: ['reported', 'funded'],
  in_progress: ['in_progress'],
  completed: ['completed'],
};

/** Numbers below this have a place each, shared by ids with the same first byte. */
const SINGLE = 64n;
const ID_BITS = 8n;

/** The range of numbers in a step, as in the database's `step_of`. */
function numbersOfStep(step: bigint): { lowest: bigint; highest: bigint } {
  if (step < SINGLE) return { lowest: step, highest: step };
  const exponent = step / SINGLE - 1n;
  const lowest = (SINGLE + (step % SINGLE)) << exponent;
  return { lowest, highest: lowest + (1n << exponent) - 1n };
}

const idFrom = (digits: string, filler: '0' | 'f') =>
  digits.padEnd(32, filler).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5');

/**
 * The first key of a place in an order, or one before it that comes after every issue of an earlier place.
 */
function firstKey(place: bigint, { direction, counted }: CountedOrder): Key {
  const isAscending = direction === 'asc';
  const filler = isAscending ? '0' : 'f';
  const step = place >> ID_BITS;
  if (counted.unit === 'day') {
    const start = Number(step) * DAY_MS;
    const at = new Date(isAscending ? start : start + DAY_MS - 1);
    return { value: at.toISOString(), id: idFrom('', filler) };
  }
  const { lowest, highest } = numbersOfStep(step);
  const byte = (place & 255n).toString(16).padStart(2, '0');
  const id = idFrom(step < SINGLE ? byte : '', filler);
  return { value: String(isAscending ? lowest : highest), id };
}

/** Few distinct sizes, since each makes a separate prepared statement. */
function boundFor(rest: number): number {
  let bound = 16;
  while (bound < rest) bound *= 4;
  return bound;
}

/** Skipping this many rows costs less than looking up where the page begins. */
const READ_AT_ONCE = 16;

/**
 * Where to start for `offset`, from stored counts, which cover every filter of `query`; null: the list ends
 * before it.
 */
export async function findEntry(
  database: Queryable,
  { filter, funding, category }: IssueQuery & { sort: IssueSort },
  { order, offset }: { order: CountedOrder; offset: number },
): Promise<ListEntry | null> {
  if (offset <= READ_AT_ONCE) return { from: null, rest: offset, restMax: READ_AT_ONCE };
  const [found] = await database.query<{ place: string | null; passed: string }>(
    `${PREPARED}select place, passed from find_place($1, $2, $3, $4, $5, $6, $7)`,
    [
      order.counted.sort,
      order.direction === 'asc',
      offset,
      STATUSES[filter] ?? null,
      filter === 'critical',
      funding === 'all' ? null : FUNDING_BAND_NUMBERS[funding],
      category ?? null,
    ],
  );
  if (!found || found.place === null) return null;
  const rest = offset - Number(found.passed);
  return { from: firstKey(BigInt(found.place), order), rest, restMax: boundFor(rest) };
}
