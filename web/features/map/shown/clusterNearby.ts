import type { MapCluster, MapPoint, MapTile } from '#schema/issues/issueMap.ts';
import { wrapLongitude } from '#schema/places/geo.ts';
import { CLUSTER_RADIUS_MAX, clusterRadius, URGENCY_MARK } from '#web/map/clusterRadius.ts';

/** Including its ring. */
const MARKER_RADIUS_PX = 17;
const RING_PX = 3;
/** Between any two discs: closer ones look like one. */
const GAP_PX = 2;
/** Larger groups are split, so that a whole town is not one disc. */
const SPLIT_ABOVE = 20;
/** Each with room for one disc of any size. */
const SQUARE_PX = 2 * (CLUSTER_RADIUS_MAX + RING_PX) + GAP_PX;
/** From here on every issue is drawn: there is no closer zoom to split a cluster. */
export const NO_CLUSTERS_FROM_ZOOM = 17;
const TILE_PX = 256;

type Held = Omit<MapCluster, 'latitude' | 'longitude'>;
type Place = Held & { x: number; y: number; only: MapPoint | null };
type Disc = { x: number; y: number; radius: number };
type Group = Place & { discs: readonly Disc[]; members: readonly Place[] };
/** The part of crowds that lies in one square, drawn within it. */
type Square = { group: Group; column: number; row: number };

/**
 * Merges overlapping markers and clusters until none overlap, so that a crowded street stays
 * legible. Nothing is lost: points and counts add up. `keepId` is always drawn by itself, above its
 * neighbours.
 */
export function clusterNearby(tile: MapTile, zoom: number, keepId: string | null = null): MapTile {
  const scale = TILE_PX * 2 ** zoom;
  const isApart = (point: MapPoint) => zoom >= NO_CLUSTERS_FROM_ZOOM || point.id === keepId;
  const groups = split(
    joined(
      [
        ...tile.clusters.map((cluster) =>
          groupAt({ ...cluster, ...project(cluster, scale), only: null }),
        ),
        ...tile.points
          .filter((point) => !isApart(point))
          .map((only) => groupAt({ ...heldBy(only), ...project(only, scale), only })),
      ],
      scale,
    ),
    scale,
  );
  return {
    points: [...groups.flatMap(({ only }) => (only ? [only] : [])), ...tile.points.filter(isApart)],
    clusters: groups.filter(({ only }) => only === null).map((group) => asCluster(group, scale)),
  };
}

/** A grown group may touch the next: with at most a few hundred, each is checked again. */
function joined(all: readonly Group[], scale: number): Group[] {
  const groups: Group[] = [];
  const waiting = all.toReversed();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const one = next;
    const at = groups.findIndex((group) => areTouching(group, one, scale));
    const other = at < 0 ? undefined : groups[at];
    if (!other) groups.push(one);
    else {
      groups.splice(at, 1);
      waiting.push(together(other, one, scale));
    }
  }
  return groups;
}

/** Splits crowds by squares; what touches a square's disc joins it there. */
function split(groups: readonly Group[], scale: number): Group[] {
  const isCrowd = ({ count, members }: Group) => count > SPLIT_ABOVE && members.length > 1;
  const sizePx = scale / Math.floor(scale / SQUARE_PX);
  const squares = intoSquares(groups.filter(isCrowd), scale, sizePx);
  const isAlone = ({ group }: Square) => group.count === 1;
  const kept = squares.filter((square) => !isAlone(square));
  const alone = squares.filter(isAlone).flatMap(({ group }) => group.members.map(groupAt));
  let rest = joined([...groups.filter((group) => !isCrowd(group)), ...alone], scale);
  for (let before = -1; before !== rest.length;) {
    before = rest.length;
    rest = rest.filter((one) => {
      const square = kept.find(({ group }) => areTouching(group, one, scale));
      if (square) square.group = within(square, together(square.group, one, scale), sizePx);
      return !square;
    });
  }
  return [...rest, ...kept.map(({ group }) => group)];
}

