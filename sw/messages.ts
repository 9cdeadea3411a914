import { forgetPersonalAnswers } from './caching.ts';
import { keepListWarm } from './currentList.ts';
import { warmMap } from './tiles.ts';

export type WorkerMessage =
  /** The page has no unsaved input and nothing being sent: the new version may take over. */
  | { type: 'SKIP_WAITING' }
  /**
   * The page has no controller: it was loading when this worker took over, or was force-reloaded.
   */
  | { type: 'claim' }
  /** Another person has signed in, or the person has signed out. */
  | { type: 'user-changed' }
  /**
   * Repeated until answered: fetches missing files of the app, first of all those the installation left
   * out.
   */
  | { type: 'keep-app' }
  /** The page is idle and the connection may be used. */
  | { type: 'warm' };

/** Null: not one of our messages. */
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
    case 'keep-app':
      // Also restores files that the browser has lost or damaged.
      return appFiles.install();
    case 'warm':
      return Promise.all([
        appFiles
          .install()
          .catch(() => undefined)
          .then(warmMap),
        keepListWarm(scope.registration),
      ]);
    default:
      return null;
  }
}
