import type { Receipt } from '#schema/receipt.ts';
import type { Answer } from './exchange.ts';
import { isVideo } from './operations.ts';
import type { OutboxPart, OutboxProblem, OutboxRow } from './outboxRow.ts';

/**
 * What an answer means for a row. retry: unlimited; `scope`: only this row waits, or the whole run
 * ends. attention: a final refusal that needs the person.
 */
export type Outcome =
  | { kind: 'received'; answer: unknown }
  | { kind: 'uploaded' }
  | {
      kind: 'retry';
      scope: 'row' | 'run';
      problem: OutboxProblem;
      /** As our server asked: stored on the device, for every row of the person. */
      retryAfterMs: number | null;
      /** As an intermediary asked: not stored, so a reload or another network tries at once. */
      strangersDelayMs?: number | null;
      /** The server confirmed that it did not execute this attempt. */
      isRefused: boolean;
    }
  | { kind: 'reupload'; problem: OutboxProblem }
  /** Not attempted: an earlier item has to arrive first. Changes nothing. */
  | { kind: 'held_back' }
  | { kind: 'signed_out' }
  | { kind: 'attention'; problem: OutboxProblem };

export type Tried = { row: OutboxRow; outcome: Outcome };

/** Statuses that describe the server, not the request. */
// guard: busy-server-is-no-refusal
const SERVER_IS_BUSY = [408, 425, 429, 502, 503, 504];

const UPLOAD_GOES_ON = ['upload_broken', 'upload_offset'];

/** A row leaves the queue only on a JSON receipt with its key and the hash of every part. */
export function classifyOperation(row: OutboxRow, answer: Answer): Outcome {
  // guard: foreign-answer-is-no-receipt
  if (answer.kind !== 'json') return classifyFailure(answer);
  // guard: only-a-receipt-is-success
  if (isReceiptFor(row, answer.body)) return { kind: 'received', answer: answer.body };
  return retry('row', 'no_receipt', answer.status, 'The server answered without a receipt.');
}

export function classifyUpload(part: OutboxPart, answer: Answer): Outcome {
  if (answer.kind !== 'json') return classifyFailure(answer);
  const { id, sha256 } = answer.body as { id?: unknown; sha256?: unknown };
  if (id !== part.id || typeof sha256 !== 'string') {
    return retry('row', 'no_receipt', answer.status, 'The server answered without a receipt.');
  }
  if (sha256 === part.sha256) return { kind: 'uploaded' };
  // The id permanently belongs to other bytes: retrying cannot help.
  return attention(
    'photo_differs',
    answer.status,
    'A photo of this report was changed on the way.',
  );
}

export function endsRun(outcome: Outcome): boolean {
  return outcome.kind === 'signed_out' || (outcome.kind === 'retry' && outcome.scope === 'run');
}

function classifyFailure(answer: Exclude<Answer, { kind: 'json' }>): Outcome {
  if (answer.kind === 'none') return retry('run', 'no_connection', null, answer.detail);
  if (answer.kind === 'foreign') {
    const detail = `Something other than this site answered (${answer.status}).`;
    const outcome = retry('run', 'foreign_answer', answer.status, detail);
    return { ...outcome, strangersDelayMs: answer.retryAfterMs };
  }
  return classifyProblem(answer);
}

function classifyProblem(answer: Extract<Answer, { kind: 'problem' }>): Outcome {
  const { status, problem } = answer;
  const { code, detail, errors = [] } = problem;
  const described: OutboxProblem = { code, status, detail, errors };
  const waits = { kind: 'retry' as const, problem: described, retryAfterMs: answer.retryAfterMs };
  // guard: ended-session-is-no-refusal
  if (status === 401) return { kind: 'signed_out' };
  if (code === 'busy') return { ...waits, scope: 'row', isRefused: false };
  // The session changed hands between checking it and sending.
  if (code === 'other_reporter') return { ...waits, scope: 'run', isRefused: true };
  if (code === 'earlier_failed') return { kind: 'held_back' };
  // The server has kept what it can use: the next attempt asks where the file continues.
  if (UPLOAD_GOES_ON.includes(code)) return { ...waits, scope: 'row', isRefused: true };
  if (code === 'photo_missing') return { kind: 'reupload', problem: described };
  if (SERVER_IS_BUSY.includes(status)) {
    return { ...waits, scope: 'run', isRefused: status === 429 };
  }
  // guard: server-error-is-no-refusal
  if (status >= 500) {
    // With Retry-After the server describes itself: the next row would get the same answer.
    return { ...waits, scope: answer.retryAfterMs === null ? 'row' : 'run', isRefused: false };
  }
  return { kind: 'attention', problem: described };
}

function isReceiptFor(row: OutboxRow, body: unknown): boolean {
  const { receipt, id } = body as { receipt?: Partial<Receipt>; id?: unknown };
  // guard: receipt-echoes-key
  if (receipt?.key !== row.id || id !== row.entityId || !Array.isArray(receipt.parts)) return false;
  const hashes = new Map(receipt.parts.map((part) => [part.id, part.sha256]));
  // Videos are not in a receipt: the hash was confirmed at the upload, and the server accepts no
  // proof without it.
  return row.parts.every((part) => isVideo(part) || hashes.get(part.id) === part.sha256);
}

function retry(scope: 'row' | 'run', code: string, status: number | null, detail: string) {
  const problem: OutboxProblem = { code, status, detail, errors: [] };
  return { kind: 'retry' as const, scope, problem, retryAfterMs: null, isRefused: false };
}

export function attention(code: string, status: number | null, detail: string): Outcome {
  return { kind: 'attention', problem: { code, status, detail, errors: [] } };
}
