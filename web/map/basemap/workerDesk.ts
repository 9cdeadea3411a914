import type { PictureOrder } from './paintTile.ts';
import type { TileName, TileSquare } from './tileNames.ts';

export type TileQuestion = { id: number; url: string } & (
  | { kind: 'open'; tile: { bytes: ArrayBuffer; square: TileSquare } }
  | { kind: 'paint'; order: PictureOrder }
  | { kind: 'close' }
);

export type TileAnswer =
  | { id: number; value: TileName[] | ImageBitmap | null; hasFailed?: undefined }
  | { id: number; value?: undefined; hasFailed: true };

export type TilePicture = ImageBitmap | HTMLCanvasElement;

/** Reads and draws tiles, in a worker or between the page's tasks. */
export type Desk = {
  open: (url: string, bytes: ArrayBuffer, square: TileSquare) => Promise<TileName[]>;
  paint: (url: string, order: PictureOrder) => Promise<TilePicture>;
  close: (url: string) => void;
};

type Waiting = { resolve: (value: unknown) => void; reject: (reason: Error) => void };

/** `onLost` is called when the worker ends: its open tiles are gone. */
export function createWorkerDesk(onLost: () => void): Desk {
  const worker = new Worker(new URL('./basemap.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<TileAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.hasFailed) asked?.reject(new Error('The tile cannot be drawn'));
    else asked?.resolve(data.value);
  });
  // A worker whose code cannot be loaded never answers.
  worker.addEventListener('error', () => {
    worker.terminate();
    onLost();
    for (const { reject } of waiting.values()) reject(new Error('No worker draws the map'));
    waiting.clear();
  });
  const ask = <Value>(toQuestion: (id: number) => TileQuestion, transfer: Transferable[] = []) =>
    new Promise<Value>((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      worker.postMessage(toQuestion(id), transfer);
    });
  return {
    open: (url, bytes, square) =>
      ask((id) => ({ id, url, kind: 'open', tile: { bytes, square } }), [bytes]),
    paint: (url, order) => ask((id) => ({ id, url, kind: 'paint', order })),
    close: (url) => void ask((id) => ({ id, url, kind: 'close' })).catch(() => undefined),
  };
}