function intoSquares(crowds: readonly Group[], scale: number, sizePx: number): Square[] {
  const squares = new Map<string, Square>();
  for (const member of crowds.flatMap(({ members }) => members)) {
    const [column, row] = [Math.floor(member.x / sizePx), Math.floor(member.y / sizePx)];
    const known = squares.get(`${column}/${row}`);
    const one = groupAt(member);
    const group = known ? together(known.group, one, scale) : one;
    squares.set(`${column}/${row}`, { group, column, row });
  }
  return [...squares.values()].map((square) => ({
    ...square,
    group: within(square, square.group, sizePx),
  }));
}

/** Moved so that its disc touches none of another square. */
function within({ column, row }: Omit<Square, 'group'>, group: Group, sizePx: number): Group {
  const edge = clusterRadius(group.count) + RING_PX + GAP_PX / 2;
  const inside = (at: number, square: number) =>
    Math.min(Math.max(at, square * sizePx + edge), (square + 1) * sizePx - edge);
  const moved = { ...group, x: inside(group.x, column), y: inside(group.y, row) };
  return { ...moved, discs: toDiscs(moved) };
}

/** What a single issue is in a cluster's counts. */
export const heldBy = ({ priority, status }: Pick<MapPoint, 'priority' | 'status'>): Held => ({
  count: 1,
  critical: priority === 'critical' ? 1 : 0,
  inProgress: status === 'in_progress' ? 1 : 0,
  completed: status === 'completed' ? 1 : 0,
});

/** Counts of two clusters together; a count missing in one of them stays unknown. */
export function heldTogether(a: Held, b: Held): Held {
  const sum = (one?: number, other?: number) =>
    one === undefined || other === undefined ? undefined : one + other;
  return {
    count: a.count + b.count,
    critical: a.critical + b.critical,
    inProgress: sum(a.inProgress, b.inProgress),
    completed: sum(a.completed, b.completed),
  };
}

const groupAt = (place: Place): Group => ({
  ...place,
  discs: toDiscs(place),
  members: [place],
});

/** A cluster's disc, or a marker's with its urgency mark. */
function toDiscs({ x, y, count, only }: Place): Disc[] {
  if (!only) return [{ x, y, radius: clusterRadius(count) + RING_PX }];
  const marker = { x, y, radius: MARKER_RADIUS_PX };
  if (only.priority !== 'critical' && only.priority !== 'high') return [marker];
  const { offsetPx, radiusPx } = URGENCY_MARK;
  return [marker, { x: x + offsetPx, y: y - offsetPx, radius: radiusPx }];
}

/** A distance along the equator, the short way around the world. */
const around = (x: number, scale: number) => x - scale * Math.round(x / scale);

function areTouching(a: Group, b: Group, scale: number): boolean {
  return a.discs.some((one) =>
    b.discs.some(
      (other) =>
        Math.hypot(around(one.x - other.x, scale), one.y - other.y) <
        one.radius + other.radius + GAP_PX,
    ),
  );
}

/** The cluster's centre is the mean of its members. */
function together(a: Group, b: Group, scale: number): Group {
  const held = heldTogether(a, b);
  const mean = (pick: (group: Group) => number) =>
    (pick(a) * a.count + pick(b) * b.count) / held.count;
  const place = {
    ...held,
    x: a.x + around(b.x - a.x, scale) * (b.count / held.count),
    y: mean(({ y }) => y),
    only: null,
  };
  return { ...groupAt(place), members: [...a.members, ...b.members] };
}

/** Web Mercator pixels of a world `scale` wide. */
function project({ latitude, longitude }: { latitude: number; longitude: number }, scale: number) {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: ((longitude + 180) / 360) * scale,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale,
  };
}

function asCluster({ x, y, ...group }: Group, scale: number): MapCluster {
  const { count, critical, inProgress, completed } = group;
  return {
    count,
    critical,
    inProgress,
    completed,
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI,
    longitude: wrapLongitude((x / scale) * 360 - 180),
  };
}
