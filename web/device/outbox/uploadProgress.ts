import type { Progress } from '#sw/outbox/outboxChannel.ts';
import type { OutboxState } from './outboxStore.ts';

/** Whole percent; the operation itself counts as a kilobyte more, so that it ends below 100. */
export function toPercent(progress: Progress | undefined): number {
  if (!progress) return 0;
  return Math.round((progress.arrivedBytes / (progress.totalBytes + 1_000)) * 100);
}

/** Whether something is being sent, but slowly. */
export function isSendingSlowly(state: OutboxState | undefined): boolean {
  return (
    state?.rows.some(({ id, status }) => status === 'sending' && state.progress[id]?.isSlow) ??
    false
  );
}
