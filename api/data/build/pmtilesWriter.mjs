import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';

const HEADER_BYTES = 127;
const ROOT_LIMIT_BYTES = 16384 - HEADER_BYTES;
const COMPRESSION_GZIP = 2;
const TILE_TYPE_MVT = 1;

/**
 * Builds a PMTiles v3 archive (https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md) of
 * gzip-compressed vector tiles. Equal tiles are stored once and runs of equal neighbours take one
 * directory entry. `tiles` is a list of `{ z, x, y, bytes }`, `bounds` is [west, south, east, north].
 */
export function writePmtiles({ tiles, metadata, bounds, center }) {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.id - b.id);
  const { entries, data, contents } = packTiles(sorted);
  const { root, leaves } = packDirectories(entries);
  const metadataBytes = gzip(Buffer.from(JSON.stringify(metadata)));
  const zooms = sorted.map((tile) => tile.z);
  const header = packHeader({
    sections: inSequence([root, metadataBytes, leaves, data]),
    counts: [sorted.length, entries.length, contents],
    zooms: [Math.min(...zooms), Math.max(...zooms)],
    bounds,
    center,
  });
  return Buffer.concat([header, root, metadataBytes, leaves, data]);
}

/**
 * SHA-256 over what an archive says, tile by tile and before compression. Unlike the hash of the
 * file it does not depend on the zlib build of the machine, so any machine can reproduce it.
 */
export function hashTiles(tiles, metadata) {
  const hash = createHash('sha256').update(JSON.stringify(metadata));
  const sorted = tiles.toSorted((a, b) => a.z - b.z || a.x - b.x || a.y - b.y);
  for (const { z, x, y, bytes } of sorted)
    hash.update(`\n${z}/${x}/${y} ${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}

function packTiles(sorted) {
  const entries = [];
  const offsets = new Map();
  const chunks = [];
  let length = 0;
  for (const { id, bytes } of sorted) {
    const key = createHash('sha256').update(bytes).digest('base64');
    let place = offsets.get(key);
    if (!place) {
      const packed = gzip(bytes);
      place = { offset: length, length: packed.length };
      offsets.set(key, place);
      chunks.push(packed);
      length += packed.length;
    }
    const last = entries.at(-1);
    if (last && last.offset === place.offset && last.id + last.runLength === id)
      last.runLength += 1;
    else entries.push({ id, runLength: 1, ...place });
  }
  return { entries, data: Buffer.concat(chunks), contents: chunks.length };
}

/** The parts of a file one behind the other: where each begins and how long it is. */
function inSequence(parts) {
  let end = HEADER_BYTES;
  return parts.map(({ length }) => {
    end += length;
    return { offset: end - length, length };
  });
}

/** The directories of an archive by its entries, which are in the order of their ids. */
export function packDirectories(entries) {
  const whole = gzip(serializeDirectory(entries));
  if (whole.length <= ROOT_LIMIT_BYTES) return { root: whole, leaves: Buffer.alloc(0) };
  const leafSize = 2048;
  const leaves = [];
  const rootEntries = [];
  let offset = 0;
  for (let start = 0; start < entries.length; start += leafSize) {
    const leaf = gzip(serializeDirectory(entries.slice(start, start + leafSize)));
    rootEntries.push({ id: entries[start].id, runLength: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: gzip(serializeDirectory(rootEntries)), leaves: Buffer.concat(leaves) };
}

function serializeDirectory(entries) {
  const bytes = [];
  const put = (value) => {
    let rest = value;
    while (rest >= 0x80) {
      bytes.push((rest % 0x80) | 0x80);
      rest = Math.floor(rest / 0x80);
    }
    bytes.push(rest);
  };
  put(entries.length);
  entries.forEach((entry, i) => put(i === 0 ? entry.id : entry.id - entries[i - 1].id));
  entries.forEach((entry) => put(entry.runLength));
  entries.forEach((entry) => put(entry.length));
  entries.forEach((entry, i) => {
    const previous = entries[i - 1];
    const isNext = previous && entry.offset === previous.offset + previous.length;
    put(isNext ? 0 : entry.offset + 1);
  });
  return Buffer.from(bytes);
}

/**
 * The first 127 bytes. `sections` are root directory, metadata, leaf directories and tiles; `counts`
 * tiles, entries and different contents; `isClustered`: tiles lie in the order of their ids.
 */
export function packHeader({ sections, counts, zooms, bounds, center, isClustered = true }) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'ascii');
  header.writeUInt8(3, 7);
  sections.forEach(({ offset, length }, i) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + i * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + i * 16);
  });
  counts.forEach((count, i) => header.writeBigUInt64LE(BigInt(count), 72 + i * 8));
  header.writeUInt8(isClustered ? 1 : 0, 96);
  header.writeUInt8(COMPRESSION_GZIP, 97);
  header.writeUInt8(COMPRESSION_GZIP, 98);
  header.writeUInt8(TILE_TYPE_MVT, 99);
  header.writeUInt8(zooms[0], 100);
  header.writeUInt8(zooms[1], 101);
  bounds.forEach((degrees, i) => header.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4));
  header.writeUInt8(center[2], 118);
  header.writeInt32LE(Math.round(center[0] * 1e7), 119);
  header.writeInt32LE(Math.round(center[1] * 1e7), 123);
  return header;
}

function gzip(bytes) {
  const packed = gzipSync(bytes, { level: 9 });
  // Byte 9 names the operating system; fixed, so that machines differ no more than zlib itself does.
  packed[9] = 255;
  return packed;
}
