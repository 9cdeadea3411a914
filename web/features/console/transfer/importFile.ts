import { batchIssues, type Batch } from '#schema/transfer/batchIssues.ts';
import {
  importIssues,
  type ImportOutcome,
  type TransferFormat,
} from '#schema/transfer/issueTransfer.ts';
import {
  missingColumns,
  NO_PLAN,
  suggestPlan,
  type ColumnPlan,
} from '#schema/transfer/columnPlan.ts';
import { readColumns, readIssues } from '#schema/transfer/readIssues.ts';
import { call } from '#web/net/call.ts';
import { ApiError } from '#web/net/callErrors.ts';
import { NO_TOTALS, type Checked, type Totals } from './importTotals.ts';
import { decodeText } from '#schema/transfer/decodeText.ts';

/** Errors and reasons shown at most. */
const SHOWN_MAX = 100;
const TRIES = 8;
const PAUSE_MS = 1_000;

export type ChosenFile = { file: File; format: TransferFormat; plan?: ColumnPlan };
export type Progress = (done: number, all: number) => void;

/** A file's columns with a suggested plan if required ones are missing; else null. */
export async function findPlan({
  file,
  format,
}: ChosenFile): Promise<{ names: string[]; plan: ColumnPlan } | null> {
  const names = await readColumns(
    fileText(file, () => undefined),
    format,
  );
  const isWhole = names.length === 0 || missingColumns(names, NO_PLAN).length === 0;
  return isWhole ? null : { names, plan: suggestPlan(names) };
}

/** Reads and validates a whole file without contacting the server. */
export async function checkFile(
  { file, format, plan }: ChosenFile,
  progress: Progress,
  signal: AbortSignal,
): Promise<Checked> {
  const checked: Checked = { rowCount: 0, faultCount: 0, faults: [], places: [] };
  let read = 0;
  const text = fileText(file, (bytes) => progress((read += bytes), file.size));
  for await (const found of readIssues(text, format, plan)) {
    signal.throwIfAborted();
    checked.rowCount += 1;
    if ('issue' in found) {
      const { latitude, longitude } = found.issue;
      checked.places.push({ latitude, longitude });
      continue;
    }
    checked.faultCount += found.faults.length;
    checked.faults.push(...found.faults.slice(0, SHOWN_MAX - checked.faults.length));
  }
  return checked;
}

export function addOutcome(totals: Totals, outcome: ImportOutcome, batch: Batch): Totals {
  return {
    created: totals.created + outcome.created,
    updated: totals.updated + outcome.updated,
    unchanged: totals.unchanged + outcome.unchanged,
    kept: [...totals.kept, ...outcome.kept].slice(0, SHOWN_MAX),
    keptCount: totals.keptCount + outcome.kept.length,
    rowCount: totals.rowCount + batch.issues.length,
  };
}

const isWorthAnotherTry = (error: unknown) =>
  error instanceof ApiError && [409, 429, 503].includes(error.status);

type Sending = { isDryRun: boolean; signal: AbortSignal };

/** Sends a batch, again while the server only asks to wait. */
async function send({ issues }: Batch, { isDryRun, signal }: Sending): Promise<ImportOutcome> {
  const idempotencyKey = crypto.randomUUID();
  for (let turn = 1; ; turn += 1) {
    try {
      return await call(importIssues, { body: { isDryRun, issues }, idempotencyKey, signal });
    } catch (error) {
      if (turn === TRIES || !isWorthAnotherTry(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * turn));
    }
  }
}

/**
 * Sends the issues of a valid file in batches and reports the totals after each. Throws what `call`
 * throws, and the reason of `signal`; batches already sent stay imported.
 */
export async function sendFile(
  { file, format, plan }: ChosenFile,
  sending: Sending,
  onTotals: (totals: Totals) => void,
): Promise<Totals> {
  let totals = NO_TOTALS;
  for await (const batch of batchIssues(
    readIssues(
      fileText(file, () => undefined),
      format,
      plan,
    ),
  )) {
    sending.signal.throwIfAborted();
    totals = addOutcome(totals, await send(batch, sending), batch);
    onTotals(totals);
  }
  return totals;
}

/** A file's text in pieces; `onRead` gets the byte counts. Throws NotUtf8. */
function fileText(file: Blob, onRead: (bytes: number) => void): AsyncGenerator<string> {
  return decodeText(
    piecesOf(file, onRead),
    (fatal) => new TextDecoder('utf-8', { fatal, ignoreBOM: true }),
  );
}

const PIECE_BYTES = 64 * 1024;

/** By slices: not every engine can iterate a stream, and some return a whole file at once. */
async function* piecesOf(file: Blob, onRead: (bytes: number) => void) {
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const piece = await file.slice(start, start + PIECE_BYTES).arrayBuffer();
    onRead(piece.byteLength);
    yield new Uint8Array(piece);
  }
}
