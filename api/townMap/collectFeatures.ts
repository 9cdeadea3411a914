import type { Bounds } from '#schema/places/geo.ts';
import type { FeatureShelves } from './featureShelves.ts';
import { LINE, POINT, POLYGON, type MapFeature, type MapRole } from './mapFeature.ts';
import { Multipolygons } from './multipolygons.ts';
import { NodeStore } from './nodeStore.ts';
import type { Progress } from './progressBar.ts';
import {
  kindsOf,
  objectsOf,
  type ExtractFile,
  type OsmKind,
  type OsmObject,
  type OsmOf,
  type OsmWay,
} from './readExtract.ts';
import { MapImportError } from './mapImportError.ts';
import { boundsOf, isClosed, overlap, PER_DEGREE } from './shapes.ts';
import type { StreetShelves } from './streetShelves.ts';
import {
  areaRole,
  isArea,
  lineRole,
  pointRole,
  populationOf,
  READ_TAGS,
  spotRole,
} from './tagRules.ts';
import type { TownNames } from './townNames.ts';

type Found = {
  shelves: FeatureShelves;
  streets: StreetShelves;
  names: TownNames;
  /** What lies outside is left out; null: nothing is. */
  wanted: Bounds | null;
};
type Counted = { nodes: number; ways: number; brokenAreas: number };

/** A hamlet's name stays on the map where those of towns give way to their districts. */
const NAMED_NEAR = new Set(['town', 'village', 'hamlet']);
const NEAR_NAMES_FROM_ZOOM = 12;

/**
 * Reads an extract block by block, three times over what it needs: to check it whole, the nodes, the
 * ways. What the map draws is put on shelves; memory holds blocks, not the extract.
 */
export class FeatureCollector {
  readonly #extract: ExtractFile;
  readonly #folder: string;
  readonly #progress: Progress;
  readonly #found: Found;
  readonly #multipolygons: Multipolygons;
  readonly #blocks: Record<OsmKind, number[]> = { node: [], way: [], relation: [] };
  readonly #nodeBounds: Bounds = { west: 180, south: 90, east: -180, north: -90 };
  readonly counted: Counted = { nodes: 0, ways: 0, brokenAreas: 0 };

  constructor(extract: ExtractFile, folder: string, progress: Progress, found: Found) {
    this.#extract = extract;
    this.#folder = folder;
    this.#progress = progress;
    this.#found = found;
    this.#multipolygons = new Multipolygons(folder);
  }

  /** Where the nodes of the extract lie. */
  bounds(): Bounds {
    return this.#nodeBounds;
  }

  collect(): void {
    const nodes = new NodeStore(`${this.#folder}/nodes`);
    try {
      this.#check();
      this.#readNodes(nodes);
      this.#readWays(nodes);
      this.#addMultipolygons();
    } finally {
      nodes.close();
      this.#multipolygons.close();
    }
  }

  /** Unpacks every block once, so that a broken one is known before the work begins. */
  #check(): void {
    this.#progress.begin('Checking', this.#extract.size);
    for (const block of this.#extract.blocks()) {
      if (block.type === 'OSMData') {
        const kinds = kindsOf(block);
        for (const kind of kinds) this.#blocks[kind].push(block.offset);
        if (kinds.has('relation')) {
          for (const object of objectsOf(block, READ_TAGS))
            if (object.type === 'relation') this.#multipolygons.addRelation(object);
        }
      }
      this.#progress.at(block.end);
    }
    this.#progress.end();
    if (this.#blocks.node.length === 0) throw new MapImportError('The extract holds no places.');
  }

  #readNodes(nodes: NodeStore): void {
    for (const node of this.#objects('node', 'Reading places')) {
      const x = Math.round(node.lon * PER_DEGREE);
      const y = Math.round(node.lat * PER_DEGREE);
      nodes.add(node.id, { x, y });
      this.#widen(node.lon, node.lat);
      this.counted.nodes += 1;
      const { tags } = node;
      const role = tags && pointRole(tags);
      if (!role || !tags) continue;
      this.#addPoint(role, x, y, populationOf(tags));
    }
    nodes.finish();
  }

  #readWays(nodes: NodeStore): void {
    for (const way of this.#objects('way', 'Reading streets')) {
      const isMember = this.#multipolygons.needs(way.id);
      const { tags } = way;
      if (!tags && !isMember) continue;
      const area = tags && isArea(tags) ? areaRole(tags) : null;
      const line = tags ? lineRole(tags) : null;
      if (!area && !line && !isMember) continue;
      const part = partOf(way, nodes);
      if (part.length < 4) continue;
      this.counted.ways += 1;
      if (isMember) this.#multipolygons.addWay(way.id, part);
      if (area && isClosed(part)) this.#addArea(area, [part], tags ?? {});
      else if (line) this.#addLine(line, part, tags ?? {});
    }
  }

  #addMultipolygons(): void {
    this.#progress.begin('Joining areas', this.#multipolygons.size);
    let done = 0;
    for (const { role, tags, polygons } of this.#multipolygons.assemble()) {
      if (polygons.length === 0) this.counted.brokenAreas += 1;
      for (const parts of polygons) this.#addArea(role, parts, tags);
      this.#progress.at((done += 1));
    }
    this.#progress.end();
  }

  *#objects<Kind extends OsmKind>(kind: Kind, name: string) {
    const offsets = this.#blocks[kind];
    this.#progress.begin(name, offsets.length);
    for (const [done, offset] of offsets.entries()) {
      for (const object of objectsOf(this.#extract.blockAt(offset), READ_TAGS))
        if (isOf(object, kind)) yield object;
      this.#progress.at(done + 1);
    }
    this.#progress.end();
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
    const bounds = this.#nodeBounds;
    if (longitude < bounds.west) bounds.west = longitude;
    if (longitude > bounds.east) bounds.east = longitude;
    if (latitude < bounds.south) bounds.south = latitude;
    if (latitude > bounds.north) bounds.north = latitude;
  }

  #isWanted(parts: readonly number[][]): boolean {
    const { wanted } = this.#found;
    return wanted === null || overlap(wanted, boundsOf(parts));
  }

  #addArea(role: MapRole, parts: number[][], tags: Record<string, string>): void {
    if (!this.#isWanted(parts)) return;
    this.#found.shelves.add({ ...role, shape: POLYGON, parts });
    const spot = spotRole(tags);
    if (!spot) return;
    const { west, south, east, north } = boundsOf(parts.slice(0, 1));
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

const isOf = <Kind extends OsmKind>(object: OsmObject, kind: Kind): object is OsmOf<Kind> =>
  object.type === kind;

function partOf({ refs }: OsmWay, nodes: NodeStore): number[] {
  const part: number[] = [];
  for (const ref of refs) {
    const place = nodes.find(ref);
    if (place) part.push(place.x, place.y);
  }
  return part;
}
