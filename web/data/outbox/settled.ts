import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { outboxStore } from './outboxStore.ts';

/**
 * Resolves with the row once it is received or needs attention; null when that takes longer than
 * `withinMs`, or when it was discarded. It goes on waiting to be sent either way.
 */
export async function settled(id: string, withinMs: number): Promise<OutboxRow | null> {
  return await new Promise((resolve) => {
    const done = (row: OutboxRow | null) => {
      clearTimeout(timer);
      stop();
      resolve(row);
    };
    const look = () => {
      const row = outboxStore.snapshot()?.rows.find((known) => known.id === id);
      if (row?.status === 'received' || row?.status === 'attention') done(row);
    };
    const timer = setTimeout(() => done(null), withinMs);
    const stop = outboxStore.subscribe(look);
    look();
  });
}
