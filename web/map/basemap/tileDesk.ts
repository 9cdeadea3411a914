import { paintTile, type PictureOrder } from './paintTile.ts';
import { readVectorTile, type Shape } from '#schema/places/tiles/readVectorTile.ts';
import { readNames, type TileName, type TileSquare } from './tileNames.ts';

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Caches tiles by address, returns their labels and draws pictures of them. */
export type TileDesk<C extends Canvas> = {
  open: (url: string, tile: { bytes: ArrayBuffer; square: TileSquare }) => TileName[];
  /** A tile that is not open gives an empty picture. */
  paint: (url: string, order: PictureOrder) => C;
  close: (url: string) => void;
};

/** Runs in the worker, or on the page where workers cannot draw. */
export function createTileDesk<C extends Canvas>(createCanvas: (edgePx: number) => C): TileDesk<C> {
  const opened = new Map<string, Shape[]>();
  return {
    open: (url, { bytes, square }) => {
      const shapes = readVectorTile(bytes);
      opened.set(url, shapes);
      return readNames(shapes, square);
    },
    paint: (url, order) => {
      const canvas = createCanvas(order.edgePx);
      const pen = canvas.getContext('2d');
      if (pen) paintTile(pen, opened.get(url) ?? [], order);
      return canvas;
    },
    close: (url) => void opened.delete(url),
  };
}
