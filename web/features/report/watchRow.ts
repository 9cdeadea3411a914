import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { outboxStore } from '#web/device/outbox/outboxStore.ts';

/** After this the person may go on; sending goes on by itself. */
const WATCH_MS = 20_000;

/**
 * Follows a queued row while somebody watches: resolves with it once it is received or refused, and
 * with null as soon as the queue gives up for now, so that nobody stands before a bar that does not
 * move.
 */
export async function watchRow(id: string): Promise<OutboxRow | null> {
  // What was read before the row was changed still shows its old refusal.
  await outboxStore.refresh();
  return await new Promise((resolve) => {
    const finish = (row: OutboxRow | null) => {
      clearTimeout(timer);
      stop();
      resolve(row);
    };
    const look = () => {
      const state = outboxStore.snapshot();
      const row = state?.rows.find((candidate) => candidate.id === id);
      if (!state) return;
      // Once the session is known to be over, nobody's rows are shown, this one neither.
      if (!row && state.activity === 'signed_out') finish(null);
      if (!row) return;
      if (row.status === 'received' || row.status === 'attention') finish(row);
      else if (row.status === 'waiting' && hasGivenUp(state.activity)) finish(null);
    };
    const timer = setTimeout(() => finish(null), navigator.onLine ? WATCH_MS : 0);
    const stop = outboxStore.subscribe(look);
    look();
  });
}

function hasGivenUp(activity: string): boolean {
  return activity === 'offline' || activity === 'waiting' || activity === 'signed_out';
}
