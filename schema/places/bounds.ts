import { EARTH_RADIUS_M, wrapLongitude, type Bounds, type Position } from './geo.ts';

/** Against rounding at the edge. */
const SAFE = 1.001;

/** How many degrees bounds reach from west to east. */
export const widthOf = ({ west, east }: Bounds): number =>
  west <= east ? east - west : east - west + 360;

export const findCentre = (bounds: Bounds): Position => ({
  latitude: (bounds.south + bounds.north) / 2,
  longitude: wrapLongitude(bounds.west + widthOf(bounds) / 2),
});

/** Bounds extended by `up` and `along` degrees at each edge, at most all around. */
export function widened(bounds: Bounds, { up, along }: { up: number; along: number }): Bounds {
  const isWhole = widthOf(bounds) + 2 * along >= 360;
  return {
    west: isWhole ? -180 : wrapLongitude(bounds.west - along),
    south: Math.max(-90, bounds.south - up),
    east: isWhole ? 180 : wrapLongitude(bounds.east + along),
    north: Math.min(90, bounds.north + up),
  };
}

/** Bounds that hold every place within `metres`; all around where a pole is that near. */
export function boundsAround({ latitude: lat, longitude: lon }: Position, metres: number): Bounds {
  const radians = (metres * SAFE) / EARTH_RADIUS_M;
  const up = (radians * 180) / Math.PI;
  const holdsPole = Math.abs(lat) + up >= 90;
  const reach = Math.asin(Math.min(1, Math.sin(radians) / Math.cos((lat * Math.PI) / 180)));
  const along = holdsPole ? 180 : (reach * 180) / Math.PI;
  return widened({ west: lon, south: lat, east: lon, north: lat }, { up, along });
}
