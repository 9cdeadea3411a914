import { copyFileSync, fsyncSync, openSync, closeSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Compression, PMTiles, TileType, type Header } from 'pmtiles';
import { openTileFile } from '#api/adapters/places/openTileFile.ts';
import { findTile, type Bounds } from '#schema/places/geo.ts';
import { brokenAt, MapImportError } from './mapImportError.ts';

export type ArchiveImport = { path: string; name: string; mapFolder: string; workFolder: string };
export type ImportedArchive = { bounds: Bounds; minZoom: number; maxZoom: number };

/** Layer names that only the Protomaps schema has. */
const NEEDED_LAYERS = ['earth', 'water', 'roads'];
const VERSION = 3;
/** Where there are streets at all. */
const STREETS_FROM_ZOOM = 10;
const HEADER_BYTES = 127;

/**
 * Checks a PMTiles archive in the Protomaps schema and installs a copy. Rejects with a
 * MapImportError that explains what cannot be drawn.
 */
export async function importArchive(order: ArchiveImport): Promise<ImportedArchive> {
  const { size } = statSync(order.path);
  const { source, close } = await openTileFile(order.path);
  try {
    const start = Buffer.from((await source.getBytes(0, HEADER_BYTES)).data);
    ensureArchive(start);
    const archive = new PMTiles(source);
    const header = await reading(0, () => archive.getHeader());
    ensureWhole(header, size);
    ensureDrawable(header);
    ensureProtomaps(await reading(header.jsonMetadataOffset, () => archive.getMetadata()));
    await ensureTile(archive, header);
    putInPlace(order);
    const { minLon: west, minLat: south, maxLon: east, maxLat: north } = header;
    return {
      bounds: { west, south, east, north },
      minZoom: header.minZoom,
      maxZoom: header.maxZoom,
    };
  } finally {
    await close();
  }
}

function ensureArchive(start: Buffer): void {
  if (start.toString('latin1', 0, 2) === 'PM' && start[2] !== 0x54)
    throw new MapImportError(
      'This is a PMTiles archive of version 2. Write it anew: pmtiles convert',
    );
  if (start.toString('latin1', 0, 7) !== 'PMTiles')
    throw brokenAt(0, 'This is no PMTiles archive. MBTiles become one by: pmtiles convert');
  if (start[7] !== VERSION)
    throw brokenAt(
      7,
      `This is version ${start[7]} of the format, and only ${VERSION} is read here.`,
    );
  if (start.length < HEADER_BYTES) throw brokenAt(start.length, 'it ends within its header.');
}

function ensureWhole(header: Header, size: number): void {
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  const needed = Math.max(...ends);
  if (needed > size)
    throw brokenAt(size, `it ends here and should have ${needed} bytes. Download it again.`);
}

function ensureDrawable(header: Header): void {
  const { tileType, tileCompression, minLon, minLat, maxLon, maxLat, maxZoom } = header;
  if (tileType !== TileType.Mvt)
    throw new MapImportError(
      `The archive holds ${TileType[tileType] ?? 'unknown'} pictures. Vector tiles (MVT) are needed; for pictures set TILE_URL.`,
    );
  if (tileCompression !== Compression.Gzip && tileCompression !== Compression.None)
    throw new MapImportError(
      'The tiles of the archive are packed otherwise than by gzip, which browsers do not unpack.',
    );
  if (minLon >= maxLon || minLat >= maxLat || Math.abs(maxLat) > 90 || Math.abs(maxLon) > 180)
    throw brokenAt(102, 'The archive says no area: west below east, south below north.');
  if (maxZoom < STREETS_FROM_ZOOM)
    throw new MapImportError(
      `The archive ends at zoom ${maxZoom}. Streets begin at ${STREETS_FROM_ZOOM}; take one down to 14 or 15.`,
    );
}

type Layer = { id: string; fields: Record<string, unknown> };

function readLayers(metadata: unknown): Layer[] {
  const listed: unknown =
    typeof metadata === 'object' && metadata !== null && 'vector_layers' in metadata
      ? metadata.vector_layers
      : [];
  return (Array.isArray(listed) ? listed : []).flatMap((layer: Partial<Layer>) =>
    typeof layer.id === 'string' ? [{ id: layer.id, fields: layer.fields ?? {} }] : [],
  );
}

function ensureProtomaps(metadata: unknown): void {
  const layers = readLayers(metadata);
  const names = layers.map(({ id }) => id);
  const missing = NEEDED_LAYERS.filter((id) => !names.includes(id));
  if (missing.length > 0)
    throw new MapImportError(
      `The archive has no layer ${missing.join(', ')}${names.length > 0 ? ` (it has ${names.slice(0, 12).join(', ')})` : ''}. One in the Protomaps basemap schema is needed: pmtiles extract https://build.protomaps.com/<day>.pmtiles town.pmtiles --bbox=west,south,east,north`,
    );
  if (layers.some(({ fields }) => Object.keys(fields).some((name) => name.startsWith('pmap:'))))
    throw new MapImportError(
      'The archive is of version 3 or older of the Protomaps schema. Take one of version 4.',
    );
}

/** One tile is read, as a sample: the directory alone does not prove that the tiles are there. */
async function ensureTile(archive: PMTiles, header: Header): Promise<void> {
  const { minLon, minLat, maxLon, maxLat, minZoom, tileDataOffset } = header;
  const middle = { latitude: (minLat + maxLat) / 2, longitude: (minLon + maxLon) / 2 };
  const { z, x, y } = findTile(
    middle,
    Math.max(minZoom, Math.min(STREETS_FROM_ZOOM, header.maxZoom)),
  );
  await reading(tileDataOffset, () => archive.getZxy(z, x, y));
}

async function reading<Result>(byte: number, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw brokenAt(byte, `${error instanceof Error ? error.message : String(error)}.`);
  }
}

function putInPlace({ path, name, mapFolder, workFolder }: ArchiveImport): void {
  const copy = join(workFolder, 'map.pmtiles');
  copyFileSync(path, copy);
  const file = openSync(copy, 'r+');
  fsyncSync(file);
  closeSync(file);
  renameSync(copy, join(mapFolder, `${name}.pmtiles`));
}
