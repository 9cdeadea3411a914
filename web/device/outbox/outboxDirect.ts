import type { NewOperation } from '#sw/outbox/enqueue.ts';
import { OutboxError } from '#sw/outbox/OutboxError.ts';
import type { OutboxRow } from '#sw/outbox/outboxRow.ts';
import { sendDirectly } from '#sw/outbox/sendDirectly.ts';
import { announceReceipt, linePace } from './outboxDrain.ts';
import { outboxStore } from './outboxStore.ts';

const exchange = {
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  now: () => Date.now(),
  pace: linePace,
};

/** Keyed by content, so that a retry of the same text is the same request. */
const undelivered = new Map<string, NewOperation>();

/** Whether an operation that cannot be stored may be sent directly instead. */
export function maySendUnstored(error: unknown): error is OutboxError {
  if (!(error instanceof OutboxError)) return false;
  return ['unavailable', 'quota_exceeded', 'outdated'].includes(error.code);
}

/**
 * Sends what this device cannot store. Resolves with the received or refused row, which lives in
 * this page only. Throws `refusal` when it could not be delivered: nothing was saved anywhere.
 */
export async function sendUnstored(
  operation: NewOperation,
  refusal: OutboxError,
): Promise<OutboxRow> {
  const print = fingerprint(operation);
  const same = undelivered.get(print) ?? operation;
  const row = await sendDirectly(exchange, same, NEVER);
  if (!row) {
    undelivered.set(print, same);
    throw refusal;
  }
  undelivered.delete(print);
  await outboxStore.keepInMemory(row);
  if (row.status === 'received') announceReceipt(row);
  return row;
}

const NEVER = new AbortController().signal;

/** Identifies retries: all content except the ids and times generated for each try. */
function fingerprint({ operation, params, body, parts = [] }: NewOperation): string {
  const { id: _, writtenAt: __, photos: ___, ...said } = body as Record<string, unknown>;
  return JSON.stringify([operation, params, said, parts.map(({ sha256 }) => sha256)]);
}
