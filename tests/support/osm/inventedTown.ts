export type TownNode = { lat: number; lon: number; tags?: Record<string, string> };
export type TownWay = { refs: number[]; tags: Record<string, string> };
export type TownRelation = {
  /** Indices of ways. */
  members: { way: number; role: string }[];
  tags: Record<string, string>;
};
export type InventedTown = { nodes: TownNode[]; ways: TownWay[]; relations: TownRelation[] };
export type TownPlan = {
  /** Another number, another town. */
  seed: number;
  name: string;
  /** Its south-western corner. */
  lat: number;
  lon: number;
  /** Blocks of houses along each side. */
  blocks: number;
};

const BLOCK_EAST_M = 130;
const BLOCK_NORTH_M = 95;
const HOUSES = 12;
const FIRST_WORDS = (
  'Linden Ahorn Mühlen Brunnen Rosen Garten Schul Kirch Turm Berg ' +
  'Wiesen Feld Amsel Birken Erlen Ulmen Färber Gerber Töpfer Weber'
).split(' ');
const LAST_WORDS = ['straße', 'weg', 'gasse', 'allee', 'ring'];
const SIDES = ['Nordstadt', 'Südstadt', 'Weststadt', 'Oststadt'];

/** Pseudorandom numbers from 0 to below 1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761;
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

/**
 * A town that nobody lives in: streets with names, houses, a river with bridges, a park with a pond and
 * an island in it, a railway with its station, districts. The same plan makes the same town.
 */
export function inventedTown(plan: TownPlan): InventedTown {
  return new Builder(plan).build();
}

class Builder {
  readonly #plan: TownPlan;
  readonly #throw: () => number;
  readonly #town: InventedTown = { nodes: [], ways: [], relations: [] };
  readonly #crossings: number[][] = [];
  readonly #river: number;
  readonly #park: { from: number; to: number };

  constructor(plan: TownPlan) {
    this.#plan = plan;
    this.#throw = dice(plan.seed);
    this.#river = Math.floor(plan.blocks * 0.6);
    this.#park = { from: Math.floor(plan.blocks * 0.25), to: Math.floor(plan.blocks * 0.45) };
  }

  build(): InventedTown {
    const { blocks } = this.#plan;
    for (let i = 0; i <= blocks; i += 1)
      this.#crossings.push(Array.from({ length: blocks + 1 }, (_, j) => this.#node(i, j)));
    for (let at = 0; at <= blocks; at += 1) {
      this.#street(at, true);
      this.#street(at, false);
    }
    this.#water();
    this.#green();
    this.#rail();
    this.#names();
    for (let i = 0; i < blocks; i += 1) for (let j = 0; j < blocks; j += 1) this.#houses(i, j);
    return this.#town;
  }

