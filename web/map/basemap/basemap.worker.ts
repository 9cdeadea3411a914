import type { TileAnswer, TileQuestion } from './workerDesk.ts';
import { createTileDesk } from './tileDesk.ts';
import type { TileName } from './tileNames.ts';

const desk = createTileDesk((edgePx) => new OffscreenCanvas(edgePx, edgePx));

function answer(question: TileQuestion): TileName[] | ImageBitmap | null {
  if (question.kind === 'open') return desk.open(question.url, question.tile);
  if (question.kind === 'paint')
    return desk.paint(question.url, question.order).transferToImageBitmap();
  desk.close(question.url);
  return null;
}

addEventListener('message', ({ data }: MessageEvent<TileQuestion>) => {
  try {
    const value = answer(data);
    const transfer = value instanceof ImageBitmap ? [value] : [];
    postMessage({ id: data.id, value } satisfies TileAnswer, { transfer });
  } catch {
    postMessage({ id: data.id, hasFailed: true } satisfies TileAnswer);
  }
});
