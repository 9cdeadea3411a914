import { coveringCells, joinRanges, type CellRange } from './cellCover.rules.ts';
import { LISTED_ISSUE } from './issueColumns.sql.ts';
import { boundsAround } from '#schema/places/bounds.ts';
import { EARTH_RADIUS_M, splitAtDateLine, type Bounds, type Position } from '#schema/places/geo.ts';
import type { IssueQuery } from '#schema/issues/issueQuery.ts';
import type { FundingBand, IssueFilter } from '#schema/issues/issueFilters.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { foldForSearch, spellings } from '#schema/typed/foldForSearch.ts';

/** Texts never contain these, so a search for one finds nothing; the database would refuse NUL. */
// oxlint-disable-next-line no-control-regex -- the characters are the point
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/u;

/** A growing WHERE clause; every value is a parameter. */
export type Conditions = {
  clauses: string[];
  values: unknown[];
  /** The cells that contain every match, and the clause that says so; the last one added wins. */
  cells?: { ranges: CellRange[]; clause: string };
};

/**
 * SQL: what follows `from` to find matching issues, with their id, place and `column`. Around a place, goes
 * range by range through the index of cells, which covers every list filter.
 */
export function matchingSql({ clauses, cells }: Conditions, column: string | null): string {
  if (cells === undefined) return `issue i where ${clauses.join(' and ')}`;
  const ranges = cells.ranges.map(([first, last]) => `(${first}::bigint, ${last}::bigint)`);
  const others = clauses.filter((clause) => clause !== cells.clause);
  const columns = ['i.id', 'i.latitude', 'i.longitude', ...(column === null ? [] : [column])];
  return `(values ${ranges.join(', ')}) r (first, last) cross join lateral (
    select ${columns.join(', ')} from issue i
    where i.cell between r.first and r.last and ${others.join(' and ')} offset 0
  ) i`;
}

function add(conditions: Conditions, clause: (place: string) => string, value: unknown): void {
  conditions.values.push(value);
  conditions.clauses.push(clause(`$${conditions.values.length}`));
}

/** The contract's `matchesFilter` in SQL. */
export function filterSql(filter: IssueFilter): string | null {
  if (filter === 'all') return null;
  if (filter === 'critical') return "i.priority = 'critical'";
  if (filter === 'reported') return "i.status in ('reported', 'funded')";
  return filter === 'completed' ? "i.status = 'completed'" : "i.status = 'in_progress'";
}

/** The contract's `needsSolver` in SQL. */
export const SOLVER_WANTED = `(i.status in ('reported', 'funded')
  and (i.funding_cents > 0 or i.affected_count > 0))`;

/** The contract's `findFundingBand` in SQL. */
export function fundingSql(
  band: FundingBand,
  { fundingLowBelow: low, fundingHighAbove: high }: MoneyRules,
): string | null {
  if (band === 'all') return null;
  if (band === 'low') return `i.funding_cents < ${low}`;
  if (band === 'high') return `i.funding_cents > ${high}`;
  return `i.funding_cents between ${low} and ${high}`;
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/gu, (character) => `\\${character}`);
}

function addBounds(conditions: Conditions, bounds: Bounds): void {
  // Both sides of the date line may need the same coarse cells.
  const ranges = joinRanges(splitAtDateLine(bounds).flatMap(coveringCells));
  const within = ranges.map(([first, last]) => `i.cell between ${first} and ${last}`);
  const clause = `(${within.join(' or ')})`;
  conditions.clauses.push(clause);
  conditions.cells = { ranges, clause };
  conditions.values.push(bounds.west, bounds.east);
  const [west, east] = [conditions.values.length - 1, conditions.values.length];
  const both = bounds.west <= bounds.east ? 'and' : 'or';
  conditions.clauses.push(`(i.longitude >= $${west} ${both} i.longitude <= $${east})`);
  add(conditions, (place) => `i.latitude >= ${place}`, bounds.south);
  add(conditions, (place) => `i.latitude <= ${place}`, bounds.north);
}

/** A LIKE pattern for the folded texts, or one per spelling; empty: nothing can match. */
export function searchPatterns(search: string): string[] {
  return spellings(search.trim())
    .filter((needle) => !CONTROLS.test(needle))
    .map((needle) => `%${escapeLike(needle)}%`);
}

/** SQL: whether the texts `s` match one of the patterns, whose first is parameter `$first`. */
export function hasPattern(patterns: readonly string[], first = 1): string {
  const clauses = patterns.map((_, at) => `s.doc like $${first + at}`);
  return `(${clauses.join(' or ') || 'false'})`;
}

function addSearch(conditions: Conditions, search: string): void {
  if (foldForSearch(search.trim()) === '') return;
  const patterns = searchPatterns(search);
  const found = hasPattern(patterns, conditions.values.length + 1);
  conditions.clauses.push(`i.id in (select s.issue_id from issue_search s where ${found})`);
  conditions.values.push(...patterns);
  // Found through the search index instead, which narrows more.
  delete conditions.cells;
}

/**
 * The contract's `distanceM` in SQL: metres to issue `i`. Validated numbers are inlined, since
 * ORDER BY of a page cannot take parameters there.
 */
export function distanceSql({ latitude: lat, longitude: lon }: Position): string {
  return `(2 * ${EARTH_RADIUS_M} * asin(least(1, sqrt(
    power(sin(radians(i.latitude - (${lat})) / 2), 2) + cos(radians(${lat}))
      * cos(radians(i.latitude)) * power(sin(radians(i.longitude - (${lon})) / 2), 2)))))`;
}

/** Narrows by an index box first, then by exact distance. */
function addDistance(conditions: Conditions, near: Position, withinKm: number): void {
  addBounds(conditions, boundsAround(near, withinKm * 1_000));
  conditions.clauses.push(`${distanceSql(near)} <= ${withinKm * 1_000}`);
}

/** The contract's `matchesIssueQuery` in SQL with the alias `i`; `values` precede its own. */
export function issueConditions(
  query: IssueQuery,
  values: unknown[],
  money: MoneyRules,
): Conditions {
  const conditions: Conditions = { clauses: [LISTED_ISSUE], values };
  for (const clause of [filterSql(query.filter), fundingSql(query.funding, money)]) {
    if (clause !== null) conditions.clauses.push(clause);
  }
  if (query.solver) conditions.clauses.push(SOLVER_WANTED);
  if (query.reporterId) add(conditions, (place) => `i.reporter_id = ${place}`, query.reporterId);
  if (query.category) add(conditions, (place) => `i.category = ${place}`, query.category);
  if (query.bbox) addBounds(conditions, query.bbox);
  if (query.near && query.withinKm !== undefined)
    addDistance(conditions, query.near, query.withinKm);
  addSearch(conditions, query.search);
  return conditions;
}
