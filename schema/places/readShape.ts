import * as v from 'valibot';
import { areaShape, unwrapped, type AreaShape } from './areaShape.ts';
import { wrapLongitude, type Bounds, type Position } from './geo.ts';

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

const TOPO_JSON = 'This is TopoJSON. Export the layer as GeoJSON, or convert it.';
const NO_DEGREES =
  'These coordinates are not in degrees but in another projection. Export the file in WGS 84 (EPSG:4326).';

/** Map programs continue beyond 180 degrees at the date line. */
const LONGITUDE_MAX = 360;

const onEarth = ([x, y]: readonly unknown[]): unknown[] =>
  typeof x === 'number' && Math.abs(x) <= LONGITUDE_MAX ? [wrapLongitude(x), y] : [x, y];

const flat = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  return typeof value[0] === 'number' ? onEarth(value) : value.map(flat);
};

const isProjected = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isProjected)
    : typeof value === 'number' && Math.abs(value) > LONGITUDE_MAX;

/** The area in the text of a GeoJSON file; or what is wrong with it. */
export function readShape(text: string): { shape: AreaShape } | { trouble: string } {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return { trouble: 'This file is not GeoJSON.' };
  }
  if (isObject(read) && read.type === 'Topology') return { trouble: TOPO_JSON };
  const coordinates = flat(polygonsIn(read));
  if (isProjected(coordinates)) return { trouble: NO_DEGREES };
  const judged = v.safeParse(areaShape, { type: 'MultiPolygon', coordinates });
  if (judged.success) return { shape: judged.output };
  return { trouble: judged.issues[0].message };
}

/** The narrowest bounds: across the date line if the shape's widest gap is elsewhere. */
export function shapeBounds({ coordinates }: AreaShape): Bounds {
  const rings = coordinates.flatMap(([outside]) => (outside ? [unwrapped(outside)] : []));
  const latitudes = rings.flat().map(([, y]) => y);
  const spans = rings
    .map((ring) => ring.map(([x]) => x))
    .map((all) => ({ west: Math.min(...all), east: Math.max(...all) }))
    .map(({ west, east }) => ({
      west: wrapLongitude(west),
      east: wrapLongitude(west) + east - west,
    }))
    .toSorted((a, b) => a.west - b.west);
  let [end, widest] = [Math.max(...spans.map(({ east }) => east)) - 360, -1];
  let [west, east] = [-180, 180];
  for (const span of spans) {
    const gap = span.west - end;
    if (gap > widest) [widest, west, east] = [gap, span.west, end];
    end = Math.max(end, span.east);
  }
  const isWhole = widest <= 0;
  return {
    west: isWhole ? -180 : west,
    south: Math.min(...latitudes),
    east: isWhole ? 180 : wrapLongitude(east),
    north: Math.max(...latitudes),
  };
}

/** Corners, in order, as a shape; closes the ring. */
export const shapeOfCorners = (corners: readonly Position[]): AreaShape => {
  const [first] = corners;
  const closed = first ? [...corners, first] : [];
  return {
    type: 'MultiPolygon',
    coordinates: [[closed.map(({ longitude, latitude }) => [longitude, latitude])]],
  };
};
