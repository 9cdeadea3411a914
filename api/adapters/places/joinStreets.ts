import type { StoredTile } from '#api/platform/ports.ts';
import { isInside, tileBounds, type Bounds, type Tile } from '#schema/places/geo.ts';

export type TileMetadata = {
  minZoom: number;
  maxZoom: number;
  attribution: string;
  bounds: Bounds;
};
export type TileArchive = {
  tile(z: number, x: number, y: number): Promise<StoredTile | null>;
  metadata(): Promise<TileMetadata>;
};

/** Open sea, or land between areas with streets. */
export const EMPTY_TILE: StoredTile = {
  bytes: new Uint8Array(),
  encoding: 'identity',
  etag: '"sea"',
};
const OSM = '© OpenStreetMap contributors';

type Opened = { archive: TileArchive; about: TileMetadata };

/**
 * A tile comes from the smallest archive that contains its centre, else from any that has the tile.
 * All archives end at a common zoom, so that no area ends earlier than another, and begin where the
 * overview ends.
 */
export async function joinStreets(
  archives: readonly TileArchive[],
  firstZoom: number,
): Promise<TileArchive> {
  const [only] = archives;
  if (!only) throw new RangeError('There is no archive of streets.');
  const opened = await Promise.all(
    archives.map(async (archive) => ({ archive, about: await archive.metadata() })),
  );
  const about = joined(opened, firstZoom);
  return {
    metadata: () => Promise.resolve(about),
    async tile(z, x, y) {
      if (z < about.minZoom || z > about.maxZoom) return null;
      for (const { archive } of inOrder(opened, { z, x, y })) {
        const tile = await archive.tile(z, x, y);
        if (tile) return tile;
      }
      // Between areas a missing tile is a valid answer, not an error.
      return archives.length > 1 ? EMPTY_TILE : null;
    },
  };
}

const extent = ({ about: { bounds } }: Opened) =>
  (bounds.east - bounds.west) * (bounds.north - bounds.south);

function inOrder(opened: readonly Opened[], tile: Tile): Opened[] {
  const { west, south, east, north } = tileBounds(tile);
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const isOf = ({ about }: Opened) => Number(isInside(about.bounds, middle));
  return opened.toSorted((a, b) => isOf(b) - isOf(a) || extent(a) - extent(b));
}

function joined(opened: readonly Opened[], firstZoom: number): TileMetadata {
  const all = opened.map(({ about }) => about);
  const credits = all.map(({ attribution }) => attribution);
  const isNamed = credits.some((credit) => credit.includes('OpenStreetMap'));
  return {
    minZoom: Math.max(firstZoom, Math.min(...all.map(({ minZoom }) => minZoom))),
    maxZoom: Math.min(...all.map(({ maxZoom }) => maxZoom)),
    // This schema is always derived from OpenStreetMap, even if an archive does not credit it.
    attribution: [...new Set([...credits, isNamed ? '' : OSM])].filter(Boolean).join(' · '),
    bounds: {
      west: Math.min(...all.map(({ bounds }) => bounds.west)),
      south: Math.min(...all.map(({ bounds }) => bounds.south)),
      east: Math.max(...all.map(({ bounds }) => bounds.east)),
      north: Math.max(...all.map(({ bounds }) => bounds.north)),
    },
  };
}
