import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { waitingChoice } from '#web/device/outbox/waitingChoice.ts';

type Told = { isAffected: boolean; affectedCount: number; isWaiting: boolean };

/** The server's state with this device's unsent change applied. */
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
