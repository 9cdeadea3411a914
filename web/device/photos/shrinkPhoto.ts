import type { CoverBox } from './coverBox.ts';
import type { ShrinkOrder, ShrinkReply, ShrunkPhoto } from './shrinkPhoto.worker.ts';
import { shrinkPicture, type ShrinkProblem } from './shrinkPicture.ts';

export type { ShrunkPhoto } from './shrinkPhoto.worker.ts';

/** `unsupported`: this browser cannot re-encode pictures. */
export class PhotoError extends Error {
  readonly problem: ShrinkProblem;

  constructor(problem: ShrinkProblem) {
    super(`The photo cannot be used: ${problem}`);
    this.name = 'PhotoError';
    this.problem = problem;
  }
}

/** The worker's code could not be loaded, for example without a network. */
class NotLoaded extends Error {}

type Waiting = { resolve: (photo: ShrunkPhoto) => void; reject: (error: Error) => void };

let worker: Worker | null = null;
/** Whether the worker's code has run. */
let isReady = false;
let lastId = 0;
const waiting = new Map<number, Waiting>();
const listeners = new Set<(isLoaded: boolean) => void>();

/** Starts the worker before there is a photo: later there may be no network. Rejects without its code. */
export function loadShrinking(): Promise<void> {
  started();
  if (isReady) return Promise.resolve();
  return new Promise((resolve, reject) => {
    listeners.add((isLoaded) => (isLoaded ? resolve() : reject(new NotLoaded())));
  });
}

/**
 * Re-encodes a photo in a worker: at most 1600 px on its longer edge, WebP or JPEG, no metadata,
 * `boxes` painted over. Returns time and place of capture as data; the caller must ask for consent
 * before using them. Without the worker's code the page does it, and the capture stays unknown.
 * Rejects with PhotoError.
 */
export async function shrinkPhoto(
  file: Blob,
  boxes: readonly CoverBox[] = [],
): Promise<ShrunkPhoto> {
  try {
    return await shrinkInWorker(await file.arrayBuffer(), boxes);
  } catch (error) {
    if (!(error instanceof NotLoaded)) throw error;
  }
  const picture = await shrinkPicture(await file.arrayBuffer(), boxes);
  if (typeof picture === 'string') throw new PhotoError(picture);
  return { ...picture, takenAt: null, position: null };
}

function shrinkInWorker(original: ArrayBuffer, boxes: readonly CoverBox[]): Promise<ShrunkPhoto> {
  lastId += 1;
  const id = lastId;
  const order: ShrinkOrder = { id, original, boxes };
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    started().postMessage(order, [original]);
  });
}

function started(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./shrinkPhoto.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<ShrinkReply | 'ready'>) => {
    isReady = true;
    tell(true);
    if (data !== 'ready') settle(data);
  });
  worker.addEventListener('error', abandon);
  return worker;
}

function tell(isLoaded: boolean): void {
  for (const listener of listeners) listener(isLoaded);
  listeners.clear();
}

function settle(reply: ShrinkReply): void {
  const { resolve, reject } = waiting.get(reply.id) ?? {};
  waiting.delete(reply.id);
  if ('photo' in reply) resolve?.(reply.photo);
  else reject?.(new PhotoError(reply.problem));
}

/** A worker without code or out of memory never answers; the next photo gets a new one. */
function abandon(): void {
  worker?.terminate();
  worker = null;
  const reason = isReady ? new PhotoError('unreadable') : new NotLoaded();
  isReady = false;
  tell(false);
  for (const { reject } of waiting.values()) reject(reason);
  waiting.clear();
}
