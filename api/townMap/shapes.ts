import { splitAtDateLine, type Bounds } from '#schema/places/geo.ts';

/** Between degrees and OpenStreetMap's whole numbers. */
export const PER_DEGREE = 1e7;

export function isClosed(part: readonly number[]): boolean {
  return part.length >= 8 && part[0] === part.at(-2) && part[1] === part.at(-1);
}

export function measureBounds(parts: readonly (readonly number[])[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    for (let i = 0; i < part.length; i += 2) {
      west = Math.min(west, part[i]!);
      east = Math.max(east, part[i]!);
      south = Math.min(south, part[i + 1]!);
      north = Math.max(north, part[i + 1]!);
    }
  }
  return {
    west: west / PER_DEGREE,
    south: south / PER_DEGREE,
    east: east / PER_DEGREE,
    north: north / PER_DEGREE,
  };
}

/** Either may reach across the date line. */
export const overlap = (a: Bounds, b: Bounds): boolean =>
  a.south <= b.north &&
  b.south <= a.north &&
  splitAtDateLine(a).some((one) =>
    splitAtDateLine(b).some((other) => one.west <= other.east && other.west <= one.east),
  );

/** Douglas-Peucker; `tolerance` in the units of the line. Keeps both ends. */
export function simplifyLine(part: readonly number[], tolerance: number): number[] {
  const last = part.length / 2 - 1;
  if (last < 2) return [...part];
  const isKept = new Uint8Array(last + 1);
  isKept[0] = isKept[last] = 1;
  const open: [first: number, last: number][] = [[0, last]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = -1;
    let most = tolerance * tolerance;
    for (let i = from + 1; i < to; i += 1) {
      const squared = squaredDistance(part, i, from, to);
      if (squared > most) [farthest, most] = [i, squared];
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  const kept: number[] = [];
  for (let i = 0; i <= last; i += 1) if (isKept[i]) kept.push(part[i * 2]!, part[i * 2 + 1]!);
  return kept;
}

function squaredDistance(part: readonly number[], at: number, from: number, to: number): number {
  const [x, y] = [part[from * 2]!, part[from * 2 + 1]!];
  const [dx, dy] = [part[to * 2]! - x, part[to * 2 + 1]! - y];
  const [px, py] = [part[at * 2]! - x, part[at * 2 + 1]! - y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return (px - along * dx) ** 2 + (py - along * dy) ** 2;
}

export function encloses(ring: readonly number[], x: number, y: number): boolean {
  let isInside = false;
  for (let i = 0, before = ring.length - 2; i < ring.length; before = i, i += 2) {
    const [ax, ay, bx, by] = [ring[i]!, ring[i + 1]!, ring[before]!, ring[before + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
  }
  return isInside;
}

/** Joins lines at their ends. Closed ones become rings; the rest stays open. */
export function joinLines(lines: readonly number[][]): { rings: number[][]; open: number[][] } {
  const rings: number[][] = [];
  const open: number[][] = [];
  const ends = new Map<string, Set<number[]>>();
  const keys = (line: number[]) => [`${line[0]},${line[1]}`, `${line.at(-2)},${line.at(-1)}`];
  const put = (line: number[]) => {
    for (const key of keys(line)) ends.set(key, (ends.get(key) ?? new Set()).add(line));
  };
  const take = (line: number[]) => {
    for (const key of keys(line)) ends.get(key)?.delete(line);
  };
  const rest = lines.filter((line) => line.length >= 4);
  for (const line of rest) put(line);
  const used = new Set<number[]>();
  for (const first of rest) {
    if (used.has(first)) continue;
    used.add(first);
    take(first);
    let line = first;
    while (!isClosed(line)) {
      const [, end = ''] = keys(line);
      const next = ends.get(end)?.values().next().value;
      if (!next) break;
      used.add(next);
      take(next);
      const isForward = `${next[0]},${next[1]}` === end;
      line = [...line, ...(isForward ? next : turned(next)).slice(2)];
    }
    (isClosed(line) ? rings : open).push(line);
  }
  return { rings, open };
}

function turned(line: readonly number[]): number[] {
  const back: number[] = [];
  for (let i = line.length - 2; i >= 0; i -= 2) back.push(line[i]!, line[i + 1]!);
  return back;
}
