import * as v from 'valibot';
import { areaShape, type AreaShape } from './areaShape.ts';
import type { Bounds, Position } from './geo.ts';

const GEOMETRIES_MAX = 200;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The polygons of any GeoJSON object, without heights; other geometries are left out. */
function polygonsIn(value: unknown): unknown[] {
  if (!isObject(value)) return [];
  const { type, coordinates, geometry, geometries, features } = value;
  if (type === 'Feature') return polygonsIn(geometry);
  const parts = type === 'FeatureCollection' ? features : geometries;
  if (Array.isArray(parts)) return parts.slice(0, GEOMETRIES_MAX).flatMap(polygonsIn);
  if (!Array.isArray(coordinates)) return [];
  if (type === 'Polygon') return [coordinates];
  return type === 'MultiPolygon' ? coordinates : [];
}

const flat = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  return typeof value[0] === 'number' ? value.slice(0, 2) : value.map(flat);
};

/** The area in the text of a GeoJSON file; or what is wrong with it. */
export function readShape(text: string): { shape: AreaShape } | { trouble: string } {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { trouble: 'This file is not GeoJSON.' };
  }
  const coordinates = flat(polygonsIn(read));
  const judged = v.safeParse(areaShape, { type: 'MultiPolygon', coordinates });
  if (judged.success) return { shape: judged.output };
  return { trouble: judged.issues[0].message };
}

/** Of a shape on one side of the date line. */
export function shapeBounds({ coordinates }: AreaShape): Bounds {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const [x, y] of coordinates.flat(2)) {
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.south = Math.min(bounds.south, y);
    bounds.north = Math.max(bounds.north, y);
  }
  return bounds;
}

/** Corners, in order, as a shape: closed for who drew them. */
export const shapeOfCorners = (corners: readonly Position[]): AreaShape => {
  const [first] = corners;
  const closed = first ? [...corners, first] : [];
  return {
    type: 'MultiPolygon',
    coordinates: [[closed.map(({ longitude, latitude }) => [longitude, latitude])]],
  };
};
