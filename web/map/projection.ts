import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import { wrapLongitude, type Bounds, type Position } from '#schema/places/geo.ts';

const WEB_MERCATOR = 'EPSG:3857';
const DEGREES = 'EPSG:4326';
/** Metres per pixel of a 256 px tile at zoom 0. */
const RESOLUTION_AT_ZOOM_0 = 156_543.03392804097;

const WORLD_M = 2 * 20_037_508.342789244;

export type MapPoint = [x: number, y: number];

/** Degrees to the map's metres. */
export function toMapPoint({ latitude, longitude }: Position): MapPoint {
  const [x = 0, y = 0] = fromLonLat([longitude, latitude]);
  return [x, y];
}

/** The map's metres to degrees, the longitude wrapped into -180 to 180. */
export function toPosition(point: number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat(point);
  return { latitude: round(latitude), longitude: round(wrapLongitude(longitude)) };
}

/** An extent as edges in degrees within one world, all around it if it is wider. */
export function toBounds(extent: number[]): Bounds {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, WEB_MERCATOR, DEGREES);
  const isWhole = east - west >= 360;
  return {
    west: isWhole ? -180 : wrapLongitude(west),
    south: Math.max(-90, south),
    east: isWhole ? 180 : wrapLongitude(east),
    north: Math.min(90, north),
  };
}

/**
 * The reverse of `toBounds` for what is drawn: all around the world without edges, since the map
 * continues beyond the date line.
 */
export function toExtent({ west, south, east, north }: Bounds): number[] {
  const extent = transformExtent([west, south, east, north], DEGREES, WEB_MERCATOR);
  const [, bottom = 0, , top = 0] = extent;
  return east - west >= 360 ? [-Infinity, bottom, Infinity, top] : extent;
}

/** Zoom level of a resolution in metres per pixel; may be fractional. */
export function toZoom(resolution: number): number {
  return Math.log2(RESOLUTION_AT_ZOOM_0 / resolution);
}

/** Seven decimals are a centimetre: the API stores no more. */
function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

/** The copy of a point that is nearest to a view: a map that continues beyond the date line repeats it. */
export function nearestCopy([x, y]: MapPoint, centre: readonly number[]): MapPoint {
  const around = Math.round(((centre[0] ?? 0) - x) / WORLD_M);
  return [x + around * WORLD_M, y];
}
