import type { CoverBox } from './coverBox.ts';
import type { ShrinkOrder, ShrinkProblem, ShrinkReply, ShrunkPhoto } from './shrinkPhoto.worker.ts';

export type { ShrunkPhoto } from './shrinkPhoto.worker.ts';

/** `not_loaded`: the code could not be had, as without a network. */
type PhotoProblem = ShrinkProblem | 'not_loaded';

/** `unsupported`: this browser cannot re-encode pictures. */
export class PhotoError extends Error {
  readonly problem: PhotoProblem;

  constructor(problem: PhotoProblem) {
    super(`The photo cannot be used: ${problem}`);
    this.name = 'PhotoError';
    this.problem = problem;
  }
}

type Waiting = { resolve: (photo: ShrunkPhoto) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
/** Whether the worker's code has run. */
let hasAnswered = false;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Re-encodes a photo in a worker: at most 1600 px on its longer edge, WebP or JPEG, no metadata,
 * `boxes` painted over. Returns time and place of capture as data; the caller must ask for consent
 * before using them. Rejects with PhotoError.
 */
export async function shrinkPhoto(
  file: Blob,
  boxes: readonly CoverBox[] = [],
): Promise<ShrunkPhoto> {
  const original = await file.arrayBuffer();
  lastId += 1;
  const id = lastId;
  const reply = new Promise<ShrunkPhoto>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
  const order: ShrinkOrder = { id, original, boxes };
  started().postMessage(order, [original]);
  return await reply;
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./shrinkPhoto.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', (event: MessageEvent<ShrinkReply>) => settle(event.data));
  worker.addEventListener('error', abandon);
  return worker;
}

function settle(reply: ShrinkReply): void {
  hasAnswered = true;
  const { resolve, reject } = waiting.get(reply.id) ?? {};
  waiting.delete(reply.id);
  if ('photo' in reply) resolve?.(reply.photo);
  else reject?.(new PhotoError(reply.problem));
}

/** A worker without code or out of memory never answers; the next photo gets a new one. */
function abandon(): void {
  worker?.terminate();
  worker = null;
  const problem = hasAnswered ? 'unreadable' : 'not_loaded';
  hasAnswered = false;
  for (const { reject } of waiting.values()) reject(new PhotoError(problem));
  waiting.clear();
}
