import { filterSql } from './issueConditions.sql.ts';
import type { CellRange } from './cellCover.rules.ts';
import { PREPARED } from '#api/database/connection/prepared.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import { CELL_ZOOM } from '#schema/places/geo.ts';
import type { FundingBand, IssueFilter } from '#schema/issues/issueFilters.ts';
import type { MapCluster } from '#schema/issues/issueMap.ts';
import type { MoneyRules } from '#schema/money/moneyRules.ts';

/** `everything`: the count including issues that do not match. */
export type CountedGroup = MapCluster & { cell: number; everything: number };

type Within = { zoom: number; groupZoom: number; ranges: readonly CellRange[] };

/** As the database's `funding_band`. */
export const FUNDING_BAND_NUMBERS = { low: 0, medium: 1, high: 2 };

const bitsBelow = (zoom: number) => 2 * (CELL_ZOOM - zoom);

/** Whether the stored counts use the site's funding bands; the previous release may have changed those. */
export async function isCountedBy(database: Queryable, money: MoneyRules): Promise<boolean> {
  const rows = await database.query(
    `${PREPARED}select from count_band where low_below = $1 and high_above = $2`,
    [money.fundingLowBelow, money.fundingHighAbove],
  );
  return rows.length > 0;
}

/**
 * Matching issues by cell of `groupZoom`, from counts by cell of the same or a finer zoom; only groups with
 * any. Changes not yet aggregated into the counts are included.
 */
export async function countCells(
  database: Queryable,
  { zoom, groupZoom, ranges }: Within,
  { filter, funding }: { filter: IssueFilter; funding: FundingBand },
): Promise<CountedGroup[]> {
  const clauses = [
    filterSql(filter)?.replaceAll('i.', 'c.') ?? 'true',
    funding === 'all' ? 'true' : `c.band = ${FUNDING_BAND_NUMBERS[funding]}`,
  ];
  const matching = `filter (where ${clauses.join(' and ')})`;
  const matchingIn = (status: string) =>
    `filter (where c.status = '${status}' and ${clauses.join(' and ')})`;
  return database.query<CountedGroup>(
    `${PREPARED}with r as (
       select first, last from unnest($3::bigint[], $4::bigint[]) asked (first, last)
     ), c as (
       select k.cell, k.status, k.priority, k.band, k.n, k.sum_latitude_e6, k.sum_longitude_e6
       from r cross join lateral (
         select * from cell_agg a
         where a.z = $1 and a.cell between r.first >> $2::integer and r.last >> $2::integer
         -- Else the planner, which knows no range, reads all cells of the zoom.
         offset 0
       ) k
       union all
       select d.cell >> $2::integer, d.status, d.priority, d.band, d.n, d.n * d.latitude_e6,
         d.n * d.longitude_e6
       from r join count_delta d on d.cell between r.first and r.last
     ), grouped as (
       select c.cell >> $5::integer as cell, sum(c.n) as everything,
         sum(c.n) ${matching} as count,
         sum(c.n) filter (where c.priority = 'critical' and ${clauses.join(' and ')}) as critical,
         sum(c.n) ${matchingIn('in_progress')} as in_progress,
         sum(c.n) ${matchingIn('completed')} as completed,
         sum(c.sum_latitude_e6) ${matching} as latitude_e6,
         sum(c.sum_longitude_e6) ${matching} as longitude_e6
       from c group by 1
     )
     select cell::double precision, everything::integer, count::integer,
       coalesce(critical, 0)::integer as critical,
       coalesce(in_progress, 0)::integer as "inProgress",
       coalesce(completed, 0)::integer as completed,
       (latitude_e6 / count / 1e6)::double precision as latitude,
       (longitude_e6 / count / 1e6)::double precision as longitude
     from grouped where count > 0`,
    [
      zoom,
      bitsBelow(zoom),
      ranges.map(([first]) => first),
      ranges.map(([, last]) => last),
      bitsBelow(groupZoom) - bitsBelow(zoom),
    ],
  );
}
