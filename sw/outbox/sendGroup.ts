import { fillPath } from '#schema/defineEndpoint.ts';
import { classifyOperation, endsRun, type Outcome, type Tried } from './classify.ts';
import { classifyGroup } from './classifyGroup.ts';
import { exchange, type Answer, type Exchange } from './exchange.ts';
import { OPERATIONS, SYNC_PATH } from './operations.ts';
import type { OutboxRow } from './outboxRow.ts';
import { noteSending } from './settleRows.ts';
import { uploadPhotos, type SendDependencies } from './uploadPhotos.ts';

/**
 * One attempt for claimed rows: photos, then operations, several per round trip. Records arrivals;
 * outcomes are the caller's to store. Returned rows have the doubt of before this attempt, unless
 * it left one itself. `isOneByOne`: the server takes no groups; nothing was tried.
 */
export async function sendGroup(
  deps: SendDependencies,
  rows: readonly OutboxRow[],
  signal: AbortSignal,
): Promise<{ tried: Tried[]; isOneByOne: boolean }> {
  const started = rows.map((row) => ({ ...row, attempts: row.attempts + 1 }));
  const { rows: uploaded, outcomes } = await uploadPhotos(deps, started, signal);
  const isOver = [...outcomes.values()].some(endsRun);
  const stopped = uploaded.flatMap((row) => {
    const outcome = outcomes.get(row.id) ?? (isOver ? ({ kind: 'held_back' } as const) : null);
    return outcome ? [{ row, outcome }] : [];
  });
  const ready = isOver ? [] : uploaded.filter((row) => !outcomes.has(row.id));
  if (ready.length === 0) return { tried: stopped, isOneByOne: false };
  // Recorded before sending: if this context dies now, the rows must not count as never sent.
  await noteSending(deps.database, ready);
  const judged = await send(deps, ready, signal);
  const sent = ready.map((row, at) => afterTry(row, judged?.[at] ?? { kind: 'held_back' }));
  return { tried: [...stopped, ...sent], isOneByOne: judged === null };
}

/** A single row goes to its own endpoint, which every server has. */
async function send(
  deps: SendDependencies,
  rows: readonly OutboxRow[],
  signal: AbortSignal,
): Promise<Outcome[] | null> {
  const [first] = rows;
  if (!first) return [];
  if (rows.length > 1) return classifyGroup(rows, await sendTogether(deps, rows, signal));
  return [classifyOperation(first, await sendAlone(deps, first, signal))];
}

function afterTry(row: OutboxRow, outcome: Outcome): Tried {
  const hasDoubt = row.isInDoubt || (outcome.kind === 'retry' && !outcome.isRefused);
  return { row: { ...row, isInDoubt: hasDoubt }, outcome };
}

/** Uses the operation's own endpoint. Never throws. */
export async function sendAlone(
  deps: Exchange,
  row: OutboxRow,
  signal: AbortSignal,
): Promise<Answer> {
  const { method, path } = OPERATIONS[row.operation];
  const request = {
    method,
    path: fillPath(path, row.params),
    // guard: row-goes-under-its-key
    headers: { ...rowHeaders(row), 'idempotency-key': row.id },
    body: JSON.stringify(row.body),
  };
  return await exchange(deps, request, signal);
}

async function sendTogether(
  deps: SendDependencies,
  rows: readonly OutboxRow[],
  signal: AbortSignal,
): Promise<Answer> {
  const items = rows.map(({ id, operation, params, body }) => ({
    // guard: item-goes-under-its-key
    key: id,
    operation,
    params,
    body,
  }));
  const [first] = rows;
  const request = {
    method: 'POST',
    path: SYNC_PATH,
    headers: first && rowHeaders(first),
    body: JSON.stringify({ items }),
  };
  return await exchange(deps, request, signal);
}

/** All rows of a group belong to one person; the server refuses them in another session. */
function rowHeaders({ userId }: OutboxRow): Record<string, string> {
  // guard: request-names-its-writer
  return { 'content-type': 'application/json', 'x-trybe-user': userId };
}
