import type { QueryCacheNotifyEvent } from '@tanstack/react-query';
import { drain, type DrainResult } from '#sw/outbox/drain.ts';
import { announce, subscribeToOutbox } from '#sw/outbox/outboxChannel.ts';
import { waitForOutboxLock } from '#sw/outbox/waitForOutboxLock.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { retryRefused } from '#sw/outbox/changeQueued.ts';
import { createPace } from '#sw/outbox/pace.ts';
import { takeUnannounced } from '#sw/outbox/readOutbox.ts';
import { whoIsSignedIn } from '#sw/outbox/whoIsSignedIn.ts';
import { connectivity } from '#web/net/connectivity.ts';
import { DrainSchedule } from './DrainSchedule.ts';
import { currentUserId, outboxDatabase, outboxStore } from './outboxStore.ts';
import { queryClient } from '#web/net/queryClient.ts';

export type OutboxListeners = {
  /** Called once per receipt and device, also for rows the worker sent while no page was open. */
  onReceived: (row: OutboxRow) => void;
  /** The server requires a session before it takes the rest. */
  onPaused: () => void;
};

const now = () => Date.now();
const exchange = { fetch: (url: string, init: RequestInit) => fetch(url, init), now };
/** The pace of this page's line. */
export const linePace = createPace();

/** Pause between two tries of a frozen account. */
const FROZEN_PAUSE_MS = 60_000;
let frozenAskedAt = 0;

/** Retries what a frozen account could not send: only the server knows when the freeze is over. */
async function retryFrozen(): Promise<void> {
  const userId = currentUserId();
  if (!userId || now() - frozenAskedAt < FROZEN_PAUSE_MS) return;
  const isFrozen = ({ problem }: OutboxRow) => problem?.code === 'account_frozen';
  const [first] = outboxStore.snapshot()?.rows.filter(isFrozen) ?? [];
  if (!first) return;
  frozenAskedAt = now();
  await retryRefused(outboxDatabase, userId, isFrozen).catch(() => undefined);
  requestDrain();
}

/** Null until the page starts sending. */
let sending: { schedule: DrainSchedule; listeners: OutboxListeners } | null = null;

/** Sends now, or right after the current run. */
export function requestDrain(): void {
  sending?.schedule.ask();
}

/**
 * Sends the outbox while the page lives: at start, when server or page come back, after a sign-in,
 * and by a growing delay. Returns a stop function.
 */
export function startOutboxDrain(listeners: OutboxListeners): () => void {
  const schedule = new DrainSchedule(run);
  sending = { schedule, listeners };
  let userId = currentUserId();
  let hasRead = false;
  const frozenTimer = setInterval(() => void retryFrozen(), FROZEN_PAUSE_MS);
  const onVisible = () => {
    if (document.visibilityState !== 'visible') return;
    requestDrain();
    void retryFrozen();
  };
  const onUser = (event: QueryCacheNotifyEvent) => {
    // A new sign-in of the same person changes nothing except that the server takes rows again.
    if (event.query.queryKey[0] !== 'user') return;
    const isAnswer = event.type === 'updated' && event.action.type === 'success';
    const isSignIn = outboxStore.isPaused() && isAnswer && Boolean(currentUserId());
    if (currentUserId() === userId && !isSignIn) return;
    userId = currentUserId();
    void announceReceipts();
    requestDrain();
  };
  const stops = [
    outboxStore.subscribe(() => {
      // Rows that were refused before this page was opened.
      if (hasRead || !outboxStore.snapshot()?.rows.length) return;
      hasRead = true;
      void retryFrozen();
    }),
    subscribeToOutbox((event) => {
      if (event.type === 'changed') void announceReceipts();
    }),
    queryClient.getQueryCache().subscribe(onUser),
    // Once the page shows 'Online', a delay set while offline must not continue.
    connectivity.subscribe(() => {
      if (connectivity.isOnline()) requestDrain();
    }),
  ];
  document.addEventListener('visibilitychange', onVisible);
  void announceReceipts();
  // guard: page-sends-by-itself
  requestDrain();
  // Rows restored from second copies have been waiting since then.
  void outboxStore.restored().then(requestDrain);
  return () => {
    sending = null;
    schedule.stop();
    clearInterval(frozenTimer);
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

async function run(): Promise<DrainResult | null> {
  try {
    const result = await drain({
      ...exchange,
      database: outboxDatabase,
      pace: linePace,
      random: () => Math.random(),
      whoIsSignedIn: (signal) => whoIsSignedIn(exchange, signal),
      lock: (work) =>
        waitForOutboxLock({ locks: navigator.locks, database: outboxDatabase, now }, work),
      onProgress: (progress) => announce({ type: 'progress', ...progress }),
      onSettled: () => announce({ type: 'changed' }),
      onUnsettled: (rows) => {
        void outboxStore.keepUnsettled(rows);
        for (const row of rows) if (row.status === 'received') announceReceipt(row);
      },
    });
    publishOutcome(result);
    return result;
  } catch {
    // The database failed; the store shows why. All waiting rows are still in it.
    await outboxStore.refresh();
    return null;
  }
}

function publishOutcome({ outcome, received }: DrainResult): void {
  if (received > 0 || outcome === 'signed_out') connectivity.report(true);
  if (outcome === 'offline') connectivity.report(false);
  outboxStore.endRun(outcome === 'held' ? 'waiting' : outcome);
  void outboxStore.refresh();
  if (outcome === 'signed_out') sending?.listeners.onPaused();
}

const announced = new Set<string>();

/** Announces a receipt once, even if it reaches the database later or never. */
export function announceReceipt(row: OutboxRow): void {
  if (announced.has(row.id)) return;
  announced.add(row.id);
  sending?.listeners.onReceived(row);
}

async function announceReceipts(): Promise<void> {
  const userId = currentUserId();
  if (!userId || !sending) return;
  try {
    const rows = await takeUnannounced(outboxDatabase, userId, now());
    for (const row of rows) announceReceipt(row);
  } catch {
    // The store reports the failure; the receipt is announced at the next start.
  }
}
