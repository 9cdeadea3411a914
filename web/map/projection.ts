import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import type { Bounds, Position } from '#schema/places/geo.ts';

const WEB_MERCATOR = 'EPSG:3857';
const DEGREES = 'EPSG:4326';
/** Metres per pixel of a 256 px tile at zoom 0. */
const RESOLUTION_AT_ZOOM_0 = 156_543.03392804097;

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

/** An extent as edges in degrees, within one world. */
export function toBounds(extent: number[]): Bounds {
  const [west = 0, south = 0, east = 0, north = 0] = transformExtent(extent, WEB_MERCATOR, DEGREES);
  return {
    west: Math.max(-180, west),
    south: Math.max(-90, south),
    east: Math.min(180, east),
    north: Math.min(90, north),
  };
}

/** Zoom level of a resolution in metres per pixel; may be fractional. */
export function zoomOf(resolution: number): number {
  return Math.log2(RESOLUTION_AT_ZOOM_0 / resolution);
}

/** Seven decimals are a centimetre: the API stores no more. */
function round(degrees: number): number {
  return Math.round(degrees * 1e7) / 1e7;
}

function wrapLongitude(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
