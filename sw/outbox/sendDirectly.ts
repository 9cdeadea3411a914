import { attention, classifyOperation, type Outcome } from './classify.ts';
import { newRow, type NewOperation, type NewPart } from './enqueue.ts';
import type { OutboxRow } from './outboxRow.ts';
import { sendAlone } from './sendGroup.ts';
import { afterOutcome } from './settleRows.ts';
import { uploadPart, type UploadDependencies } from './uploadPart.ts';

/** The person is watching; the same key makes repeats safe. */
const TRIES = 3;

/**
 * Delivers an operation from memory, for browsers without storage. Returns the received or refused
 * row; null: not delivered, and it exists only in the form. Never throws.
 */
export async function sendDirectly(
  deps: UploadDependencies,
  operation: NewOperation,
  signal: AbortSignal,
): Promise<OutboxRow | null> {
  const row = newRow(operation, 0, []);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const outcome = await tryOnce(deps, row, {
      parts: operation.parts ?? [],
      isRepeat: attempt > 0,
      signal,
    });
    const isDecided = outcome.kind === 'received' || outcome.kind === 'attention';
    if (isDecided) return afterOutcome(row, outcome, { now: deps.now(), random: 1 });
    if (outcome.kind === 'signed_out') return null;
  }
  return null;
}

type Attempt = { parts: readonly NewPart[]; isRepeat: boolean; signal: AbortSignal };

async function tryOnce(
  deps: UploadDependencies,
  row: OutboxRow,
  { parts, isRepeat, signal }: Attempt,
): Promise<Outcome> {
  for (const part of row.parts) {
    const bytes = parts.find(({ id }) => id === part.id)?.bytes;
    if (!bytes) return attention('photo_lost', null, 'A photo is no longer on this device.');
    const { userId } = row;
    const upload = { part, userId, bytes, isRepeat, onArrived: async () => undefined };
    const outcome = await uploadPart(deps, upload, signal);
    if (outcome.kind !== 'uploaded') return outcome;
  }
  return classifyOperation(row, await sendAlone(deps, row, signal));
}
