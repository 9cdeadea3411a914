import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { exportIssues } from '#api/console/exportIssues.sql.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { readChangeNumbers } from '#api/issues/listIssueChanges.sql.ts';
import { MINUTE_MS } from '#schema/durations.ts';
import { OPEN_DATA_REMADE_MINUTES, type OpenDataFile } from '#schema/partners/openData.ts';
import { writeIssues } from '#schema/transfer/writeIssues.ts';
import { writeLedger } from '#schema/transfer/writeLedger.ts';
import { writeUpdates } from '#schema/transfer/writeUpdates.ts';
import {
  claimOpenData,
  insertOpenData,
  insertOpenDataFile,
  insertPiece,
  readLedger,
  readUpdates,
} from './openData.sql.ts';

/** Size of a compressed piece; no more of a file is kept in memory. */
const PIECE_BYTES = 256 * 1024;

/**
 * Makes the monthly copy of the public data if it is missing, or again if something in it is no longer
 * public, page by page. Returns whether it made one. This takes minutes on a large site: `stopping` ends it
 * and throws its reason.
 */
export async function makeOpenData(
  tx: Transaction,
  origin: string,
  stopping?: AbortSignal,
): Promise<boolean> {
  const month = tx.now.toISOString().slice(0, 7);
  const remadeBefore = new Date(tx.now.getTime() - OPEN_DATA_REMADE_MINUTES * MINUTE_MS);
  if (!(await claimOpenData(tx, { month, remadeBefore }))) return false;
  const id = tx.randomUuid();
  // Read first: anything that changes meanwhile counts as changed after the copy.
  const { complete: version } = await readChangeNumbers(tx);
  await insertOpenData(tx, { id, month, version });
  const issues = () => exportIssues(tx, origin);
  const files: Record<OpenDataFile, AsyncIterable<string>> = {
    'issues.csv': writeIssues(issues(), 'csv'),
    'issues.geojson': writeIssues(issues(), 'geojson'),
    'ledger.csv': writeLedger(readLedger(tx)),
    'updates.csv': writeUpdates(readUpdates(tx)),
  };
  for (const [name, text] of Object.entries(files))
    await saveFile(tx, { id, name: name as OpenDataFile }, untilStopped(text, stopping));
  return true;
}

async function* untilStopped(text: AsyncIterable<string>, stopping: AbortSignal | undefined) {
  for await (const part of text) {
    stopping?.throwIfAborted();
    yield part;
  }
}

async function saveFile(
  tx: Transaction,
  file: { id: string; name: OpenDataFile },
  text: AsyncIterable<string>,
): Promise<void> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted() {
    for await (const part of text) {
      const encoded = Buffer.from(part);
      hash.update(encoded);
      bytes += encoded.byteLength;
      yield encoded;
    }
  }
  let at = 0;
  for await (const piece of compressed(counted())) {
    await insertPiece(tx, file, { at, bytes: piece });
    at += 1;
  }
  await insertOpenDataFile(tx, file, { bytes, sha256: hash.digest() });
}

/** Sequential: parts are read from, and pieces written to, the same connection. */
async function* compressed(parts: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gzip = createGzip();
  let held: Buffer[] = [];
  gzip.on('data', (chunk: Buffer) => held.push(chunk));
  const write = promisify<Buffer, void>((part, done) => gzip.write(part, done));
  const take = () => {
    const piece = Buffer.concat(held);
    held = [];
    return piece;
  };
  for await (const part of parts) {
    await write(part);
    if (held.reduce((sum, { byteLength }) => sum + byteLength, 0) >= PIECE_BYTES) yield take();
  }
  const ended = once(gzip, 'end');
  gzip.end();
  await ended;
  yield take();
}
