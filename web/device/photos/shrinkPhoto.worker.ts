import { completeBrowser } from '#web/device/completeBrowser.ts';
import type { CoverBox } from './coverBox.ts';
import { readCapture, type Capture } from './readCapture.ts';
import { shrinkPicture, type ShrinkProblem, type SmallPicture } from './shrinkPicture.ts';

export type ShrunkPhoto = Capture & SmallPicture;

/** `boxes` are in pixels of the upright picture. */
export type ShrinkOrder = { id: number; original: ArrayBuffer; boxes: readonly CoverBox[] };
export type ShrinkReply =
  | { id: number; photo: ShrunkPhoto }
  | { id: number; problem: ShrinkProblem };

const completed = completeBrowser();

addEventListener('message', ({ data }: MessageEvent<ShrinkOrder>) => {
  void completed.then(() => answer(data)).catch(() => undefined);
});
// All code is loaded; orders may come later, without a network. If some is missing, the page gets an error
// and does the work itself.
completed.then(() => postMessage('ready')).catch(reportError);

async function answer({ id, original, boxes }: ShrinkOrder): Promise<void> {
  // Without an answer the form would wait forever.
  const result = await shrink(original, boxes).catch((): ShrinkProblem => 'unreadable');
  if (typeof result === 'string') return send({ id, problem: result }, []);
  send({ id, photo: result }, [result.bytes]);
}

function send(reply: ShrinkReply, transfer: Transferable[]): void {
  postMessage(reply, { transfer });
}

async function shrink(
  original: ArrayBuffer,
  boxes: readonly CoverBox[],
): Promise<ShrunkPhoto | ShrinkProblem> {
  const picture = await shrinkPicture(original, boxes);
  return typeof picture === 'string' ? picture : { ...(await readCapture(original)), ...picture };
}
