import type { Bounds, Position, Tile } from '#schema/places/geo.ts';

/** Size of the drawing, which scales to the width of its frame. */
export const MAP_WIDTH = 600;
export const MAP_HEIGHT = 400;
/** Room for a pin at the edge of the area. */
const MARGIN = 30;
const TILE_PX = 256;
const ZOOM_MAX = 18;
const ZOOM_MIN = 1.25;
const MERCATOR_MAX_LATITUDE = 85.051128;

/** West and north as fractions of the world, whose width is 1; `scale`: the world's width in px. */
export type AreaView = { west: number; north: number; scale: number };
export type Point = readonly [x: number, y: number];

const column = (longitude: number): number => (longitude + 180) / 360;

function row(latitude: number): number {
  const clamped = Math.max(-MERCATOR_MAX_LATITUDE, Math.min(MERCATOR_MAX_LATITUDE, latitude));
  return (1 - Math.asinh(Math.tan((clamped * Math.PI) / 180)) / Math.PI) / 2;
}

/** The whole area, centred and as large as fits, even across the date line. */
export function viewOf({ west, south, east, north }: Bounds): AreaView {
  const width = column(east) - column(west) + (west > east ? 1 : 0);
  const height = row(south) - row(north);
  const fitting = Math.min((MAP_WIDTH - 2 * MARGIN) / width, (MAP_HEIGHT - 2 * MARGIN) / height);
  const scale = Math.max(TILE_PX * 2 ** ZOOM_MIN, Math.min(TILE_PX * 2 ** ZOOM_MAX, fitting));
  return {
    west: column(west) + width / 2 - MAP_WIDTH / 2 / scale,
    north: (row(north) + row(south)) / 2 - MAP_HEIGHT / 2 / scale,
    scale,
  };
}

/** The area that a map shows at a position and zoom, in a frame of the drawing's size. */
export function boundsOfView({ latitude, longitude }: Position, zoom: number): Bounds {
  const scale = TILE_PX * 2 ** zoom;
  const along = Math.min(179, (180 * (MAP_WIDTH - 2 * MARGIN)) / scale);
  const up = (MAP_HEIGHT - 2 * MARGIN) / 2 / scale;
  const toLatitude = (at: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - 2 * Math.max(0, Math.min(1, at))))) * 180) / Math.PI;
  const wrapped = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180;
  return {
    west: wrapped(longitude - along),
    south: toLatitude(row(latitude) + up),
    east: wrapped(longitude + along),
    north: toLatitude(row(latitude) - up),
  };
}

export const zoomLevel = ({ scale }: AreaView): number => Math.log2(scale / TILE_PX);

export function centreOf({ west, north, scale }: AreaView): Position {
  const middle = north + MAP_HEIGHT / 2 / scale;
  const turned = (west + MAP_WIDTH / 2 / scale) * 360 - 180;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - 2 * middle))) * 180) / Math.PI,
    longitude: turned > 180 ? turned - 360 : turned,
  };
}

/** A position's point in the drawing. */
export function pointOf({ west, north, scale }: AreaView, at: Position): Point {
  const x = (column(at.longitude) - west) * scale;
  const isBeyond = x < 0 && x + scale <= MAP_WIDTH;
  return [isBeyond ? x + scale : x, (row(at.latitude) - north) * scale];
}

/** A tile, with its corner in the drawing and its width, in px. */
export type PlacedTile = Tile & { left: number; top: number; edge: number };

/** The tiles of a level that the drawing shows. */
export function tilesIn({ west, north, scale }: AreaView, z: number): PlacedTile[] {
  const count = 2 ** z;
  const edge = scale / count;
  const last = (from: number, px: number) => Math.ceil((from + px / scale) * count) - 1;
  const tiles: PlacedTile[] = [];
  for (let x = Math.floor(west * count); x <= last(west, MAP_WIDTH); x += 1)
    for (let y = Math.max(0, Math.floor(north * count)); y <= last(north, MAP_HEIGHT); y += 1)
      if (y < count)
        tiles.push({
          z,
          x: ((x % count) + count) % count,
          y,
          left: x * edge - west * scale,
          top: y * edge - north * scale,
          edge,
        });
  return tiles;
}
