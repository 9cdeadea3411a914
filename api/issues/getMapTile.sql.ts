import type { MoneyRules } from '#schema/money/moneyRules.ts';
import { filterSql, fundingSql } from './issueConditions.sql.ts';
import { LISTED_ISSUE } from './issueColumns.sql.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { moneySql } from '#api/platform/json.sql.ts';
import { CELL_ZOOM, cellRange, type Tile } from '#schema/places/geo.ts';
import type { FundingBand, IssueFilter } from '#schema/issues/issueFilters.ts';
import {
  MAP_TILE_MAX_POINTS,
  type MapCluster,
  type MapPoint,
  type MapTile,
} from '#schema/issues/issueMap.ts';

type TileFilter = { filter: IssueFilter; funding: FundingBand };

/** A tile has 8 by 8 squares, each one cluster at most. */
const CLUSTER_LEVELS = 3;
const COUNTED_ZOOMS = [4, 6, 8, 10, 12];

type Groups = { clusters: MapCluster[]; total: number };

/** Shift from a cell to its ancestor at a coarser zoom. */
const bitsBetween = (fine: number, coarse: number) => 2 * (fine - coarse);

function rowsToGroups(rows: MapCluster[]): Groups {
  return { clusters: rows, total: rows.reduce((sum, row) => sum + row.count, 0) };
}

async function countedGroups(
  database: Queryable,
  tile: Tile,
  { filter, zoom }: { filter: IssueFilter; zoom: number },
): Promise<Groups> {
  const { first, last } = cellRange(tile);
  const shift = 2 ** bitsBetween(CELL_ZOOM, zoom);
  const condition = filterSql(filter)?.replaceAll('i.', 'c.') ?? 'true';
  const rows = await database.query<MapCluster>(
    `select sum(c.n)::integer as count,
       coalesce(sum(c.n) filter (where c.priority = 'critical'), 0)::integer as critical,
       (sum(c.sum_latitude_e6) / sum(c.n) / 1e6)::double precision as latitude,
       (sum(c.sum_longitude_e6) / sum(c.n) / 1e6)::double precision as longitude
     from cell_count c
     where c.z = $1 and c.cell between $2 and $3 and ${condition}
     group by c.cell >> ${bitsBetween(zoom, tile.z + CLUSTER_LEVELS)} having sum(c.n) > 0`,
    [zoom, Math.floor(first / shift), Math.floor(last / shift)],
  );
  return rowsToGroups(rows);
}

async function readGroups(database: Queryable, tile: Tile, where: string): Promise<MapCluster[]> {
  const { first, last } = cellRange(tile);
  const clusterZoom = Math.min(CELL_ZOOM, tile.z + CLUSTER_LEVELS);
  return database.query<MapCluster>(
    `select count(*)::integer as count,
       (count(*) filter (where i.priority = 'critical'))::integer as critical,
       avg(i.latitude) as latitude, avg(i.longitude) as longitude
     from issue i where i.cell between $1 and $2 and ${where}
     group by i.cell >> ${bitsBetween(CELL_ZOOM, clusterZoom)}`,
    [first, last],
  );
}

/** Null: more than 60. */
async function readPoints(
  database: Queryable,
  tile: Tile,
  where: string,
): Promise<MapPoint[] | null> {
  const { first, last } = cellRange(tile);
  const points = await database.query<MapPoint>(
    `select i.id, i.latitude, i.longitude, i.title, i.location, i.status, i.priority,
       ${moneySql('i.funding_cents')} as "currentFunding"
     from issue i where i.cell between $1 and $2 and ${where} limit ${MAP_TILE_MAX_POINTS + 1}`,
    [first, last],
  );
  return points.length > MAP_TILE_MAX_POINTS ? null : points;
}

/**
 * At most 60 points, else at most 64 clusters. At low zooms without a money filter stored counts
 * are read, so a tile of the whole world costs as much as a street.
 */
export async function getMapTile(
  database: Queryable,
  tile: Tile,
  { filter, funding }: TileFilter,
  money: MoneyRules,
): Promise<MapTile> {
  const clauses = [LISTED_ISSUE, filterSql(filter), fundingSql(funding, money)];
  const where = clauses.filter((clause) => clause !== null).join(' and ');
  const zoom = COUNTED_ZOOMS.find((counted) => counted >= tile.z + CLUSTER_LEVELS);
  if (funding === 'all' && zoom !== undefined) {
    const groups = await countedGroups(database, tile, { filter, zoom });
    if (groups.total > MAP_TILE_MAX_POINTS) return { points: [], clusters: groups.clusters };
  }
  const points = await readPoints(database, tile, where);
  if (points !== null) return { points, clusters: [] };
  return { points: [], clusters: await readGroups(database, tile, where) };
}
