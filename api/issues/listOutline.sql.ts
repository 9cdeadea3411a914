import type { Conditions } from './issueConditions.sql.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
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
export type Order = {
  column: string;
  type: string;
  direction: 'asc' | 'desc';
  /** A change of an issue does not move it. */
  isFixed?: boolean;
};

type Mark = { value: string; id: string };

/** Counting the rest costs less than the rows of a page. */
const MARK_STEP = 100;
/** There are a hundred times as many deep rows. */
const DEEP_STEPS = 5;

export type Listed = { conditions: Conditions; order: Order };

export const orderSql = ({ column, direction }: Order): string =>
  `${column} ${direction}, i.id ${direction}`;

/** A mark after each step of rows. */
async function readMarks(
  database: Queryable,
  { conditions, order }: Listed,
  { step, limit }: { step: number; limit: string },
): Promise<Mark[]> {
  const by = orderSql(order);
  const [row] = await database.query<{ marks: Mark[] | null }>(
    `select
       -- As text only where a mark stands: that of a time costs more than to go past its row.
       json_agg(json_build_object('value', value::text, 'id', id) order by n)
         filter (where n % ${step} = 0) as marks
     from (
       select ${order.column} as value, i.id, row_number() over (order by ${by}) as n
       from issue i where ${conditions.clauses.join(' and ')} order by ${by} ${limit}
     ) listed`,
    conditions.values,
  );
  return row?.marks ?? [];
}

/** `restMax`: an upper bound of `rest` for any page. */
type ListEntry = { after: Mark | null; rest: number; restMax: number };

/** Rows beyond which so many more are marked at once: most pages asked for are early ones. */
const FIRST_STEPS = 10;
/** Where a page begins without a mark, so that few rows are read of a list that is found slowly. */
const EARLY = 9;

function depthFor(offset: number, step: number, exactTo: number): number {
  let depth = step * FIRST_STEPS;
  while (depth < offset) depth *= 2;
  return Math.min(depth, exactTo);
}

/**
 * Where to start for `offset`, which lies in the list: the nearest mark and the rest. Exact up to the
 * cap; beyond, as of a moment ago. In an order that no change moves, marks stay until an issue enters or
 * leaves this very list. `changed` null: it is not known when one does.
 */
export async function findEntry(
  database: Queryable,
  listed: Listed,
  { offset, changed }: { offset: number; changed: string | null },
  { perChange, forAWhile, step = MARK_STEP, exactTo = ISSUES_COUNT_CAP }: OutlineCache,
): Promise<ListEntry> {
  if (offset < step) return { after: null, rest: offset, restMax: offset <= EARLY ? EARLY : step };
  const { conditions, order } = listed;
  const key = `outline ${orderSql(order)} ${JSON.stringify(conditions)}`;
  const isDeep = offset > exactTo;
  const deepStep = step * DEEP_STEPS;
  const readDeep = () => readMarks(database, listed, { step: deepStep, limit: '' });
  const depth = depthFor(offset, step, exactTo);
  const readExact = () => readMarks(database, listed, { step, limit: `limit ${depth}` });
  const exact = () =>
    order.isFixed && changed !== null
      ? forAWhile(`${key} ${changed} ${depth}`, readExact)
      : perChange(`${key} ${depth}`, readExact);
  const [known, restMax] = isDeep
    ? [await forAWhile(key, readDeep), deepStep]
    : [await exact(), step];
  const index = Math.min(Math.floor(offset / restMax), known.length);
  const rest = offset - index * restMax;
  // More than a step if issues left the list since it was counted.
  return { after: known[index - 1] ?? null, rest, restMax: Math.max(rest, restMax) };
}
