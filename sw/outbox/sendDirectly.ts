import { fillPath } from '#schema/defineEndpoint.ts';
import { classifyOperation, classifyUpload, type Outcome } from './classify.ts';
import { newRow, type NewOperation, type NewPart } from './enqueue.ts';
import { exchange, type Exchange } from './exchange.ts';
import { uploadPathOf } from './operations.ts';
import type { OutboxRow } from './outboxRow.ts';
import { sendAlone } from './sendGroup.ts';
import { afterOutcome } from './settleRows.ts';

/** The person is watching; the same key makes repeats safe. */
const TRIES = 3;

/**
 * Delivers an operation from memory, for browsers without storage. Returns the received or refused
 * row; null: not delivered, and it exists only in the form. Never throws.
 */
export async function sendDirectly(
  deps: Exchange,
  operation: NewOperation,
  signal: AbortSignal,
): Promise<OutboxRow | null> {
  const row = newRow(operation, 0, []);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const outcome = await tryOnce(deps, row, { parts: operation.parts ?? [], signal });
    const isDecided = outcome.kind === 'received' || outcome.kind === 'attention';
    if (isDecided) return afterOutcome(row, outcome, { now: deps.now(), random: 1 });
    if (outcome.kind === 'signed_out') return null;
  }
  return null;
}

async function tryOnce(
  deps: Exchange,
  row: OutboxRow,
  { parts, signal }: { parts: readonly NewPart[]; signal: AbortSignal },
): Promise<Outcome> {
  for (const part of row.parts) {
    const bytes = parts.find(({ id }) => id === part.id)?.bytes;
    const request = {
      method: 'PUT',
      path: fillPath(uploadPathOf(part), { id: part.id }),
      headers: { 'content-type': part.mime, 'x-trybe-user': row.userId },
      body: bytes,
    };
    const outcome = classifyUpload(part, await exchange(deps, request, signal));
    if (outcome.kind !== 'uploaded') return outcome;
  }
  return classifyOperation(row, await sendAlone(deps, row, signal));
}
