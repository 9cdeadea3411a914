import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { filterSql, fundingSql } from './issueConditions.sql.ts';
import { CONFIRMED_AT, LISTED_ISSUE } from './issueColumns.sql.ts';
import { countCells, isCountedBy, type CountedGroup } from './countCells.sql.ts';
import { clusterZoom, countedZoom, finerZooms, rangeOfCell } from './tileCells.rules.ts';
import type { CellRange } from './cellCover.rules.ts';
import { PREPARED } from '#api/database/connection/prepared.ts';
import { moneySql, timeSql, type Queryable } from '#api/platform/fragments.sql.ts';
import { CELL_ZOOM, cellRange, type Tile } from '#schema/places/geo.ts';
import type { FundingBand, IssueFilter } from '#schema/issues/issueFilters.ts';
import {
  MAP_TILE_MAX_POINTS,
  type MapCluster,
  type MapPoint,
  type MapTile,
} from '#schema/issues/issueMap.ts';

type TileFilter = { filter: IssueFilter; funding: FundingBand };

/** Reading this many rows costs less than asking for finer cells. */
export const READ_AT_ONCE = 2_000;

const wholeTile = (tile: Tile): CellRange => {
  const { first, last } = cellRange(tile);
  return [first, last];
};

async function readGroups(database: Queryable, tile: Tile, where: string): Promise<MapCluster[]> {
  return database.query<MapCluster>(
    `${PREPARED}select count(*)::integer as count,
       (count(*) filter (where i.priority = 'critical'))::integer as critical,
       (count(*) filter (where i.status = 'in_progress'))::integer as "inProgress",
       (count(*) filter (where i.status = 'completed'))::integer as completed,
       avg(i.latitude) as latitude, avg(i.longitude) as longitude
     from issue i where i.cell between $1 and $2 and ${where} group by i.cell >> $3::integer`,
    [...wholeTile(tile), 2 * (CELL_ZOOM - clusterZoom(tile))],
  );
}

/** Null: more than 60. */
async function readPoints(
  database: Queryable,
  ranges: readonly CellRange[],
  where: string,
): Promise<MapPoint[] | null> {
  const points = await database.query<MapPoint>(
    `${PREPARED}with found as materialized (
       select entered.id
       from unnest($1::bigint[], $2::bigint[]) r (first, last) cross join lateral (
         -- By the index of cells alone, which knows all that is asked: a row is read only when shown.
         select i.id from issue i where i.cell between r.first and r.last and ${where}
         order by i.cell limit ${MAP_TILE_MAX_POINTS + 1}
       ) entered
       limit ${MAP_TILE_MAX_POINTS + 1}
     )
     select i.id, i.latitude, i.longitude, i.title, i.location, i.status, i.priority,
       ${moneySql('i.funding_cents')} as "currentFunding", ${timeSql(CONFIRMED_AT)} as "confirmedAt"
     from found join issue i using (id)`,
    [ranges.map(([first]) => first), ranges.map(([, last]) => last)],
  );
  return points.length > MAP_TILE_MAX_POINTS ? null : points;
}

const sum = (groups: readonly CountedGroup[], of: 'count' | 'everything') =>
  groups.reduce((total, group) => total + group[of], 0);

/** Locates the few matches: in ever finer cells, until few other issues share those cells. */
async function narrow(
  database: Queryable,
  { groups, zoom, groupZoom }: { groups: CountedGroup[]; zoom: number; groupZoom: number },
  filter: TileFilter,
): Promise<CellRange[]> {
  let ranges = groups.map(({ cell }) => rangeOfCell(cell, groupZoom));
  let left = sum(groups, 'everything');
  for (const finer of finerZooms(zoom)) {
    if (left <= READ_AT_ONCE) break;
    const found = await countCells(database, { zoom: finer, groupZoom: finer, ranges }, filter);
    ranges = found.map(({ cell }) => rangeOfCell(cell, finer));
    left = sum(found, 'everything');
  }
  return ranges;
}

/**
 * From stored counts; 'crowded': too many for points, and the cells are too coarse for clusters; null: no
 * answer.
 */
async function countedTile(
  database: Queryable,
  tile: Tile,
  filter: TileFilter,
  where: string,
): Promise<MapTile | 'crowded' | null> {
  const zoom = countedZoom(tile);
  if (zoom === null) return null;
  const groupZoom = Math.min(zoom, clusterZoom(tile));
  const within = { zoom, groupZoom, ranges: [wholeTile(tile)] };
  const groups = await countCells(database, within, filter);
  if (sum(groups, 'count') > MAP_TILE_MAX_POINTS) {
    if (groupZoom < clusterZoom(tile)) return 'crowded';
    const clusters = groups.map(({ cell: _cell, everything: _everything, ...cluster }) => cluster);
    return { points: [], clusters };
  }
  const ranges = await narrow(database, { groups, zoom, groupZoom }, filter);
  const points = await readPoints(database, ranges, where);
  return points && { points, clusters: [] };
}

/**
 * At most 60 points, or at most 64 clusters. Stored counts tell which of the two and where the points are, so
 * that with any filter a tile of the whole world costs no more than a street.
 */
export async function getMapTile(
  database: Queryable,
  tile: Tile,
  filter: TileFilter,
  money: MoneyRules,
): Promise<MapTile> {
  const clauses = [LISTED_ISSUE, filterSql(filter.filter), fundingSql(filter.funding, money)];
  const where = clauses.filter((clause) => clause !== null).join(' and ');
  const isCounted = filter.funding === 'all' || (await isCountedBy(database, money));
  const counted = isCounted ? await countedTile(database, tile, filter, where) : null;
  if (counted !== null && counted !== 'crowded') return counted;
  const points =
    counted === 'crowded' ? null : await readPoints(database, [wholeTile(tile)], where);
  if (points !== null) return { points, clusters: [] };
  return { points: [], clusters: await readGroups(database, tile, where) };
}
