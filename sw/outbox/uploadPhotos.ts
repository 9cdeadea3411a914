import { fillPath } from '#schema/defineEndpoint.ts';
import { attention, classifyUpload, endsRun, type Outcome } from './classify.ts';
import type { OutboxDatabase } from './database.ts';
import { exchange, type Exchange } from './exchange.ts';
import { uploadPathOf } from './operations.ts';
import type { OutboxPart, OutboxRow } from './outboxRow.ts';
import { noteUploaded } from './settleRows.ts';

const AT_ONCE = 2;

export type SendDependencies = Exchange & {
  database: OutboxDatabase;
  /** `fraction` of the row's bytes that have arrived, 0 to 1. */
  onProgress?: (progress: { id: string; fraction: number }) => void;
};

export type Uploads = {
  rows: OutboxRow[];
  /** By row id; a row without an outcome has all photos on the server. */
  outcomes: Map<string, Outcome>;
};

/**
 * Uploads missing photos of claimed rows, two at a time, and records each arrival. Stops at the
 * first sign of a dead connection; unstarted ones are held back.
 */
export async function uploadPhotos(
  deps: SendDependencies,
  given: readonly OutboxRow[],
  signal: AbortSignal,
): Promise<Uploads> {
  const rows = new Map(given.map((row) => [row.id, row]));
  const outcomes: Uploads['outcomes'] = new Map();
  const jobs = given.flatMap((row) =>
    row.parts.filter((part) => !part.isUploaded).map((part) => ({ row, part })),
  );
  let isOver = false;
  const work = async (): Promise<void> => {
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { part } = job;
      const { id } = job.row;
      if (outcomes.has(id)) continue;
      const outcome: Outcome = isOver
        ? { kind: 'held_back' }
        : await uploadPart(deps, job.row, part, signal);
      isOver ||= endsRun(outcome);
      if (outcome.kind !== 'uploaded') {
        if (!outcomes.has(id)) outcomes.set(id, outcome);
        continue;
      }
      await noteUploaded(deps.database, id, part.id);
      const row = withUploaded(rows.get(id) ?? job.row, part.id);
      rows.set(id, row);
      reportProgress(deps, row);
    }
  };
  for (const row of given) reportProgress(deps, row);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { rows: [...rows.values()], outcomes };
}

function withUploaded(row: OutboxRow, partId: string): OutboxRow {
  const parts = row.parts.map((part) =>
    part.id === partId ? { ...part, isUploaded: true } : part,
  );
  return { ...row, parts };
}

async function uploadPart(
  deps: SendDependencies,
  row: OutboxRow,
  part: OutboxPart,
  signal: AbortSignal,
): Promise<Outcome> {
  const stored = await deps.database.run((connection) => connection.get('parts', part.id));
  // Sending the report without it would drop a photo silently.
  if (!stored) return attention('photo_lost', null, 'A photo is no longer on this device.');
  const request = {
    method: 'PUT',
    path: fillPath(uploadPathOf(part), { id: part.id }),
    headers: { 'content-type': part.mime, 'x-trybe-user': row.userId },
    body: stored.bytes,
  };
  return classifyUpload(part, await exchange(deps, request, signal));
}

/** The operation itself counts as one more kilobyte, so that text alone has progress too. */
function reportProgress({ onProgress }: SendDependencies, { id, parts }: OutboxRow): void {
  const operationBytes = 1_000;
  const sum = (some: OutboxPart[]) => some.reduce((bytes, part) => bytes + part.sizeBytes, 0);
  const done = sum(parts.filter((part) => part.isUploaded));
  onProgress?.({ id, fraction: done / (sum(parts) + operationBytes) });
}
