import { countUnsent, showBadge } from './outbox/badge.ts';
import { createOutboxDatabase } from './outbox/database.ts';
import { drain, type DrainResult } from './outbox/drain.ts';
import { announce } from './outbox/outboxChannel.ts';
import { ifOutboxLockIsFree } from './outbox/outboxLock.ts';
import { createPace } from './outbox/pace.ts';
import { whoIsSignedIn } from './outbox/whoIsSignedIn.ts';

export const database = createOutboxDatabase();
const pace = createPace();

/** Sends while no page may be open; no-op if a page is already sending. */
export async function drainInWorker(): Promise<DrainResult> {
  const now = () => Date.now();
  // Called at use, not captured: the testers' build replaces `fetch`.
  const exchange = { fetch: (url: string, init: RequestInit) => fetch(url, init), now };
  const result = await drain({
    ...exchange,
    database,
    pace,
    random: () => Math.random(),
    whoIsSignedIn: (signal) => whoIsSignedIn(exchange, signal),
    lock: (run) => ifOutboxLockIsFree({ locks: navigator.locks, database, now }, run),
    onProgress: (progress) => announce({ type: 'progress', ...progress }),
    onSettled: () => announce({ type: 'changed' }),
  });
  const { userId } = result;
  if (userId !== null) await showBadge(navigator, await countUnsent(database, userId));
  return result;
}