  #isPark(i: number, j: number): boolean {
    const { from, to } = this.#park;
    return i >= from && i < to && j >= from && j < to;
  }

  /** A place by its blocks from the corner, which lie a little askew, as in grown towns. */
  #node(i: number, j: number, tags?: Record<string, string>): number {
    const { lat, lon, seed } = this.#plan;
    const bend = Math.sin((i + seed) / 4) * 0.35;
    const east = (i + Math.sin((j + seed) / 5) * 0.5) * BLOCK_EAST_M;
    const north = (j + bend) * BLOCK_NORTH_M + i * 9;
    const metresPerDegree = 111_195;
    const node = {
      lat: lat + north / metresPerDegree,
      lon: lon + east / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
    };
    return this.#town.nodes.push(tags ? { ...node, tags } : node) - 1;
  }

  #way(refs: number[], tags: Record<string, string>): number {
    return this.#town.ways.push({ refs, tags }) - 1;
  }

  #area(corners: [i: number, j: number][], tags: Record<string, string>): number {
    const refs = corners.map(([i, j]) => this.#node(i, j));
    return this.#way([...refs, refs[0]!], tags);
  }

  #street(at: number, isEastward: boolean): void {
    const { blocks, seed } = this.#plan;
    const middle = Math.floor(blocks / 2);
    const kind = at === middle ? 'secondary' : at % 4 === 0 ? 'tertiary' : 'residential';
    const word = FIRST_WORDS[(at * 7 + seed) % FIRST_WORDS.length] ?? '';
    const name = `${word}${LAST_WORDS[(at + (isEastward ? 0 : 2)) % LAST_WORDS.length] ?? ''}`;
    let run: number[] = [];
    const finish = (tags = {}) => {
      if (run.length > 1) this.#way(run, { highway: kind, name, ...tags });
      run = [];
    };
    for (let step = 0; step < blocks; step += 1) {
      const [i, j] = isEastward ? [step, at] : [at, step];
      const crossing = (by: number) =>
        (isEastward ? this.#crossings[step + by]?.[at] : this.#crossings[at]?.[step + by]) ?? 0;
      const isAcross = !isEastward && j === this.#river;
      const isInPark =
        this.#isPark(i, j) && this.#isPark(isEastward ? i : i - 1, isEastward ? j - 1 : j);
      if (isInPark || (isAcross && at % 4 !== 0)) {
        finish();
        continue;
      }
      if (isAcross) {
        finish();
        run = [crossing(0), crossing(1)];
        finish({ bridge: 'yes' });
        continue;
      }
      if (run.length === 0) run.push(crossing(0));
      run.push(crossing(1));
    }
    finish();
  }

  #water(): void {
    const { blocks } = this.#plan;
    const shore = (share: number) =>
      Array.from({ length: blocks + 3 }, (_, i): [number, number] => [i - 1, this.#river + share]);
    this.#area([...shore(0.25), ...shore(0.75).toReversed()], { natural: 'water', water: 'river' });
    const flow = Array.from({ length: blocks + 3 }, (_, i) => this.#node(i - 1, this.#river + 0.5));
    this.#way(flow, { waterway: 'river', name: 'Linde' });
    const { from, to } = this.#park;
    const [x, y, r] = [(from + to) / 2, (from + to) / 2, (to - from) / 4];
    const arc = (first: number, last: number, radius: number) =>
      Array.from({ length: 9 }, (_, step): [number, number] => {
        const angle = ((first + ((last - first) * step) / 8) * Math.PI) / 180;
        return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      });
    // The shore in two ways, as larger lakes have it.
    const upper = arc(0, 180, r).map(([i, j]) => this.#node(i, j));
    const lower = arc(180, 360, r)
      .slice(1, -1)
      .map(([i, j]) => this.#node(i, j));
    const first = this.#way(upper, {});
    const second = this.#way([upper.at(-1)!, ...lower, upper[0]!], {});
    const island = this.#area(arc(0, 315, r / 3), {});
    const members = [first, second].map((way) => ({ way, role: 'outer' }));
    this.#town.relations.push({
      members: [...members, { way: island, role: 'inner' }],
      tags: { type: 'multipolygon', natural: 'water', name: 'Stadtweiher' },
    });
  }

  #green(): void {
    const { from, to } = this.#park;
    const { blocks } = this.#plan;
    const corners = (a: number, b: number, c: number, d: number): [number, number][] => [
      [a, b],
      [c, b],
      [c, d],
      [a, d],
    ];
    const inset = 0.06;
    const park = corners(from + inset, from + inset, to - inset, to - inset);
    this.#area(park, { leisure: 'park', name: 'Stadtpark' });
    const path = [
      this.#node(from, from),
      this.#node(from + 1, (from + to) / 2),
      this.#node(to, to),
    ];
    this.#way(path, { highway: 'footway' });
    this.#area(corners(-1, -1.5, blocks + 1, -0.2), { landuse: 'farmland' });
    this.#area(corners(-1, blocks + 0.3, blocks + 1, blocks + 3), { landuse: 'forest' });
    this.#area(corners(blocks - 2, 0.1, blocks, 1.9), { landuse: 'industrial' });
  }

  #rail(): void {
    const { blocks } = this.#plan;
    const line = Array.from({ length: blocks + 5 }, (_, i) => this.#node(i - 2, -0.12));
    this.#way(line, { railway: 'rail' });
    this.#node(blocks / 2, -0.12, { railway: 'station', name: 'Bahnhof' });
  }

  #names(): void {
    const { blocks, name, seed } = this.#plan;
    const half = blocks / 2;
    const population = String(blocks * blocks * 30);
    this.#node(half, half, { place: seed === 0 ? 'town' : 'village', name, population });
    if (seed !== 0) return;
    const ends: [number, number][] = [
      [half, blocks * 0.85],
      [half, blocks * 0.12],
      [blocks * 0.12, half],
      [blocks * 0.88, half],
    ];
    for (const [index, [i, j]] of ends.entries())
      this.#node(i, j, { place: 'suburb', name: SIDES[index] ?? '' });
    this.#node(half + 0.5, half + 0.5, { amenity: 'townhall', name: 'Rathaus' });
  }

  #houses(i: number, j: number): void {
    if (j === this.#river || this.#isPark(i, j) || this.#throw() < 0.04) return;
    const perSide = HOUSES / 2;
    for (let house = 0; house < HOUSES; house += 1) {
      const column = house % perSide;
      const isUpper = house >= perSide;
      const x = i + 0.1 + (column * 0.82) / perSide + this.#throw() * 0.02;
      const y = j + (isUpper ? 0.58 : 0.14) + this.#throw() * 0.06;
      const [width, depth] = [0.08 + this.#throw() * 0.045, 0.14 + this.#throw() * 0.12];
      const corners: [number, number][] = [
        [x, y],
        [x + width, y],
        [x + width, y + depth],
        [x, y + depth],
      ];
      this.#area(corners, { building: 'yes' });
    }
  }
}
