import { widthOf } from '#schema/places/bounds.ts';
import { findTile, wrapLongitude, type Bounds, type Position } from '#schema/places/geo.ts';
import { MAP_CENTRE, MAP_ZOOM, MAP_ZOOM_SEARCH, MAP_ZOOM_WITH_ISSUES } from '#schema/limits.ts';
import type { SiteArea } from '#schema/site/siteSettings.ts';
import type { MapTarget } from './mapFeature.ts';

/** Half the height of a typical map at the issue zoom, in degrees. */
const HALF_VIEW_DEGREES = 0.05;
const PHONE_MAP_PX = 360;
const TILE_PX = 256;
/** Around a single place, in degrees: some 500 m. */
const MARGIN = 0.005;
/** Squares of about 80 km, of which the densest is used. */
const NEIGHBOURHOOD_ZOOM = 9;

/**
 * Initial view: the mean of the issues' places, else the installation's area, else the default
 * centre. If the issues are spread over the country, their mean may be empty; then it is the mean
 * of the densest square, so that the first view always has issues.
 */
export function startView(issues: readonly Position[], area?: SiteArea | null): MapTarget {
  const placed = issues.filter(isPlaced);
  if (placed.length === 0) return area ? viewOfArea(area) : { centre: MAP_CENTRE, zoom: MAP_ZOOM };
  const centre = averagePlace(placed);
  const isSeen = placed.some((issue) => isNear(issue, centre));
  return { centre: isSeen ? centre : averagePlace(densest(placed)), zoom: MAP_ZOOM_WITH_ISSUES };
}

/** Fits bounds on a map as wide as a phone, around their middle. */
export function viewOfBounds(bounds: Bounds): MapTarget {
  const latitude = (bounds.south + bounds.north) / 2;
  const longitude = wrapLongitude(bounds.west + widthOf(bounds) / 2);
  return viewOfArea({ centre: { latitude, longitude }, bounds });
}

/** The area around all places, with a margin; longitudes run the short way around the world from `first`. */
export function boundsAround(places: readonly Position[], first: Position): Bounds {
  let [west, east, south, north] = [0, 0, first.latitude, first.latitude];
  for (const { latitude, longitude } of places) {
    const along = wrapLongitude(longitude - first.longitude);
    west = Math.min(west, along);
    east = Math.max(east, along);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return {
    west: wrapLongitude(first.longitude + west - MARGIN),
    east: wrapLongitude(first.longitude + east + MARGIN),
    south: Math.max(-90, south - MARGIN),
    north: Math.min(90, north + MARGIN),
  };
}

/** Fits an area on a map as wide as a phone. */
export function viewOfArea({ centre, bounds }: Pick<SiteArea, 'centre' | 'bounds'>): MapTarget {
  const stretch = Math.cos((centre.latitude * Math.PI) / 180);
  const degrees = Math.max(widthOf(bounds), (bounds.north - bounds.south) / stretch);
  const zoom = Math.floor(Math.log2((360 * PHONE_MAP_PX) / (TILE_PX * degrees)));
  return { centre, zoom: Math.max(0, Math.min(MAP_ZOOM_SEARCH, zoom)) };
}

/** Only issues with numeric coordinates can be drawn or selected. */
export function isPlaced({ latitude, longitude }: Position): boolean {
  return Number.isFinite(latitude) && Number.isFinite(longitude);
}

function averagePlace(places: readonly Position[]): Position {
  const mean = (pick: (place: Position) => number) =>
    places.reduce((total, place) => total + pick(place), 0) / places.length;
  // Places on both sides of the date line are near each other.
  const from = places[0]?.longitude ?? 0;
  const east = mean(({ longitude }) => wrapLongitude(longitude - from));
  return { latitude: mean(({ latitude }) => latitude), longitude: wrapLongitude(from + east) };
}

export function isNear(a: Position, b: Position): boolean {
  return (
    Math.abs(a.latitude - b.latitude) < HALF_VIEW_DEGREES &&
    Math.abs(wrapLongitude(a.longitude - b.longitude)) < HALF_VIEW_DEGREES
  );
}

function densest(places: readonly Position[]): Position[] {
  const squares = new Map<string, Position[]>();
  for (const place of places) {
    const { x, y } = findTile(place, NEIGHBOURHOOD_ZOOM);
    const square = squares.get(`${x}/${y}`) ?? [];
    square.push(place);
    squares.set(`${x}/${y}`, square);
  }
  return [...squares.values()].reduce((best, one) => (one.length > best.length ? one : best), []);
}
