import { closeSync, openSync, writeSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { wrapLongitude } from '#schema/places/geo.ts';
import { inventedTown, type InventedTown, type TownPlan } from './inventedTown.ts';

export type ExtractPlan = {
  towns: number;
  blocks: number;
  /** Where the westernmost street begins, which may be before the date line; default 12.3. */
  lon?: number;
};
export type WrittenExtract = { bytes: number; nodes: number; ways: number };

const BLOCK_ENTITIES = 8_000;
const PER_DEGREE = 1e7;
const CORNER = { lat: 51.3, lon: 12.3 };
const GAP_LAT = 0.055;
const GAP_LON = 0.085;
const PREFIXES = ['Ober', 'Unter', 'Alten', 'Neuen', 'Groß', 'Klein', 'Hinter', 'Vorder'];
const STEMS = ['tal', 'hain', 'dorf', 'bach', 'rode', 'heim', 'feld', 'au'];

/** The plans of an extract: Lindental first, villages around it. */
export function townPlans({ towns, blocks, lon = CORNER.lon }: ExtractPlan): TownPlan[] {
  const side = Math.ceil(Math.sqrt(towns));
  return Array.from({ length: towns }, (_, seed) => {
    const prefix = PREFIXES[seed % PREFIXES.length] ?? '';
    const stem = STEMS[Math.floor(seed / PREFIXES.length) % STEMS.length] ?? '';
    const round = Math.floor(seed / (PREFIXES.length * STEMS.length));
    return {
      seed,
      name: seed === 0 ? 'Lindental' : `${prefix}${stem}${round === 0 ? '' : ` ${round}`}`,
      lat: CORNER.lat + Math.floor(seed / side) * GAP_LAT,
      lon: wrapLongitude(lon + (seed % side) * GAP_LON),
      blocks,
    };
  });
}

/** Writes a valid, sorted `.osm.pbf` of invented towns; the same plan writes the same file. */
export function writeExtract(path: string, plan: ExtractPlan): WrittenExtract {
  const file = openSync(path, 'w');
  const plans = townPlans(plan);
  const written = { bytes: 0, nodes: 0, ways: 0 };
  const put = (type: string, block: Uint8Array) => {
    const bytes = blobOf(type, block);
    writeSync(file, bytes);
    written.bytes += bytes.length;
  };
  put('OSMHeader', headerOf(plans));
  for (const { town, firstNode } of townsOf(plans)) {
    for (let at = 0; at < town.nodes.length; at += BLOCK_ENTITIES)
      put('OSMData', nodeBlock(town, firstNode, at));
    written.nodes += town.nodes.length;
  }
  for (const { town, firstNode, firstWay } of townsOf(plans)) {
    for (let at = 0; at < town.ways.length; at += BLOCK_ENTITIES)
      put('OSMData', wayBlock(town, { firstNode, firstWay }, at));
    written.ways += town.ways.length;
  }
  for (const { town, firstWay, index } of townsOf(plans))
    put('OSMData', relationBlock(town, firstWay, index + 1));
  closeSync(file);
  return written;
}

/** Town after town, made again each time: together they are more than memory should hold. */
function* townsOf(plans: readonly TownPlan[]) {
  let firstNode = 1_000;
  let firstWay = 1;
  for (const [index, plan] of plans.entries()) {
    const town = inventedTown(plan);
    yield { town, firstNode, firstWay, index };
    firstNode += town.nodes.length;
    firstWay += town.ways.length;
  }
}

function blobOf(type: string, block: Uint8Array): Buffer {
  const blob = new PbfWriter();
  blob.writeVarintField(2, block.length);
  blob.writeBytesField(3, deflateSync(block, { level: 6 }));
  const data = blob.finish();
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, data.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, data]);
}

function headerOf(plans: readonly TownPlan[]): Uint8Array {
  const lats = plans.map(({ lat }) => lat);
  const lons = plans.map(({ lon }) => lon);
  const sides = [Math.min(...lons), Math.max(...lons), Math.max(...lats), Math.min(...lats)];
  const [west = 0, east = 0, north = 0, south = 0] = sides;
  const bounds = [west - 0.01, east + GAP_LON - 0.01, north + GAP_LAT - 0.005, south - 0.01];
  const writer = new PbfWriter();
  writer.writeMessage(
    1,
    (box: number[], to) =>
      box.forEach((degrees, i) => to.writeSVarintField(i + 1, Math.round(degrees * 1e9))),
    bounds,
  );
  writer.writeStringField(4, 'OsmSchema-V0.6');
  writer.writeStringField(4, 'DenseNodes');
  writer.writeStringField(5, 'Sort.Type_then_ID');
  return writer.finish();
}

/** Strings of a block by their number; the first is none. */
class Strings {
  readonly #numbers = new Map<string, number>([['', 0]]);

