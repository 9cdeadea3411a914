import { createTileDesk } from './tileDesk.ts';
import type { Desk } from './workerDesk.ts';

/** Reads and draws tiles on the page, each in its own task, for browsers whose workers cannot draw. */
export function createPageDesk(): Desk {
  const desk = createTileDesk((edgePx) => {
    const canvas = document.createElement('canvas');
    canvas.width = edgePx;
    canvas.height = edgePx;
    return canvas;
  });
  return {
    open: (url, bytes, square) => inOwnTask(() => desk.open(url, { bytes, square })),
    paint: (url, order) => inOwnTask(() => desk.paint(url, order)),
    close: desk.close,
  };
}

function inOwnTask<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(work());
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });
}
