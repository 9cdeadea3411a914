import { widthOf } from '#schema/places/bounds.ts';
import { isInside, wrapLongitude, type Bounds, type Position } from '#schema/places/geo.ts';
import { boundsAround } from '#web/map/startView.ts';
import type { MapFeature } from '#web/map/mapFeature.ts';

/** Squares along the longer edge: at most 225 marks on the map. */
const SQUARES = 15;

/** Where the rows of a file are: marks to draw, the area around them all, and how many lie outside. */
export type ImportPlaces = { features: MapFeature[]; bounds: Bounds; outsideCount: number };

/** Null without places; `area`: the installation's. */
export function importPlaces(
  places: readonly Position[],
  area: Bounds | null,
): ImportPlaces | null {
  const [first] = places;
  if (!first) return null;
  const bounds = boundsAround(places, first);
  const size = Math.max(widthOf(bounds), bounds.north - bounds.south) / SQUARES;
  const squares = new Map<string, Position & { count: number }>();
  let outsideCount = 0;
  for (const { latitude, longitude } of places) {
    if (area && !isInside(area, { latitude, longitude })) outsideCount += 1;
    const east = wrapLongitude(longitude - bounds.west);
    const key = `${Math.floor(east / size)} ${Math.floor((latitude - bounds.south) / size)}`;
    const square = squares.get(key);
    squares.set(key, {
      latitude: square?.latitude ?? latitude,
      longitude: square?.longitude ?? longitude,
      count: (square?.count ?? 0) + 1,
    });
  }
  const features = [...squares].map(([id, { count, ...position }]): MapFeature =>
    count === 1
      ? { kind: 'place', id, position }
      : { kind: 'cluster', id, position, count, critical: 0 },
  );
  return { features, bounds, outsideCount };
}
