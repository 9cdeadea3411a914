import * as v from 'valibot';
import type { Position } from './geo.ts';

export const SHAPE_POSITIONS_MAX = 2_000;
const RING_POSITIONS_MIN = 4;
const RINGS_MAX = SHAPE_POSITIONS_MAX / RING_POSITIONS_MIN;
const TOO_MANY = `Please give an area of at most ${SHAPE_POSITIONS_MAX} points.`;
const BAD_AREA = 'An area is a polygon of GeoJSON: rings of positions as longitude and latitude.';

const degrees = (limit: number) =>
  v.pipe(v.number(BAD_AREA), v.minValue(-limit, BAD_AREA), v.maxValue(limit, BAD_AREA));
const position = v.tuple([degrees(180), degrees(90)], BAD_AREA);
const closedRing = v.pipe(
  v.array(position, BAD_AREA),
  v.minLength(RING_POSITIONS_MIN, BAD_AREA),
  v.maxLength(SHAPE_POSITIONS_MAX, TOO_MANY),
  v.check((all) => all[0]?.join() === all.at(-1)?.join(), BAD_AREA),
);
const polygon = v.pipe(
  v.array(closedRing, BAD_AREA),
  v.minLength(1, BAD_AREA),
  v.maxLength(RINGS_MAX, TOO_MANY),
);
const polygons = v.pipe(
  v.array(polygon, BAD_AREA),
  v.minLength(1, BAD_AREA),
  v.maxLength(RINGS_MAX, TOO_MANY),
);

/** A MultiPolygon of GeoJSON (RFC 7946): polygons of rings, the first its outside, the others holes. */
export const areaShape = v.pipe(
  v.object({ type: v.literal('MultiPolygon', BAD_AREA), coordinates: polygons }),
  v.check(({ coordinates }) => coordinates.flat(2).length <= SHAPE_POSITIONS_MAX, TOO_MANY),
);
export type AreaShape = v.InferOutput<typeof areaShape>;
type Ring = AreaShape['coordinates'][number][number];

/**
 * A ring's corners in one piece: an edge of more than half the world, unless it goes all around,
 * was drawn across the date line, and is continued beyond 180 degrees.
 */
export function unwrapped(ring: Ring): Ring {
  let turns = 0;
  return ring.map(([x, y], at) => {
    const step = x - (ring[at - 1]?.[0] ?? x);
    if (Math.abs(step) > 180 && Math.abs(step) < 360) turns -= Math.sign(step) * 360;
    return [x + turns, y];
  });
}

const isInRing = (ring: Ring, { latitude, longitude }: Position): boolean => {
  const whole = unwrapped(ring);
  return [0, 360, -360].some((turn) => isWithin(whole, { latitude, longitude: longitude + turn }));
};

/** By the even-odd rule; an edge may count to either side. */
function isWithin(ring: Ring, { latitude, longitude }: Position): boolean {
  let isIn = false;
  for (const [at, [x, y]] of ring.entries()) {
    const [fromX, fromY] = ring.at(at - 1) ?? [x, y];
    if (y > latitude === fromY > latitude) continue;
    if (longitude < ((fromX - x) * (latitude - y)) / (fromY - y) + x) isIn = !isIn;
  }
  return isIn;
}

export const isInShape = ({ coordinates }: AreaShape, at: Position): boolean =>
  coordinates.some(
    ([outside, ...holes]) =>
      outside !== undefined && isInRing(outside, at) && !holes.some((hole) => isInRing(hole, at)),
  );
