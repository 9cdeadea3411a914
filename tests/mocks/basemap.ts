import { PMTiles, type Source } from 'pmtiles';
import { Refusal } from '#api/domain/refusal.ts';
import type { Bounds } from '#schema/places/geo.ts';
import type { Settings } from '#schema/settings.ts';
import { measureArea, type AreaSize } from '#schema/places/tileArea.ts';
import type { MockFiles } from './mockWorld.ts';

const ARCHIVES = { overview: 'overview.pmtiles', streets: 'chicago.pmtiles' } as const;
const OVERVIEW_MAX_ZOOM = 6;

/** One vector tile, unpacked. Throws Refusal `tile_not_found`. */
export async function basemapTile(
  files: MockFiles,
  source: keyof typeof ARCHIVES,
  { z, x, y }: { z: number; x: number; y: number },
): Promise<ArrayBuffer> {
  const archive = await open(files, ARCHIVES[source], unpack);
  const isTile = x < 2 ** z && y < 2 ** z;
  const found = isTile ? await archive.getZxy(z, x, y) : undefined;
  const isOpenSea = source === 'overview' && isTile && z <= OVERVIEW_MAX_ZOOM;
  if (!found && isOpenSea) return new ArrayBuffer(0);
  if (!found) throw new Refusal('tile_not_found');
  return found.data;
}

/** What the street tiles of an area take on a device. */
export async function measureStreets(files: MockFiles, area: Bounds): Promise<AreaSize> {
  const archive = await open(files, ARCHIVES.streets, unpack);
  const { minLon, minLat, maxLon, maxLat, minZoom, maxZoom } = await archive.getHeader();
  const bounds = { west: minLon, south: minLat, east: maxLon, north: maxLat };
  return measureArea(area, { bounds, minZoom, maxZoom }, async ({ z, x, y }) => {
    const found = await archive.getZxy(z, x, y);
    return found?.data.byteLength ?? null;
  });
}

/**
 * All overview tiles as one file: the length of the index (4 bytes, little-endian), the index
 * `{ "z/x/y": [offset, length] }` as JSON, then the tiles as the archive holds them.
 */
export async function overviewPack(files: MockFiles): Promise<Blob> {
  const archive = await open(files, ARCHIVES.overview, (data) => Promise.resolve(data));
  const index: Record<string, [number, number]> = {};
  const parts: ArrayBuffer[] = [];
  let offset = 0;
  for (let z = 0; z <= OVERVIEW_MAX_ZOOM; z += 1) {
    for (let at = 0; at < 4 ** z; at += 1) {
      const [x, y] = [at % 2 ** z, Math.floor(at / 2 ** z)];
      const found = await archive.getZxy(z, x, y);
      if (!found) continue;
      index[`${z}/${x}/${y}`] = [offset, found.data.byteLength];
      parts.push(found.data);
      offset += found.data.byteLength;
    }
  }
  const head = new TextEncoder().encode(JSON.stringify(index));
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, head.length, true);
  return new Blob([length.buffer, head, ...parts]);
}

/** What the client has to know of the archives, as they say it themselves. */
export async function basemapSettings(files: MockFiles): Promise<Settings['basemap']> {
  const [overview, streets] = await Promise.all(
    [ARCHIVES.overview, ARCHIVES.streets].map(async (name) => {
      const archive = await open(files, name, unpack);
      const about = (await archive.getMetadata()) as { attribution?: string };
      return { ...(await archive.getHeader()), attribution: about.attribution ?? '' };
    }),
  );
  if (!overview || !streets) throw new RangeError('The mock build lacks an archive');
  return {
    overviewMaxZoom: overview.maxZoom,
    streetsMinZoom: streets.minZoom,
    streetsMaxZoom: streets.maxZoom,
    streetsBounds: {
      west: streets.minLon,
      south: streets.minLat,
      east: streets.maxLon,
      north: streets.maxLat,
    },
    attribution: [...new Set([overview.attribution, streets.attribution])].join(' · '),
  };
}

type Decompress = NonNullable<ConstructorParameters<typeof PMTiles>[2]>;

const unpack: Decompress = async (data) => {
  if (new Uint8Array(data)[0] !== 0x1f) return data;
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
};

async function open(files: MockFiles, name: string, decompress: Decompress): Promise<PMTiles> {
  const bytes = await files(name);
  const source: Source = {
    getKey: () => name,
    getBytes: async (offset, length) => ({ data: bytes.slice(offset, offset + length) }),
  };
  return new PMTiles(source, undefined, decompress);
}
