import type { Bounds } from '#schema/places/geo.ts';
import type { FeatureShelves } from './featureShelves.ts';
import { LINE, POINT, POLYGON, type MapFeature, type MapRole } from './mapFeature.ts';
import { Multipolygons, type MultipolygonsState } from './multipolygons.ts';
import { NodeStore, type NodeStoreState } from './nodeStore.ts';
import {
  readKinds,
  readObjects,
  type ExtractFile,
  type OsmKind,
  type OsmNode,
  type OsmOf,
  type OsmWay,
} from './readExtract.ts';
import { MapImportError } from './mapImportError.ts';
import { measureBounds, isClosed, overlap, PER_DEGREE } from './shapes.ts';
import type { StreetShelves } from './streetShelves.ts';
import {
  areaRole,
  isArea,
  lineRole,
  pointRole,
  readPopulation,
  READ_TAGS,
  spotRole,
} from './tagRules.ts';
import type { TownNames } from './townNames.ts';

type Found = {
  shelves: FeatureShelves;
  streets: StreetShelves;
  names: TownNames;
  /** Features outside are dropped; null: none. */
  wanted: Bounds | null;
};
type Counted = { nodes: number; ways: number; brokenAreas: number };
type Known = {
  blocks: Record<OsmKind, number[]>;
  nodeBounds: Bounds;
  counted: Counted;
};
export type CollectorState = Known & { nodes: NodeStoreState; multipolygons: MultipolygonsState };
export type RunPass = (
  name: string,
  total: number,
  steps: (from: number) => Generator<number>,
) => void;

/** Names of hamlets stay where those of towns give way to their districts. */
const NAMED_NEAR = new Set(['town', 'village', 'hamlet']);
const NEAR_NAMES_FROM_ZOOM = 12;

/**
 * Reads an extract block by block in three passes: check, nodes, ways. Features go to shelves on
 * disk; memory holds blocks, not the extract.
 */
export class FeatureCollector {
  readonly #extract: ExtractFile;
  readonly #found: Found;
  readonly #nodes: NodeStore;
  readonly #multipolygons: Multipolygons;
  readonly #known: Known;

