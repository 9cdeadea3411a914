import { attention, endsRun, type Outcome } from './classify.ts';
import type { OutboxDatabase } from './database.ts';
import type { Progress } from './outboxChannel.ts';
import type { OutboxPart, OutboxRow } from './outboxRow.ts';
import { isSlow } from './pace.ts';
import { noteArrived } from './settleRows.ts';
import { uploadPart, type UploadDependencies } from './uploadPart.ts';

const AT_ONCE = 2;

export type SendDependencies = UploadDependencies & {
  database: OutboxDatabase;
  onProgress?: (progress: Progress) => void;
};

export type Uploads = {
  rows: OutboxRow[];
  /** By row id; a row without an outcome has all photos on the server. */
  outcomes: Map<string, Outcome>;
};

/**
 * Uploads missing photos of claimed rows, two at a time unless the line is slow, and records what
 * arrives. Stops at the first sign of a dead connection; unstarted ones are held back.
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
  const onPart = async (id: string, part: OutboxPart): Promise<void> => {
    await noteArrived(deps.database, id, part);
    const row = rows.get(id);
    if (!row) return;
    const moved = withPart(row, part);
    rows.set(id, moved);
    reportProgress(deps, moved);
  };
  const workers: Promise<void>[] = [];
  let working = 0;
  const work = async (): Promise<void> => {
    working += 1;
    for (let job = jobs.shift(); job; job = jobs.shift()) {
      const { part, row } = job;
      if (outcomes.has(row.id)) continue;
      const outcome: Outcome = isOver
        ? { kind: 'held_back' }
        : await sendPart(deps, { row, part, onPart }, signal);
      isOver ||= endsRun(outcome);
      if (outcome.kind !== 'uploaded') {
        if (!outcomes.has(row.id)) outcomes.set(row.id, outcome);
      } else if (!isSlow(deps.pace) && working < AT_ONCE) begin();
      else if (isSlow(deps.pace) && working > 1) break;
    }
    working -= 1;
  };
  /** A failing worker stops the others; its error is thrown once all of them have ended. */
  const begin = () => {
    const worker = work();
    workers.push(worker);
    worker.catch(() => {
      jobs.length = 0;
    });
  };
  for (const row of given) reportProgress(deps, row);
  begin();
  if (!isSlow(deps.pace)) begin();
  // `workers` grows during the loop if the line turns out to be fast.
  for (const worker of workers) await worker.catch(() => undefined);
  await Promise.all(workers);
  return { rows: [...rows.values()], outcomes };
}

function withPart(row: OutboxRow, part: OutboxPart): OutboxRow {
  const parts = row.parts.map((other) => (other.id === part.id ? part : other));
  // Progress is no failure: the next attempt need not wait longer.
  return { ...row, parts, attemptsBeforeAsked: row.attempts - 1 };
}

type Job = {
  row: OutboxRow;
  part: OutboxPart;
  onPart: (rowId: string, part: OutboxPart) => Promise<void>;
};

async function sendPart(
  deps: SendDependencies,
  { row, part, onPart }: Job,
  signal: AbortSignal,
): Promise<Outcome> {
  const stored = await deps.database.run((connection) => connection.get('parts', part.id));
  // Sending the report without it would drop a photo silently.
  if (!stored) return attention('photo_lost', null, 'A photo is no longer on this device.');
  const upload = {
    part,
    userId: row.userId,
    bytes: stored.bytes,
    isRepeat: row.attempts > 1,
    onArrived: (arrivedBytes: number) => onPart(row.id, { ...part, arrivedBytes }),
  };
  const outcome = await uploadPart(deps, upload, signal);
  if (outcome.kind === 'uploaded') await onPart(row.id, { ...part, isUploaded: true });
  return outcome;
}

function reportProgress({ onProgress, pace }: SendDependencies, { id, parts }: OutboxRow): void {
  const sum = (bytesOf: (part: OutboxPart) => number) =>
    parts.reduce((bytes, part) => bytes + bytesOf(part), 0);
  const arrivedBytes = sum(({ isUploaded, arrivedBytes: some = 0, sizeBytes }) =>
    isUploaded ? sizeBytes : some,
  );
  const totalBytes = sum(({ sizeBytes }) => sizeBytes);
  onProgress?.({ id, arrivedBytes, totalBytes, isSlow: pace.isMeasured && isSlow(pace) });
}
