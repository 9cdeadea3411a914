import { PbfReader, PbfWriter } from 'pbf';
import type { MapRole } from './mapFeature.ts';
import type { OsmRelation } from './readExtract.ts';
import { encloses, joinLines } from './shapes.ts';
import { Spool, type SpoolState } from './spool.ts';
import { areaRole } from './tagRules.ts';

type Tags = Record<string, string>;
type Asked = { role: MapRole; tags: Tags };
type Use = { relation: number; isHole: boolean };
export type MultipolygonsState = { asked: Asked[]; uses: Map<number, Use[]>; ways: SpoolState };
export type Assembled = Asked & {
  /** Outer ring first; empty if the extract lacks too much of it. */
  polygons: number[][][];
};

/** Relations whose ways are loaded together. */
const TOGETHER = 64;

/** Areas made of several ways: announced first, then given their ways, then assembled. */
export class Multipolygons {
  readonly #asked: Asked[];
  readonly #uses: Map<number, Use[]>;
  readonly #ways: Spool;

  /** `saved`: an earlier state of the same run. */
  constructor(folder: string, saved?: MultipolygonsState) {
    this.#asked = saved?.asked ?? [];
    this.#uses = saved?.uses ?? new Map();
    this.#ways = new Spool(`${folder}/areas`, saved?.ways);
  }

  save(): MultipolygonsState {
    return { asked: this.#asked, uses: this.#uses, ways: this.#ways.save() };
  }

  get size(): number {
    return this.#asked.length;
  }

  addRelation({ tags, members }: OsmRelation): void {
    if (tags?.type !== 'multipolygon') return;
    const role = areaRole(tags);
    if (!role) return;
    const relation = this.#asked.push({ role, tags }) - 1;
    for (const { type, ref, role: part } of members) {
      if (type !== 'way') continue;
      const uses = this.#uses.get(ref) ?? [];
      uses.push({ relation, isHole: part === 'inner' });
      this.#uses.set(ref, uses);
    }
  }

  needs(way: number): boolean {
    return this.#uses.has(way);
  }

  addWay(way: number, part: readonly number[]): void {
    for (const { relation, isHole } of this.#uses.get(way) ?? []) {
      const writer = new PbfWriter();
      writer.writeVarint(relation);
      writer.writeBoolean(isHole);
      for (const value of part) writer.writeSVarint(value);
      this.#ways.add(Math.floor(relation / TOGETHER), writer.finish());
    }
  }

  /** Continues after an earlier call's number; yields in batches, with the number done. */
  *assemble(from: number): Generator<{ areas: Assembled[]; done: number }> {
    for (let first = from; first < this.#asked.length; first += TOGETHER) {
      const lines = this.#linesFrom(first);
      const together = this.#asked.slice(first, first + TOGETHER);
      const areas = together.map((asked, index): Assembled => {
        const { outer, inner } = lines.get(first + index) ?? { outer: [], inner: [] };
        return { ...asked, polygons: toPolygons(joinLines(outer).rings, joinLines(inner).rings) };
      });
      yield { areas, done: first + together.length };
    }
  }

  close(): void {
    this.#ways.close();
  }

  #linesFrom(first: number): Map<number, { outer: number[][]; inner: number[][] }> {
    const lines = new Map<number, { outer: number[][]; inner: number[][] }>();
    for (const bytes of this.#ways.read(first / TOGETHER)) {
      const reader = new PbfReader(bytes);
      const relation = reader.readVarint();
      const isHole = reader.readBoolean();
      const part: number[] = [];
      while (reader.pos < reader.length) part.push(reader.readSVarint());
      const own = lines.get(relation) ?? { outer: [], inner: [] };
      lines.set(relation, own);
      (isHole ? own.inner : own.outer).push(part);
    }
    return lines;
  }
}

function toPolygons(outer: number[][], inner: number[][]): number[][][] {
  const polygons = outer.map((ring) => [ring]);
  for (const hole of inner) {
    const [x = 0, y = 0] = hole;
    polygons.find(([ring]) => ring && encloses(ring, x, y))?.push(hole);
  }
  return polygons;
}