  /** `saved`: an earlier state of the same run. */
  constructor(extract: ExtractFile, folder: string, found: Found, saved?: CollectorState) {
    this.#extract = extract;
    this.#found = found;
    this.#nodes = new NodeStore(`${folder}/nodes`, saved?.nodes);
    this.#multipolygons = new Multipolygons(folder, saved?.multipolygons);
    this.#known = saved ?? {
      blocks: { node: [], way: [], relation: [] },
      nodeBounds: { west: 180, south: 90, east: -180, north: -90 },
      counted: { nodes: 0, ways: 0, brokenAreas: 0 },
    };
  }

  get counted(): Readonly<Counted> {
    return this.#known.counted;
  }

  bounds(): Bounds {
    return this.#known.nodeBounds;
  }

  save(): CollectorState {
    const { blocks, nodeBounds, counted } = this.#known;
    const nodes = this.#nodes.save();
    return { blocks, nodeBounds, counted, nodes, multipolygons: this.#multipolygons.save() };
  }

  collect(run: RunPass): void {
    run('Checking', this.#extract.size, (from) => this.#check(from));
    const { node, way } = this.#known.blocks;
    if (node.length === 0) throw new MapImportError('The extract holds no places.');
    run('Reading places', node.length, (from) => this.#readNodes(from));
    run('Reading streets', way.length, (from) => this.#readWays(from));
    run('Joining areas', this.#multipolygons.size, (from) => this.#addMultipolygons(from));
  }

  close(): void {
    this.#nodes.close();
    this.#multipolygons.close();
  }

  /** Unpacks every block once, so that damage is found before the work begins. */
  *#check(from: number): Generator<number> {
    for (const block of this.#extract.blocks(from)) {
      if (block.type === 'OSMData') {
        const kinds = readKinds(block);
        for (const kind of kinds) this.#known.blocks[kind].push(block.offset);
        if (kinds.has('relation')) {
          for (const object of readObjects(block, READ_TAGS))
            if (object.type === 'relation') this.#multipolygons.addRelation(object);
        }
      }
      yield block.end;
    }
  }

  *#readNodes(from: number): Generator<number> {
    for (const { objects, done } of this.#blocksOf('node', from)) {
      for (const node of objects) this.#readNode(node);
      yield done;
    }
    this.#nodes.finish();
  }

  #readNode({ id, lon, lat, tags }: OsmNode): void {
    const x = Math.round(lon * PER_DEGREE);
    const y = Math.round(lat * PER_DEGREE);
    this.#nodes.add(id, { x, y });
    this.#widen(lon, lat);
    this.#known.counted.nodes += 1;
    const role = tags && pointRole(tags);
    if (role) this.#addPoint(role, x, y, readPopulation(tags));
  }

  *#readWays(from: number): Generator<number> {
    for (const { objects, done } of this.#blocksOf('way', from)) {
      for (const way of objects) this.#readWay(way);
      yield done;
    }
  }

  #readWay(way: OsmWay): void {
    const isMember = this.#multipolygons.needs(way.id);
    const { tags } = way;
    if (!tags && !isMember) return;
    const area = tags && isArea(tags) ? areaRole(tags) : null;
    const line = tags ? lineRole(tags) : null;
    if (!area && !line && !isMember) return;
    const part = toPart(way, this.#nodes);
    if (part.length < 4) return;
    this.#known.counted.ways += 1;
    if (isMember) this.#multipolygons.addWay(way.id, part);
    if (area && isClosed(part)) this.#addArea(area, [part], tags ?? {});
    else if (line) this.#addLine(line, part, tags ?? {});
  }

  *#addMultipolygons(from: number): Generator<number> {
    for (const { areas, done } of this.#multipolygons.assemble(from)) {
      for (const { role, tags, polygons } of areas) {
        if (polygons.length === 0) this.#known.counted.brokenAreas += 1;
        for (const parts of polygons) this.#addArea(role, parts, tags);
      }
      yield done;
    }
  }

  /** Objects of one kind, block by block, with the number of blocks done. */
  *#blocksOf<Kind extends OsmKind>(kind: Kind, from: number) {
    for (const [index, offset] of this.#known.blocks[kind].slice(from).entries()) {
      const all = readObjects(this.#extract.blockAt(offset), READ_TAGS);
      const objects = all.filter((object): object is OsmOf<Kind> => object.type === kind);
      yield { objects, done: from + index + 1 };
    }
  }

  #addPoint(role: MapRole, x: number, y: number, population: number): void {
    if (!this.#isWanted([[x, y]])) return;
    const feature: MapFeature = { ...role, shape: POINT, parts: [[x, y]] };
    this.#found.shelves.add(feature);
    if (role.layer !== 'places') {
      const { name, kind } = role.tags;
      this.#found.streets.add({ name: String(name), part: [x, y], spot: String(kind) });
      return;
    }
    this.#found.names.add({ role, x, y, population });
    if (!NAMED_NEAR.has(String(role.tags.kind_detail))) return;
    const tags = { ...role.tags, kind: 'neighbourhood', min_zoom: NEAR_NAMES_FROM_ZOOM };
    const minZoom = Math.max(role.minZoom, NEAR_NAMES_FROM_ZOOM);
    this.#found.shelves.add({ ...feature, tags, minZoom });
  }

  #widen(longitude: number, latitude: number): void {
    const bounds = this.#known.nodeBounds;
    if (longitude < bounds.west) bounds.west = longitude;
    if (longitude > bounds.east) bounds.east = longitude;
    if (latitude < bounds.south) bounds.south = latitude;
    if (latitude > bounds.north) bounds.north = latitude;
  }

  #isWanted(parts: readonly number[][]): boolean {
    const { wanted } = this.#found;
    return wanted === null || overlap(wanted, measureBounds(parts));
  }

  #addArea(role: MapRole, parts: number[][], tags: Record<string, string>): void {
    if (!this.#isWanted(parts)) return;
    this.#found.shelves.add({ ...role, shape: POLYGON, parts });
    const spot = spotRole(tags);
    if (!spot) return;
    const { west, south, east, north } = measureBounds(parts.slice(0, 1));
    const x = Math.round(((west + east) / 2) * PER_DEGREE);
    const y = Math.round(((south + north) / 2) * PER_DEGREE);
    this.#addPoint(spot, x, y, 0);
  }

  #addLine(role: MapRole, part: number[], tags: Record<string, string>): void {
    if (!this.#isWanted([part])) return;
    this.#found.shelves.add({ ...role, shape: LINE, parts: [part] });
    if (tags.highway !== undefined && tags.name !== undefined)
      this.#found.streets.add({ name: tags.name, part });
  }
}

function toPart({ refs }: OsmWay, nodes: NodeStore): number[] {
  const part: number[] = [];
  for (const ref of refs) {
    const place = nodes.find(ref);
    if (place) part.push(place.x, place.y);
  }
  return part;
}
