import { fillPath } from '#schema/defineEndpoint.ts';
import { attention, classifyOperation, classifyUpload, type Verdict } from './classify.ts';
import type { OutboxDatabase } from './database.ts';
import { exchange, type Answer, type Exchange } from './exchange.ts';
import { OPERATIONS, UPLOAD_PATH } from './operations.ts';
import type { OutboxPart, OutboxRow } from './outboxRow.ts';
import { patchRow } from './settleRow.ts';

export type SendDependencies = Exchange & {
  database: OutboxDatabase;
  /** `fraction` of the row's bytes that have arrived, 0 to 1. */
  onProgress?: (progress: { id: string; fraction: number }) => void;
};

/**
 * Makes one try to deliver a row that is in hand: its photos one by one, then the operation. Writes
 * down what has arrived, and leaves the verdict to the caller. The row it answers with still says
 * what was in doubt before this try, unless this try left a doubt itself.
 */
export async function sendRow(
  deps: SendDependencies,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<{ row: OutboxRow; verdict: Verdict }> {
  const started = { ...row, attempts: row.attempts + 1 };
  const { parts, verdict: refusal } = await uploadParts(deps, started, signal);
  const uploaded = { ...started, parts };
  if (refusal) return { row: uploaded, verdict: refusal };
  // Written before sending: if this context dies now, nobody may believe it was never sent.
  const { attempts } = uploaded;
  await patchRow(deps.database, row.id, { parts, attempts, isInDoubt: true });
  const verdict = classifyOperation(row, await sendOperation(deps, row, signal));
  const hasDoubt = row.isInDoubt || (verdict.kind === 'retry' && !verdict.isRefused);
  return { row: { ...uploaded, isInDoubt: hasDoubt }, verdict };
}

async function sendOperation(
  deps: SendDependencies,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, path } = OPERATIONS[row.operation];
  const request = {
    method,
    path: fillPath(path, row.params),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': row.id,
      'x-trybe-user': row.userId,
    },
    body: JSON.stringify(row.body),
  };
  return await exchange(deps, request, signal);
}

async function uploadParts(
  deps: SendDependencies,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<{ parts: OutboxPart[]; verdict: Verdict | null }> {
  let { parts } = row;
  report(deps, row.id, parts);
  for (const part of parts) {
    if (part.isUploaded) continue;
    const verdict = await uploadPart(deps, row, part, signal);
    if (verdict.kind !== 'uploaded') return { parts, verdict };
    parts = parts.map((known) => (known.id === part.id ? { ...known, isUploaded: true } : known));
    await patchRow(deps.database, row.id, { parts });
    report(deps, row.id, parts);
  }
  return { parts, verdict: null };
}

async function uploadPart(
  deps: SendDependencies,
  row: OutboxRow,
  part: OutboxPart,
  signal: AbortSignal,
): Promise<Verdict> {
  const stored = await deps.database.run((connection) => connection.get('parts', part.id));
  // Sending the report without it would drop a photo silently.
  if (!stored) return attention('photo_lost', null, 'A photo is no longer on this device.');
  const request = {
    method: 'PUT',
    path: fillPath(UPLOAD_PATH, { id: part.id }),
    headers: { 'content-type': part.mime, 'x-trybe-user': row.userId },
    body: stored.bytes,
  };
  return classifyUpload(part, await exchange(deps, request, signal));
}

/** The operation itself counts as one more kilobyte, so that a text alone has progress too. */
function report({ onProgress }: SendDependencies, id: string, parts: OutboxPart[]): void {
  const operationBytes = 1_000;
  const sum = (some: OutboxPart[]) => some.reduce((bytes, part) => bytes + part.sizeBytes, 0);
  const done = sum(parts.filter((part) => part.isUploaded));
  onProgress?.({ id, fraction: done / (sum(parts) + operationBytes) });
}
