import { filterSql, fundingSql } from './issueConditions.ts';
import { VISIBLE_ISSUE } from './issueSql.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { moneySql } from '#api/queries/sqlJson.ts';
import { CELL_ZOOM, cellRange, type Tile } from '#schema/places/geo.ts';
import type { FundingBand, IssueFilter } from '#schema/issues/issueQuery.ts';
import {
  MAP_TILE_MAX_POINTS,
  type MapCluster,
  type MapPoint,
  type MapTile,
} from '#schema/places/map.ts';

type TileFilter = { filter: IssueFilter; funding: FundingBand };

/** A tile is divided into 8 by 8 squares, one cluster each at most. */
const CLUSTER_LEVELS = 3;
/** Zooms at which the database keeps counts. */
const COUNTED_ZOOMS = [4, 6, 8, 10, 12];

type Groups = { clusters: MapCluster[]; total: number };

/** How far a cell of one zoom has to be shifted to become the one above it at another zoom. */
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
    `SELECT sum(c.n)::integer AS count,
       coalesce(sum(c.n) FILTER (WHERE c.priority = 'critical'), 0)::integer AS critical,
       (sum(c.sum_latitude_e6) / sum(c.n) / 1e6)::double precision AS latitude,
       (sum(c.sum_longitude_e6) / sum(c.n) / 1e6)::double precision AS longitude
     FROM cell_agg c
     WHERE c.z = $1 AND c.cell BETWEEN $2 AND $3 AND c.n > 0 AND ${condition}
     GROUP BY c.cell >> ${bitsBetween(zoom, tile.z + CLUSTER_LEVELS)}`,
    [zoom, Math.floor(first / shift), Math.floor(last / shift)],
  );
  return rowsToGroups(rows);
}

async function readGroups(database: Queryable, tile: Tile, where: string): Promise<MapCluster[]> {
  const { first, last } = cellRange(tile);
  const clusterZoom = Math.min(CELL_ZOOM, tile.z + CLUSTER_LEVELS);
  return database.query<MapCluster>(
    `SELECT count(*)::integer AS count,
       (count(*) FILTER (WHERE i.priority = 'critical'))::integer AS critical,
       avg(i.latitude) AS latitude, avg(i.longitude) AS longitude
     FROM issue i WHERE i.cell BETWEEN $1 AND $2 AND ${where}
     GROUP BY i.cell >> ${bitsBetween(CELL_ZOOM, clusterZoom)}`,
    [first, last],
  );
}

/** The issues of a tile while there are at most 60, else null. */
async function readPoints(
  database: Queryable,
  tile: Tile,
  where: string,
): Promise<MapPoint[] | null> {
  const { first, last } = cellRange(tile);
  const points = await database.query<MapPoint>(
    `SELECT i.id, i.latitude, i.longitude, i.title, i.location, i.status, i.priority,
       ${moneySql('i.funding_cents')} AS "currentFunding"
     FROM issue i WHERE i.cell BETWEEN $1 AND $2 AND ${where} LIMIT ${MAP_TILE_MAX_POINTS + 1}`,
    [first, last],
  );
  return points.length > MAP_TILE_MAX_POINTS ? null : points;
}

/**
 * Points of a tile while there are at most 60, else at most 64 clusters. From afar and without a
 * money filter the kept counts are read, so a tile of the whole world costs as much as a street.
 */
export async function getMapTile(
  database: Queryable,
  tile: Tile,
  { filter, funding }: TileFilter,
): Promise<MapTile> {
  const clauses = [VISIBLE_ISSUE, filterSql(filter), fundingSql(funding)];
  const where = clauses.filter((clause) => clause !== null).join(' AND ');
  const zoom = COUNTED_ZOOMS.find((counted) => counted >= tile.z + CLUSTER_LEVELS);
  if (funding === 'all' && zoom !== undefined) {
    const groups = await countedGroups(database, tile, { filter, zoom });
    if (groups.total > MAP_TILE_MAX_POINTS) return { points: [], clusters: groups.clusters };
  }
  const points = await readPoints(database, tile, where);
  if (points !== null) return { points, clusters: [] };
  return { points: [], clusters: await readGroups(database, tile, where) };
}
