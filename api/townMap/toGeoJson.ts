import type { Feature } from 'geojson';
import { LINE, POINT, type MapFeature } from './mapFeature.ts';
import { PER_DEGREE } from './shapes.ts';

/** For the tile cutter; its properties are the tags object itself, without a copy. */
export function toGeoJson({ shape, tags, parts }: MapFeature): Feature {
  const lines = parts.map((part) => {
    const line: [number, number][] = [];
    for (let i = 0; i < part.length; i += 2)
      line.push([part[i]! / PER_DEGREE, part[i + 1]! / PER_DEGREE]);
    return line;
  });
  const about = { type: 'Feature', properties: tags } as const;
  if (shape === POINT)
    return { ...about, geometry: { type: 'Point', coordinates: lines[0]?.[0] ?? [0, 0] } };
  return shape === LINE
    ? { ...about, geometry: { type: 'MultiLineString', coordinates: lines } }
    : { ...about, geometry: { type: 'Polygon', coordinates: lines } };
}
