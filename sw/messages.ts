import { forgetPersonalAnswers } from './caching.ts';
import { keepListWarm } from './currentList.ts';
import { warmMap } from './tiles.ts';

/** What a page may ask of the worker. */
export type WorkerMessage =
  /** The page has nothing typed or on its way: the new version may take over. */
  | { type: 'SKIP_WAITING' }
  /** The page is answered by no worker: it was on its way when this one took over, or forcibly reloaded. */
  | { type: 'claim' }
  /** Somebody else is signed in, or nobody. */
  | { type: 'user-changed' }
  /** The page is idle and the connection may be used. */
  | { type: 'warm' };

/** Carries out a page's message; null when it is not one of ours. */
export function handleMessage(
  message: Partial<WorkerMessage> | null,
  scope: ServiceWorkerGlobalScope,
  appFiles: { install(): Promise<void> },
): Promise<unknown> | null {
  switch (message?.type) {
    case 'SKIP_WAITING':
      return scope.skipWaiting();
    case 'claim':
      return scope.clients.claim();
    case 'user-changed':
      return forgetPersonalAnswers();
    case 'warm':
      return Promise.all([
        // What the browser has lost or spoiled of the app since it was installed.
        appFiles.install().catch(() => undefined),
        warmMap(),
        keepListWarm(scope.registration),
      ]);
    default:
      return null;
  }
}
