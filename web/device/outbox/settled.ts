import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { outboxStore } from './outboxStore.ts';

/**
 * Resolves with the row once it is received or needs attention; null as soon as a try has failed or the
 * server cannot be reached, and after `withinMs` at the latest. Unless it was discarded, it goes on
 * waiting to be sent then.
 */
export async function settled(id: string, withinMs: number): Promise<OutboxRow | null> {
  const runsBefore = outboxStore.endedRuns;
  return await new Promise((resolve) => {
    const done = (row: OutboxRow | null) => {
      clearTimeout(timer);
      stop();
      resolve(row);
    };
    const look = () => {
      const { rows = [], activity } = outboxStore.snapshot() ?? {};
      const row = rows.find((known) => known.id === id);
      if (row?.status === 'received' || row?.status === 'attention') done(row);
      // What was known before says nothing about this try.
      const isAway = outboxStore.endedRuns > runsBefore && activity === 'offline';
      const hasFailed = row?.status === 'waiting' && row.problem !== null;
      if (isAway || hasFailed) done(null);
    };
    const timer = setTimeout(() => done(null), withinMs);
    const stop = outboxStore.subscribe(look);
    look();
  });
}
