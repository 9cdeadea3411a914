import { tileOf, type Position } from '#schema/places/geo.ts';
import { MAP_CENTRE, MAP_ZOOM, MAP_ZOOM_WITH_ISSUES } from '#schema/limits.ts';
import type { MapTarget } from './mapFeature.ts';

/** Half of what a map of usual size shows at the zoom for issues, in degrees. */
const HALF_VIEW_DEGREES = 0.05;
/** Squares of about 80 km, in which the densest neighbourhood is looked for. */
const NEIGHBOURHOOD_ZOOM = 9;

/**
 * Where the map opens: at the average of the issues' places, or with none at the default centre.
 * Issues all over the country average to a place without any; then it is the average of the densest
 * neighbourhood, so that the first view is never an empty field.
 */
export function startView(issues: readonly Position[]): MapTarget {
  const placed = issues.filter(isPlaced);
  if (placed.length === 0) return { centre: MAP_CENTRE, zoom: MAP_ZOOM };
  const centre = averageOf(placed);
  const isSeen = placed.some((issue) => isNear(issue, centre));
  return { centre: isSeen ? centre : averageOf(densest(placed)), zoom: MAP_ZOOM_WITH_ISSUES };
}

/** Only issues with numeric coordinates can be drawn or selected. */
export function isPlaced({ latitude, longitude }: Position): boolean {
  return Number.isFinite(latitude) && Number.isFinite(longitude);
}

function averageOf(places: readonly Position[]): Position {
  const sum = (pick: (place: Position) => number) =>
    places.reduce((total, place) => total + pick(place), 0) / places.length;
  return { latitude: sum((place) => place.latitude), longitude: sum((place) => place.longitude) };
}

function isNear(a: Position, b: Position): boolean {
  return (
    Math.abs(a.latitude - b.latitude) < HALF_VIEW_DEGREES &&
    Math.abs(a.longitude - b.longitude) < HALF_VIEW_DEGREES
  );
}

function densest(places: readonly Position[]): Position[] {
  const squares = new Map<string, Position[]>();
  for (const place of places) {
    const { x, y } = tileOf(place, NEIGHBOURHOOD_ZOOM);
    const square = squares.get(`${x}/${y}`) ?? [];
    square.push(place);
    squares.set(`${x}/${y}`, square);
  }
  return [...squares.values()].reduce((best, one) => (one.length > best.length ? one : best), []);
}
