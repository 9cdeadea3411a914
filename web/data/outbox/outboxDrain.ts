import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import { drain, type DrainResult } from '#sw/outbox/drain.ts';
import { announce, subscribeToOutbox } from '#sw/outbox/outboxChannel.ts';
import { underOutboxLock } from '#sw/outbox/outboxLock.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { takeUnannounced } from '#sw/outbox/readOutbox.ts';
import { retryDelayMs } from '#sw/outbox/retryDelay.ts';
import { whoIsSignedIn } from '#sw/outbox/whoIsSignedIn.ts';
import { connectivity } from '#web/data/server/connectivity.ts';
import { currentUserId, outboxDatabase, outboxStore } from './outboxStore.ts';
import { queryClient } from '#web/data/cache/queryClient.ts';

export type OutboxListeners = {
  /** Once per receipt and device, also for what the worker sent while no page was open. */
  onReceived: (row: OutboxRow) => void;
  /** The server asks to sign in before it takes the rest. */
  onPaused: () => void;
};

const MIN_DELAY_MS = 500;
const now = () => Date.now();
const exchange = { fetch: (url: string, init: RequestInit) => fetch(url, init), now };

let listeners: OutboxListeners | null = null;
let running: Promise<void> | null = null;
let isAskedAgain = false;
let isPaused = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits, now or right after the run that is under way. */
export function requestDrain(): void {
  if (!listeners) return;
  if (running) {
    isAskedAgain = true;
    return;
  }
  clearTimeout(timer);
  running = run().finally(() => {
    running = null;
    if (!isAskedAgain) return;
    isAskedAgain = false;
    requestDrain();
  });
}

/**
 * Keeps the outbox moving while the page lives: at once, when the network or the page comes back,
 * after a sign-in, and by a growing delay. Returns how to stop.
 */
export function startOutboxDrain(given: OutboxListeners): () => void {
  listeners = given;
  let userId = currentUserId();
  const onVisible = () => {
    if (document.visibilityState === 'visible') requestDrain();
  };
  const onOnline = () => {
    failures = 0;
    requestDrain();
  };
  const onUser = (event: QueryCacheNotifyEvent) => {
    // Signing in again as the same person changes nothing but that the server takes rows again.
    if (event.query.queryKey[0] !== 'user') return;
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    const isSignIn = isPaused && isAnswer && Boolean(currentUserId());
    if (currentUserId() === userId && !isSignIn) return;
    userId = currentUserId();
    void tellReceipts();
    requestDrain();
  };
  const stops = [
    outboxStore.subscribe(() => undefined),
    subscribeToOutbox((event) => {
      if (event.type === 'changed') void tellReceipts();
    }),
    queryClient.getQueryCache().subscribe(onUser),
  ];
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisible);
  void tellReceipts();
  // guard: page-sends-by-itself
  requestDrain();
  return () => {
    listeners = null;
    clearTimeout(timer);
    for (const stop of stops) stop();
    removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

async function run(): Promise<void> {
  try {
    const result = await drain({
      ...exchange,
      database: outboxDatabase,
      random: () => Math.random(),
      whoIsSignedIn: (signal) => whoIsSignedIn(exchange, signal),
      lock: (work) =>
        underOutboxLock(
          { locks: navigator.locks, database: outboxDatabase, now, mode: 'wait' },
          work,
        ),
      onProgress: (progress) => announce({ type: 'progress', ...progress }),
      onSettled: () => announce({ type: 'changed' }),
    });
    conclude(result);
  } catch {
    // The database refused; the store tells why. Everything that waits is still in it.
    await outboxStore.refresh();
    again(retryDelayMs((failures += 1), Math.random()));
  }
}

function conclude({ outcome, received, retryAt }: DrainResult): void {
  failures = outcome === 'offline' ? failures + 1 : 0;
  if (received > 0 || outcome === 'signed_out') connectivity.report(true);
  if (outcome === 'offline') connectivity.report(false);
  outboxStore.setActivity(outcome === 'held' ? 'waiting' : outcome);
  void outboxStore.refresh();
  isPaused = outcome === 'signed_out';
  if (isPaused) listeners?.onPaused();
  if (retryAt === null) return;
  const ownDelayMs = outcome === 'offline' ? retryDelayMs(failures, Math.random()) : MIN_DELAY_MS;
  again(Math.max(ownDelayMs, retryAt - now()));
}

function again(delayMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(requestDrain, delayMs);
}

/** Tells of a receipt that is in no database. */
export function tellReceived(row: OutboxRow): void {
  listeners?.onReceived(row);
}

async function tellReceipts(): Promise<void> {
  const userId = currentUserId();
  if (!userId || !listeners) return;
  try {
    const rows = await takeUnannounced(outboxDatabase, userId, now());
    for (const row of rows) listeners?.onReceived(row);
  } catch {
    // Storage that fails here is told by the store; an untold receipt is told at the next start.
  }
}
