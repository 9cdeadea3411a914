import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { createGate } from '#api/platform/gates.ts';
import type { MapData, StoredTile, TileSource } from '#api/platform/ports.ts';
import { readVectorTile } from '#schema/places/tiles/readVectorTile.ts';
import type { Settings } from '#schema/site/settings.ts';
import {
  MAP_HEIGHT,
  MAP_WIDTH,
  pointOf,
  tilesIn,
  zoomLevel,
  type AreaView,
} from './areaView.rules.ts';
import { drawStreets, WHOLE, type Box, type DrawnTile } from './drawStreets.rules.ts';

/** Keeps a page below 30 kB even if its pins have the most and longest names. */
const STREETS_MAX_LENGTH = 11_000;
/** The part of it for the overview, below the streets. */
const OVERVIEW_MAX_LENGTH = 2_000;
const KEPT_MAX = 100;
/** Tiles are drawn 512 to 1,024 px wide: at most six, with enough detail for a small map. */
const LEVELS_COARSER = 1;

const unpack = async ({ bytes, encoding }: StoredTile): Promise<ArrayBuffer> =>
  Uint8Array.from(encoding === 'gzip' ? await promisify(gunzip)(bytes) : bytes).buffer;

/** The bounds of the installation's streets in the drawing; their tiles extend beyond them. */
function visibleBox(view: AreaView, bounds: Settings['basemap']['streetsBounds']): Box {
  if (!bounds) return WHOLE;
  const [left, top] = pointOf(view, { latitude: bounds.north, longitude: bounds.west });
  const [right, bottom] = pointOf(view, { latitude: bounds.south, longitude: bounds.east });
  return {
    left: Math.max(WHOLE.left, Math.round(left)),
    top: Math.max(WHOLE.top, Math.round(top)),
    right: Math.min(WHOLE.right, Math.round(right)),
    bottom: Math.min(WHOLE.bottom, Math.round(bottom)),
  };
}

const holdsDrawing = ({ left, top, right, bottom }: Box): boolean =>
  left <= 0 && top <= 0 && right >= MAP_WIDTH && bottom >= MAP_HEIGHT;

export type DrawBackdrop = (view: AreaView, who: string) => Promise<string>;

/** Draws what lies below the pins, one area at a time, addresses taking turns; the latest ones are cached. */
export function createBackdrops(mapData: MapData, basemap: Settings['basemap']): DrawBackdrop {
  const inTurn = createGate({ atOnce: 1 });
  const kept = new Map<string, string>();

  async function load(source: TileSource, view: AreaView, z: number) {
    const tiles: (DrawnTile | null)[] = [];
    for (const tile of tilesIn(view, z)) {
      const stored = await mapData.tile(source, z, tile.x, tile.y);
      tiles.push(stored && { tile, shapes: readVectorTile(await unpack(stored)) });
    }
    return tiles;
  }

  /** The installation's streets, and beyond their bounds the overview of the world. */
  async function draw(view: AreaView): Promise<string> {
    const z = Math.max(0, Math.floor(zoomLevel(view)) - LEVELS_COARSER);
    const { streetsMinZoom, streetsMaxZoom, overviewMaxZoom } = basemap;
    const streets =
      z >= streetsMinZoom ? await load('streets', view, Math.min(z, streetsMaxZoom)) : [];
    const found = streets.filter((tile) => tile !== null);
    const box = visibleBox(view, basemap.streetsBounds);
    const hasGaps = found.length < streets.length || !holdsDrawing(box);
    const isAlone = found.length === 0;
    const below =
      isAlone || hasGaps ? await load('overview', view, Math.min(z, overviewMaxZoom)) : [];
    const most = isAlone ? STREETS_MAX_LENGTH : OVERVIEW_MAX_LENGTH;
    const overview = drawStreets(
      below.filter((tile) => tile !== null),
      WHOLE,
      most,
    );
    return overview + drawStreets(found, box, STREETS_MAX_LENGTH - overview.length);
  }

  return async (view, who) => {
    const key = [view.west, view.north, view.scale].join(' ');
    const drawn = kept.get(key) ?? (await inTurn(who, () => draw(view)));
    kept.delete(key);
    kept.set(key, drawn);
    if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
    return drawn;
  };
}
