import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { PbfReader } from 'pbf';
import { parse, type OSMOptions } from 'osm-pbf-parser-node';
import type { Bounds } from '#schema/places/geo.ts';
import { brokenAt, MapImportError } from './mapImportError.ts';

type Tags = Record<string, string>;
export type OsmNode = { type: 'node'; id: number; lat: number; lon: number; tags?: Tags };
export type OsmWay = { type: 'way'; id: number; refs: number[]; tags?: Tags };
export type OsmMember = { type: 'node' | 'way' | 'relation'; ref: number; role: string };
export type OsmRelation = { type: 'relation'; id: number; members: OsmMember[]; tags?: Tags };
export type OsmObject = OsmNode | OsmWay | OsmRelation;
export type OsmKind = OsmObject['type'];
export type OsmOf<Kind extends OsmKind> = Extract<OsmObject, { type: Kind }>;

export type Block = { offset: number; end: number; type: string; bytes: Buffer };

/** Limits of the format (https://wiki.openstreetmap.org/wiki/PBF_Format). */
const HEADER_MAX_BYTES = 64 * 1024;
const BLOB_MAX_BYTES = 32 * 1024 * 1024;
const UNDERSTOOD = new Set(['OsmSchema-V0.6', 'DenseNodes']);
const COMPRESSIONS: Record<number, string> = { 4: 'lzma', 5: 'bzip2', 6: 'lz4', 7: 'zstd' };
const GROUP_KINDS: Record<number, OsmKind> = { 1: 'node', 2: 'node', 3: 'way', 4: 'relation' };

/** An OpenStreetMap extract in PBF format, read block by block. Errors name the byte. */
export class ExtractFile {
  readonly #file: number;
  readonly size: number;

  constructor(path: string) {
    this.#file = openSync(path, 'r');
    this.size = fstatSync(this.#file).size;
    if (this.size === 0) throw new MapImportError('The file is empty.');
  }

  close(): void {
    closeSync(this.#file);
  }

  /** From the header; null: not given. */
  bounds(): Bounds | null {
    const { offset, bytes } = this.blockAt(0);
    return guarded(offset, () => readBounds(bytes));
  }

  /** From the beginning, or from an offset. */
  *blocks(from = 0): Generator<Block> {
    for (let offset = from; offset < this.size;) {
      const block = this.blockAt(offset);
      if (offset === 0) ensureReadable(block);
      yield block;
      offset = block.end;
    }
  }

  blockAt(offset: number): Block {
    const headerBytes = this.#read(offset, 4, 'the length of a block').readUInt32BE(0);
    if (headerBytes === 0 || headerBytes > HEADER_MAX_BYTES) {
      const isFirst = offset === 0 ? 'This is no .osm.pbf file. ' : '';
      throw brokenAt(offset, `${isFirst}A block header cannot have ${headerBytes} bytes.`);
    }
    const { type, size } = guarded(offset + 4, () =>
      readBlobHeader(this.#read(offset + 4, headerBytes, 'the header of a block')),
    );
    const start = offset + 4 + headerBytes;
    if (size <= 0 || size > BLOB_MAX_BYTES)
      throw brokenAt(offset + 4, `A block cannot have ${size} bytes.`);
    const packed = this.#read(start, size, `a block of ${size} bytes`);
    const bytes = guarded(start, () => unpack(packed));
    return { offset, end: start + size, type, bytes };
  }

  #read(offset: number, length: number, what: string): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    const read = readSync(this.#file, bytes, 0, length, offset);
    if (read < length)
      throw brokenAt(offset + read, `it ends in the middle of ${what}. Download it again.`);
    return bytes;
  }
}

/** Without parsing the objects. */
export function readKinds({ offset, bytes }: Block): Set<OsmKind> {
  const kinds = new Set<OsmKind>();
  guarded(offset, () => {
    const reader = new PbfReader(bytes);
    for (let field = reader.nextField(); field !== 0; field = reader.nextField()) {
      if (field !== 2) continue;
      const end = reader.readVarint() + reader.pos;
      for (let group = reader.nextField(end); group !== 0; group = reader.nextField(end)) {
        const kind = GROUP_KINDS[group];
        if (kind) kinds.add(kind);
      }
    }
  });
  return kinds;
}

export function readObjects(
  { offset, bytes }: Block,
  withTags: OSMOptions['withTags'],
): OsmObject[] {
  // Outside of its own stream the package takes the tags directly.
  return guarded(offset, () => parse(bytes, withTags as OSMOptions) as OsmObject[]);
}

function guarded<Result>(offset: number, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof MapImportError) throw error;
    throw brokenAt(offset, `${error instanceof Error ? error.message : String(error)}.`);
  }
}

function readBlobHeader(bytes: Buffer): { type: string; size: number } {
  const header = { type: '', size: 0 };
  return new PbfReader(bytes).readFields((field, into, reader) => {
    if (field === 1) into.type = reader.readString();
    else if (field === 3) into.size = reader.readVarint();
  }, header);
}

function unpack(packed: Buffer): Buffer {
  const blob: { raw?: Uint8Array; zlib?: Uint8Array; other?: number } = {};
  new PbfReader(packed).readFields((field, into, reader) => {
    if (field === 1) into.raw = reader.readBytes();
    else if (field === 3) into.zlib = reader.readBytes();
    else if (field in COMPRESSIONS) into.other = field;
  }, blob);
  if (blob.zlib) return inflateSync(blob.zlib, { maxOutputLength: BLOB_MAX_BYTES });
  if (blob.raw) return Buffer.from(blob.raw.buffer, blob.raw.byteOffset, blob.raw.length);
  throw new MapImportError(
    `The extract is packed by ${COMPRESSIONS[blob.other ?? 0] ?? 'something unknown'}, which is not read here. Pack it anew (Debian: apt install osmium-tool): osmium cat extract.osm.pbf -o new.osm.pbf -f pbf,pbf_compression=zlib`,
  );
}

function readBounds(bytes: Buffer): Bounds | null {
  const sides: number[] = [];
  new PbfReader(bytes).readFields((field, into, reader) => {
    if (field !== 1) return;
    const end = reader.readVarint() + reader.pos;
    for (let side = reader.nextField(end); side !== 0; side = reader.nextField(end))
      into[side] = reader.readSVarint() / 1e9;
  }, sides);
  const [, west, east, north, south] = sides;
  if (west === undefined || east === undefined || north === undefined || south === undefined)
    return null;
  return west < east && south < north ? { west, south, east, north } : null;
}

/** The first block lists the required features. */
function ensureReadable({ type, offset, bytes }: Block): void {
  if (type !== 'OSMHeader') throw brokenAt(offset, 'This is no .osm.pbf file.');
  const needed: string[] = [];
  guarded(offset, () =>
    new PbfReader(bytes).readFields((field, list, reader) => {
      if (field === 4) list.push(reader.readString());
    }, needed),
  );
  const unknown = needed.filter((feature) => !UNDERSTOOD.has(feature));
  if (unknown.length > 0)
    throw new MapImportError(
      `The extract needs ${unknown.join(', ')}, which is not read here. Take one without history, for example from https://download.geofabrik.de`,
    );
}