  of(text: string): number {
    const known = this.#numbers.get(text) ?? this.#numbers.size;
    this.#numbers.set(text, known);
    return known;
  }

  /** `group` writes the number of the group's field and its bytes. */
  blockWith(group: Uint8Array): Uint8Array {
    const writer = new PbfWriter();
    writer.writeMessage(
      1,
      (texts: string[], to) => {
        for (const text of texts) to.writeBytesField(1, Buffer.from(text));
      },
      [...this.#numbers.keys()],
    );
    writer.writeBytesField(2, group);
    return writer.finish();
  }
}

/** Who changed what when, as files for download have it; half of their bytes. */
function changeOf(id: number) {
  const thrown = Math.imul(id, 2_654_435_761) >>> 0;
  return {
    version: 1 + (thrown % 7),
    timestamp: 1_500_000_000 + (thrown % 250_000_000),
    changeset: 50_000_000 + (thrown % 90_000_000),
    uid: 1 + (thrown % 40_000),
  };
}

function denseChanges(ids: readonly number[]): Uint8Array {
  const changes = ids.map((id) => changeOf(id));
  const writer = new PbfWriter();
  writer.writePackedVarint(
    1,
    changes.map(({ version }) => version),
  );
  const fields = ['timestamp', 'changeset', 'uid'] as const;
  for (const [index, field] of fields.entries())
    writer.writePackedSVarint(index + 2, deltasOf(changes.map((change) => change[field])));
  writer.writePackedSVarint(5, deltasOf(ids.map(() => 0)));
  return writer.finish();
}

const deltasOf = (values: readonly number[]) =>
  values.map((value, i) => value - (i === 0 ? 0 : values[i - 1]!));

function nodeBlock(town: InventedTown, firstNode: number, at: number): Uint8Array {
  const nodes = town.nodes.slice(at, at + BLOCK_ENTITIES);
  const strings = new Strings();
  const pairs = nodes.flatMap(({ tags = {} }) => [
    ...Object.entries(tags).flatMap(([key, value]) => [strings.of(key), strings.of(value)]),
    0,
  ]);
  const ids = nodes.map((_, i) => firstNode + at + i);
  const dense = new PbfWriter();
  dense.writePackedSVarint(1, deltasOf(ids));
  dense.writeBytesField(5, denseChanges(ids));
  dense.writePackedSVarint(8, deltasOf(nodes.map(({ lat }) => Math.round(lat * PER_DEGREE))));
  dense.writePackedSVarint(9, deltasOf(nodes.map(({ lon }) => Math.round(lon * PER_DEGREE))));
  dense.writePackedVarint(10, pairs);
  const group = new PbfWriter();
  group.writeBytesField(2, dense.finish());
  return strings.blockWith(group.finish());
}

type Firsts = { firstNode: number; firstWay: number };

function wayBlock(town: InventedTown, { firstNode, firstWay }: Firsts, at: number): Uint8Array {
  const strings = new Strings();
  const group = new PbfWriter();
  for (const [index, { refs, tags }] of town.ways.slice(at, at + BLOCK_ENTITIES).entries()) {
    const way = new PbfWriter();
    way.writeVarintField(1, firstWay + at + index);
    writeTags(way, tags, strings);
    const info = new PbfWriter();
    for (const [field, value] of Object.values(changeOf(firstWay + at + index)).entries())
      info.writeVarintField(field + 1, value);
    way.writeBytesField(4, info.finish());
    way.writePackedSVarint(8, deltasOf(refs.map((ref) => firstNode + ref)));
    group.writeBytesField(3, way.finish());
  }
  return strings.blockWith(group.finish());
}

function relationBlock(town: InventedTown, firstWay: number, firstId: number): Uint8Array {
  const strings = new Strings();
  const group = new PbfWriter();
  for (const [index, { members, tags }] of town.relations.entries()) {
    const relation = new PbfWriter();
    relation.writeVarintField(1, firstId + index);
    writeTags(relation, tags, strings);
    relation.writePackedVarint(
      8,
      members.map(({ role }) => strings.of(role)),
    );
    relation.writePackedSVarint(9, deltasOf(members.map(({ way }) => firstWay + way)));
    relation.writePackedVarint(
      10,
      members.map(() => 1),
    );
    group.writeBytesField(4, relation.finish());
  }
  return strings.blockWith(group.finish());
}

function writeTags(to: PbfWriter, tags: Record<string, string>, strings: Strings): void {
  const pairs = Object.entries(tags);
  if (pairs.length === 0) return;
  to.writePackedVarint(
    2,
    pairs.map(([key]) => strings.of(key)),
  );
  to.writePackedVarint(
    3,
    pairs.map(([, value]) => strings.of(value)),
  );
}
