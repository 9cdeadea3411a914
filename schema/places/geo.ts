import * as v from 'valibot';
import { shortText } from '#schema/text.ts';
import { readCoordinate, type Axis } from '#schema/typed/coordinates.ts';

export type Position = { latitude: number; longitude: number };
/** Edges in degrees; across the date line, `west` is above `east`. */
export type Bounds = { west: number; south: number; east: number; north: number };
export type Tile = { z: number; x: number; y: number };

/** Places are indexed by their tile of this zoom: about 38 m at the equator. */
export const CELL_ZOOM = 20;
/** Limit of Web Mercator; places beyond are drawn at its edge. */
const MERCATOR_MAX_LATITUDE = 85.051128;
export const EARTH_RADIUS_M = 6_371_008.8;
// guard: number-is-read-one-way
const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/u;
/** Four numbers, bounded in length beyond any map's precision. */
const BBOX = /^[+-]?\d{1,20}(?:\.\d{1,40})?(?:,[+-]?\d{1,20}(?:\.\d{1,40})?){3}$/u;

/** A number, or text as people write degrees; output: degrees, rounded to 7 decimals (1 cm). */
function coordinate(name: string, limit: number, axis: Axis) {
  const message = `${name} must be a valid number.`;
  return v.pipe(
    // guard: length-before-pattern
    shortText(message),
    v.trim(),
    v.transform((value) =>
      NUMERIC.test(value) ? Math.round(Number(value) * 1e7) / 1e7 : readCoordinate(value, axis),
    ),
    v.number(message),
    v.minValue(-limit, `${name} must be between -${limit} and ${limit}.`),
    v.maxValue(limit, `${name} must be between -${limit} and ${limit}.`),
  );
}

export const latitude = coordinate('Latitude', 90, 'latitude');
export const longitude = coordinate('Longitude', 180, 'longitude');

/** "west,south,east,north" in degrees; output: bounds with south below north, perhaps across the date line. */
export const bbox = v.pipe(
  v.string(),
  v.regex(BBOX, 'bbox is west,south,east,north.'),
  v.transform((text): Bounds => {
    const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
    return { west, south, east, north };
  }),
  v.check(
    (b) =>
      b.south < b.north && b.west !== b.east && Math.abs(b.south) <= 90 && Math.abs(b.north) <= 90,
    'bbox must have south below north, and two different edges to the west and the east.',
  ),
  v.check(
    (b) => Math.abs(b.west) <= 180 && Math.abs(b.east) <= 180,
    'bbox must lie between -180 and 180 degrees.',
  ),
);

export function isInside({ west, south, east, north }: Bounds, at: Position): boolean {
  const isEastOfWest = at.longitude >= west;
  const isWestOfEast = at.longitude <= east;
  const isBetween = west <= east ? isEastOfWest && isWestOfEast : isEastOfWest || isWestOfEast;
  return at.latitude >= south && at.latitude <= north && isBetween;
}

/** Bounds across the date line as one on each side of it. */
export function splitAtDateLine(bounds: Bounds): Bounds[] {
  if (bounds.west <= bounds.east) return [bounds];
  return [
    { ...bounds, east: 180 },
    { ...bounds, west: -180 },
  ];
}

/** The same meridian from -180 to below 180. */
export function wrapLongitude(degrees: number): number {
  if (degrees >= -180 && degrees <= 180) return degrees;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/** Of bounds on one side of the date line. */
export function countTiles({ west, south, east, north }: Bounds, z: number): number {
  const first = findTile({ latitude: north, longitude: west }, z);
  const last = findTile({ latitude: south, longitude: east }, z);
  return (last.x - first.x + 1) * (last.y - first.y + 1);
}

/** The tiles of bounds, column by column from the west. */
export function tilesOfBounds(bounds: Bounds, z: number): Tile[] {
  return splitAtDateLine(bounds).flatMap(({ west, south, east, north }) => {
    const first = findTile({ latitude: north, longitude: west }, z);
    const last = findTile({ latitude: south, longitude: east }, z);
    const rows = last.y - first.y + 1;
    return Array.from({ length: (last.x - first.x + 1) * rows }, (_, at) => ({
      z,
      x: first.x + Math.floor(at / rows),
      y: first.y + (at % rows),
    }));
  });
}

/** In Web Mercator, y from the north. */
export function findTile({ latitude: lat, longitude: lon }: Position, z: number): Tile {
  const size = 2 ** z;
  const clamped = Math.max(-MERCATOR_MAX_LATITUDE, Math.min(MERCATOR_MAX_LATITUDE, lat));
  const radians = (clamped * Math.PI) / 180;
  const x = ((lon + 180) / 360) * size;
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * size;
  const clip = (value: number) => Math.max(0, Math.min(size - 1, Math.floor(value)));
  return { z, x: clip(x), y: clip(y) };
}

export function tileBounds({ z, x, y }: Tile): Bounds {
  const size = 2 ** z;
  const lat = (row: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  const lon = (column: number) => (column / size) * 360 - 180;
  return { west: lon(x), south: lat(y + 1), east: lon(x + 1), north: lat(y) };
}

/**
 * A tile's quadkey as a number. Descendants of a tile form one contiguous range, so that one
 * ordered index serves tiles, clusters and boxes. Exact up to zoom 26.
 */
export function mortonKey({ x, y }: Pick<Tile, 'x' | 'y'>): number {
  let key = 0;
  let bit = 1;
  let [restX, restY] = [x, y];
  while (restX > 0 || restY > 0) {
    key += (restX % 2) * bit + (restY % 2) * bit * 2;
    bit *= 4;
    restX = Math.floor(restX / 2);
    restY = Math.floor(restY / 2);
  }
  return key;
}

export function findCell(position: Position): number {
  return mortonKey(findTile(position, CELL_ZOOM));
}

/** Inclusive, for zooms from 0 to `CELL_ZOOM`. */
export function cellRange(tile: Tile): { first: number; last: number } {
  const factor = 4 ** (CELL_ZOOM - tile.z);
  const first = mortonKey(tile) * factor;
  return { first, last: first + factor - 1 };
}

/** Great-circle distance. */
export function distanceM(a: Position, b: Position): number {
  const rad = (degrees: number) => (degrees * Math.PI) / 180;
  const dLat = rad(b.latitude - a.latitude);
  const dLon = rad(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(rad(a.latitude)) * Math.cos(rad(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(h)));
}
