import { fillPath } from '#schema/defineEndpoint.ts';
import { classifyOperation, classifyUpload, type Verdict } from './classify.ts';
import { newRow, type NewOperation, type NewPart } from './enqueue.ts';
import { exchange, type Exchange } from './exchange.ts';
import { uploadPathOf } from './operations.ts';
import type { OutboxRow } from './outboxRow.ts';
import { sendAlone } from './sendGroup.ts';
import { afterVerdict } from './settleRows.ts';

/** With a person watching; the same key each time makes it one. */
const TRIES = 3;

/**
 * Delivers an operation from memory, for browsers that store nothing. Answers the row as received,
 * or as refused by the server; null when it could not be delivered now, and then it is nowhere but
 * in the form that it came from. Never throws.
 */
export async function sendDirectly(
  deps: Exchange,
  operation: NewOperation,
  signal: AbortSignal,
): Promise<OutboxRow | null> {
  const row = newRow(operation, 0, []);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const verdict = await tryOnce(deps, row, { parts: operation.parts ?? [], signal });
    const isDecided = verdict.kind === 'received' || verdict.kind === 'attention';
    if (isDecided) return afterVerdict(row, verdict, { now: deps.now(), random: 1 });
    if (verdict.kind === 'signed_out') return null;
  }
  return null;
}

async function tryOnce(
  deps: Exchange,
  row: OutboxRow,
  { parts, signal }: { parts: readonly NewPart[]; signal: AbortSignal },
): Promise<Verdict> {
  for (const part of row.parts) {
    const bytes = parts.find(({ id }) => id === part.id)?.bytes;
    const request = {
      method: 'PUT',
      path: fillPath(uploadPathOf(part), { id: part.id }),
      headers: { 'content-type': part.mime, 'x-trybe-user': row.userId },
      body: bytes,
    };
    const verdict = classifyUpload(part, await exchange(deps, request, signal));
    if (verdict.kind !== 'uploaded') return verdict;
  }
  return classifyOperation(row, await sendAlone(deps, row, signal));
}
