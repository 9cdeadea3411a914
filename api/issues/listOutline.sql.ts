import type { Conditions } from './issueConditions.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { ISSUES_COUNT_CAP } from '#schema/limits.ts';

/** Returns the cached value or reads it; the lifetime is the cache's own. */
export type ReadThrough = <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;

export type OutlineCache = {
  /** Until something changes. */
  perChange: ReadThrough;
  /** For a while, whatever changes. */
  forAWhile: ReadThrough;
  /** Rows between marks, five times as many deep in the list; absent: 100. */
  step?: number;
  /** Pages and counts are exact up to this row; absent: up to the cap. */
  exactTo?: number;
};

/** By a column and then by id, in the same direction. */
export type Order = { column: string; type: string; direction: 'asc' | 'desc' };

type Mark = { value: string; id: string };
/** `total`: counted up to one beyond the cap; a mark after each step of rows. */
type Outline = { total: number; marks: Mark[] };

/** Counting the rest costs less than the rows of a page. */
const MARK_STEP = 100;
/** There are a hundred times as many deep rows. */
const DEEP_STEPS = 5;

export type Listed = { conditions: Conditions; order: Order };

export const orderSql = ({ column, direction }: Order): string =>
  `${column} ${direction}, i.id ${direction}`;

async function readOutline(
  database: Queryable,
  { conditions, order }: Listed,
  { step, limit }: { step: number; limit: string },
): Promise<Outline> {
  const by = orderSql(order);
  const [row] = await database.query<{ total: string; marks: Mark[] | null }>(
    `select count(*) as total,
       -- As text only where a mark stands: that of a time costs more than to go past its row.
       json_agg(json_build_object('value', value::text, 'id', id) order by n)
         filter (where n % ${step} = 0) as marks
     from (
       select ${order.column} as value, i.id, row_number() over (order by ${by}) as n
       from issue i where ${conditions.clauses.join(' and ')} order by ${by} ${limit}
     ) listed`,
    conditions.values,
  );
  return { total: Number(row?.total ?? 0), marks: row?.marks ?? [] };
}

/** `restMax`: an upper bound of `rest` for any page. */
type ListEntry = { total: number; after: Mark | null; rest: number; restMax: number };

/**
 * The length, counted up to one beyond the cap, and where to start for `offset`: the nearest mark
 * and the rest. Exact up to the cap; beyond, as of a moment ago.
 */
export async function findEntry(
  database: Queryable,
  listed: Listed,
  offset: number,
  { perChange, forAWhile, step = MARK_STEP, exactTo = ISSUES_COUNT_CAP }: OutlineCache,
): Promise<ListEntry> {
  const { conditions, order } = listed;
  const key = `outline ${orderSql(order)} ${JSON.stringify(conditions)}`;
  const { total, marks } = await perChange(key, () =>
    readOutline(database, listed, { step, limit: `limit ${exactTo + 1}` }),
  );
  const isDeep = offset > exactTo && total > exactTo;
  const deepStep = step * DEEP_STEPS;
  const readDeep = () => readOutline(database, listed, { step: deepStep, limit: '' });
  const [known, restMax] = isDeep
    ? [(await forAWhile(key, readDeep)).marks, deepStep]
    : [marks, step];
  const index = Math.min(Math.floor(offset / restMax), known.length);
  return { total, after: known[index - 1] ?? null, rest: offset - index * restMax, restMax };
}
