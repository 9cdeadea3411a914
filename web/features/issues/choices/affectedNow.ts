import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { waitingChoice } from '#web/device/outbox/waitingChoice.ts';

type Told = { isAffected: boolean; affectedCount: number; isWaiting: boolean };

/** What the button shows: what the server knows, with what this device still has to tell it. */
export function affectedNow(
  known: { id: string; isAffected: boolean; affectedCount: number },
  rows: readonly OutboxRow[] | undefined,
): Told {
  const waiting = waitingChoice(rows, 'tellAffected', known.id);
  if (!waiting) return { ...known, isWaiting: false };
  const { isAffected } = waiting.body;
  const change = Number(isAffected) - Number(known.isAffected);
  return { isAffected, affectedCount: known.affectedCount + change, isWaiting: true };
}
