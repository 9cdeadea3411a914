import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { outboxStore } from './outboxStore.ts';

/**
 * By then the sender has heard from the server, or nothing answers: a network that swallows
 * requests reports no failure.
 */
export const SILENCE_MS = 3_000;

/** Whether sending has not begun for this row. */
export function isUntouched(id: string): boolean {
  const { rows = [], activity } = outboxStore.snapshot() ?? {};
  return activity !== 'sending' && rows.find((row) => row.id === id)?.status === 'waiting';
}

/**
 * Resolves with the row once it is received or needs attention; null after a failed try, while the
 * server cannot be reached or says nothing, or after `withinMs`. In those cases the row stays queued.
 */
export async function settled(id: string, withinMs: number): Promise<OutboxRow | null> {
  const runsBefore = outboxStore.endedRuns;
  return await new Promise((resolve) => {
    const done = (row: OutboxRow | null) => {
      clearTimeout(timer);
      clearTimeout(silence);
      stop();
      resolve(row);
    };
    const look = () => {
      const { rows = [], activity } = outboxStore.snapshot() ?? {};
      const row = rows.find((known) => known.id === id);
      if (row?.status === 'received' || row?.status === 'attention') done(row);
      // Earlier states say nothing about this try.
      const isAway = outboxStore.endedRuns > runsBefore && activity === 'offline';
      const hasFailed = row?.status === 'waiting' && row.problem !== null;
      if (isAway || hasFailed) done(null);
    };
    const timer = setTimeout(() => done(null), withinMs);
    const silence = setTimeout(() => isUntouched(id) && done(null), SILENCE_MS);
    const stop = outboxStore.subscribe(look);
    look();
  });
}
