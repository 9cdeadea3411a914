import type { Shape, ShapePart } from '#schema/places/tiles/readVectorTile.ts';
import { MAP_HEIGHT, MAP_WIDTH, type PlacedTile } from './areaView.rules.ts';

type Kind = { name: string; isArea: boolean };
type Line = Kind & { path: string; size: number };

const PARKS = new Set(['park', 'wood', 'scrub', 'grass', 'cemetery', 'pitch', 'wetland']);
const RIVERS = new Set(['river', 'canal']);
const ROADS: Record<string, string> = {
  highway: 'hw',
  major_road: 'mr',
  minor_road: 'nr',
  rail: 'rl',
};

/** The layers below the pins, from the bottom up; BY_WEIGHT: those that identify a place best come first. */
const STACK = ['ea', 'pk', 'wa', 'rv', 'nr', 'rl', 'mr', 'hw', 'bo'];
const BY_WEIGHT = ['ea', 'wa', 'hw', 'bo', 'mr', 'rv', 'pk', 'rl', 'nr'];

/** In px of the drawing. */
export type Box = { left: number; top: number; right: number; bottom: number };
/** A line may extend this far outside, so that its end is not visible. */
const MARGIN = 8;
export const WHOLE: Box = {
  left: -MARGIN,
  top: -MARGIN,
  right: MAP_WIDTH + MARGIN,
  bottom: MAP_HEIGHT + MARGIN,
};
const STEP_PX = 3;
const AREA_MIN_PX = 8;
const LINE_MIN_PX = 6;

function kindOf({ layer, kind, type }: Shape): Kind | null {
  if (type === 'area') {
    if (layer === 'earth') return { name: 'ea', isArea: true };
    if (layer === 'water') return { name: 'wa', isArea: true };
    return layer === 'landuse' && PARKS.has(kind) ? { name: 'pk', isArea: true } : null;
  }
  if (type !== 'line') return null;
  if (layer === 'water' && RIVERS.has(kind)) return { name: 'rv', isArea: false };
  if (layer === 'boundaries' && kind === 'country') return { name: 'bo', isArea: false };
  const road = layer === 'roads' ? ROADS[kind] : undefined;
  return road === undefined ? null : { name: road, isArea: false };
}

type Pixel = [x: number, y: number];

const isInside = ([x, y]: Pixel, { left, top, right, bottom }: Box) =>
  x >= left && y >= top && x <= right && y <= bottom;

/** In whole px, without points too close to the previous one to be seen. */
function pixelsOf({ points }: ShapePart, { left, top, edge }: PlacedTile): Pixel[] {
  const pixels: Pixel[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const x = Math.round(left + (points[at] ?? 0) * edge);
    const y = Math.round(top + (points[at + 1] ?? 0) * edge);
    const before = pixels.at(-1);
    const isLast = at + 2 >= points.length;
    const isFar =
      before === undefined || Math.abs(x - before[0]) + Math.abs(y - before[1]) >= STEP_PX;
    if (isFar || (isLast && (x !== before[0] || y !== before[1]))) pixels.push([x, y]);
  }
  return pixels;
}

/** A ring clipped to a box, one edge after the other (Sutherland–Hodgman). */
function clipped(ring: Pixel[], { left, top, right, bottom }: Box): Pixel[] {
  const edges: [axis: 0 | 1, at: number, sign: 1 | -1][] = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  return edges.reduce((points, [axis, at, sign]) => {
    const isIn = (point: Pixel) => (point[axis] - at) * sign >= 0;
    return points.flatMap((point, index): Pixel[] => {
      const before = points.at(index - 1) ?? point;
      if (isIn(point) === isIn(before)) return isIn(point) ? [point] : [];
      const part = (at - before[axis]) / (point[axis] - before[axis]);
      const crossing: Pixel = [
        Math.round(before[0] + (point[0] - before[0]) * part),
        Math.round(before[1] + (point[1] - before[1]) * part),
      ];
      return isIn(point) ? [crossing, point] : [crossing];
    });
  }, ring);
}

/** The visible pieces of a line. */
function* seenPieces(line: Pixel[], box: Box): Generator<Pixel[]> {
  let piece: Pixel[] = [];
  for (const [index, point] of line.entries()) {
    const next = line[index + 1];
    const goesOn = isInside(point, box) || (next !== undefined && isInside(next, box));
    if (goesOn || piece.length > 0) piece.push(point);
    if (goesOn) continue;
    if (piece.length > 1) yield piece;
    piece = [];
  }
  if (piece.length > 1) yield piece;
}

function pathOf(points: Pixel[], isArea: boolean): string {
  const [first = [0, 0], ...rest] = points;
  let [x, y] = first;
  const steps = rest.map(([toX, toY]) => {
    const [alongX, alongY] = [toX - x, toY - y];
    [x, y] = [toX, toY];
    return `${alongX}${alongY < 0 ? '' : ' '}${alongY}`;
  });
  const drawn = steps.reduce((text, step) => text + (step.startsWith('-') ? '' : ' ') + step, '');
  return `M${first[0]} ${first[1]}l${drawn.trimStart()}${isArea ? 'z' : ''}`;
}

function sizeOf(points: Pixel[]): number {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys);
}

type Where = { tile: PlacedTile; box: Box };

/** All rings of a shape form one path, so that holes stay holes. */
function fillShape(shape: Shape, { tile, box }: Where, kind: Kind): Line[] {
  const rings = shape.parts
    .map((part) => clipped(pixelsOf(part, tile), box))
    .filter((ring) => ring.length > 2 && sizeOf(ring) >= AREA_MIN_PX);
  if (rings.length === 0) return [];
  const path = rings.map((ring) => pathOf(ring, true)).join('');
  return [{ ...kind, path, size: Math.max(...rings.map(sizeOf)) }];
}

const strokeShape = (shape: Shape, { tile, box }: Where, kind: Kind): Line[] =>
  shape.parts
    .flatMap((part) => [...seenPieces(pixelsOf(part, tile), box)])
    .map((piece) => ({ ...kind, path: pathOf(piece, false), size: sizeOf(piece) }))
    .filter(({ size }) => size >= LINE_MIN_PX);

export type DrawnTile = { tile: PlacedTile; shapes: readonly Shape[] };

/** SVG paths within a box, at most `most` characters long: the least important ones are left out. */
export function drawStreets(tiles: readonly DrawnTile[], box: Box, most: number): string {
  const lines = tiles.flatMap(({ tile, shapes }) =>
    shapes.flatMap((shape) => {
      const kind = kindOf(shape);
      if (kind === null) return [];
      const where = { tile, box };
      return kind.isArea ? fillShape(shape, where, kind) : strokeShape(shape, where, kind);
    }),
  );
  const weight = ({ name }: Line) => BY_WEIGHT.indexOf(name);
  const ordered = lines.toSorted((a, b) => weight(a) - weight(b) || b.size - a.size);
  const drawn = new Map<string, string>();
  let left = most;
  for (const { name, path } of ordered) {
    if (path.length > left) continue;
    left -= path.length;
    drawn.set(name, (drawn.get(name) ?? '') + path);
  }
  return STACK.flatMap((name) => {
    const path = drawn.get(name);
    return path === undefined ? [] : [`<path class="${name}" d="${path}"/>`];
  }).join('');
}
