import { nextTask } from '#web/device/nextTask.ts';
import type { PictureOrder } from './paintTile.ts';
import type { TileName, TileSquare } from './tileNames.ts';
import { createWorkerDesk, type Desk, type TilePicture } from './workerDesk.ts';

/** A tile of the installation's own map. */
export type TileAddress = { name: 'overview' | 'streets'; z: number; x: number; y: number };

const OPEN_MAX = 64;
/** Half the length of the equator in the map's metres. */
const WORLD_EDGE_M = 20_037_508.342789244;

let desk: Promise<Desk> | null = null;
/** By address, least recently used first. */
const opened = new Map<string, Promise<TileName[]>>();

/** Labels in a tile. Rejects if the tile cannot be loaded. */
export function namesOfTile(tile: TileAddress): Promise<TileName[]> {
  const url = tileUrl(tile);
  const names = opened.get(url) ?? open(url, tileSquare(tile));
  opened.delete(url);
  opened.set(url, names);
  for (const oldest of opened.keys()) {
    if (opened.size <= OPEN_MAX) break;
    opened.delete(oldest);
    void desk?.then(({ close }) => close(oldest));
  }
  return names;
}

/** Picture of a tile or of a square in it, without labels. Rejects if the tile cannot be loaded. */
export async function pictureOfTile(tile: TileAddress, order: PictureOrder): Promise<TilePicture> {
  const url = tileUrl(tile);
  let working: Desk;
  do {
    await namesOfTile(tile);
    working = await getDesk();
    // Meanwhile so many others may have been opened that this one was closed again.
  } while (!opened.has(url));
  return await working.paint(url, order);
}

async function open(url: string, square: TileSquare): Promise<TileName[]> {
  try {
    // Fetched by the page, not the worker: the service worker answers a page from its first visit on.
    const [working, bytes] = await Promise.all([getDesk(), fetchBytes(url)]);
    return await working.open(url, bytes, square);
  } catch (error) {
    opened.delete(url);
    throw error;
  }
}

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  // The map requests all tiles of a view in one step.
  await nextTask();
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}: a tile could not be loaded`);
  return await response.arrayBuffer();
}

function getDesk(): Promise<Desk> {
  desk ??= createDesk().catch((error: unknown) => {
    desk = null;
    throw error;
  });
  return desk;
}

async function createDesk(): Promise<Desk> {
  if (typeof OffscreenCanvas === 'undefined')
    return (await import('./pageDesk.ts')).createPageDesk();
  return createWorkerDesk(() => {
    desk = null;
    opened.clear();
  });
}

export const tileUrl = ({ name, z, x, y }: TileAddress): string =>
  `/api/tiles/${name}/${z}/${x}/${y}`;

function tileSquare({ z, x, y }: TileAddress): TileSquare {
  const edge = (2 * WORLD_EDGE_M) / 2 ** z;
  return { west: x * edge - WORLD_EDGE_M, north: WORLD_EDGE_M - y * edge, edge };
}
