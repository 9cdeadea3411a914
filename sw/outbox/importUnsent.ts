import { OUTBOX_FILE_MAX_BYTES } from '#schema/limits.ts';
import { outboxFile, type OutboxFile, type OutboxFileItem } from '#schema/transfer/outboxFile.ts';
import { OUTBOX_FILE_FORMAT, OUTBOX_FILE_VERSION } from '#schema/transfer/outboxFileFormat.ts';
import { validate } from '#schema/validation.ts';
import { fromBase64 } from './base64.ts';
import type { Draft, OutboxDatabase } from './database.ts';
import { discardedKey } from './discardedRows.ts';
import { draftFromCopy } from './draftCopies.ts';
import { toPart, storedPart, type NewPart } from './enqueue.ts';
import { migrateRow } from './migrateRow.ts';
import { announce } from './outboxChannel.ts';
import { OutboxFileError } from './OutboxFileError.ts';
import type { OutboxPart, OutboxRow, StoredPart } from './outboxRow.ts';
import { restoreUnsent } from './restoreUnsent.ts';
import { sha256 } from './sha256.ts';

export type Imported = {
  /** Imported rows; this device sends them from now on. */
  added: number;
  /** Already on this device, waiting or received. */
  known: number;
};

type Ready = { row: OutboxRow; parts: StoredPart[] };

/**
 * All or nothing. Items keep their keys and ids, so that an item that the other device sends too arrives
 * once. Throws OutboxFileError (`other_person` unless it is this person's own file) and OutboxError,
 * `quota_exceeded` among others.
 */
export async function importUnsent(
  database: OutboxDatabase,
  userId: string,
  text: string,
): Promise<Imported> {
  const file = read(text);
  // guard: file-of-its-owner
  if (file.userId !== userId) throw new OutboxFileError('other_person');
  const ready: Ready[] = [];
  for (const item of file.items) ready.push(await prepareItem(item, userId));
  const drafts = toDrafts(file);
  const added = await store(database, ready, drafts);
  if (added > 0) await restoreUnsent(database);
  if (added > 0) announce({ type: 'changed' });
  return { added, known: ready.length + drafts.length - added };
}

function read(text: string): OutboxFile {
  if (text.length > OUTBOX_FILE_MAX_BYTES) throw new OutboxFileError('too_large');
  const json = parse(text);
  const { format, version } = (json ?? {}) as { format?: unknown; version?: unknown };
  if (format !== OUTBOX_FILE_FORMAT) throw new OutboxFileError('not_an_export');
  if (typeof version === 'number' && version > OUTBOX_FILE_VERSION) {
    throw new OutboxFileError('newer_version');
  }
  const result = validate(outboxFile, json);
  if (!result.isValid) throw new OutboxFileError('damaged');
  return result.value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A truncated file still begins like one of ours.
    const isCut = text.trimStart().startsWith(`{"format":"${OUTBOX_FILE_FORMAT}"`);
    throw new OutboxFileError(isCut ? 'damaged' : 'not_an_export');
  }
}

async function prepareItem(item: OutboxFileItem, userId: string): Promise<Ready> {
  const { parts, needsAttention, problem, ...given } = item;
  const photos = await Promise.all(parts.map(readPart));
  const row = migrateRow({
    ...given,
    // guard: imported-rows-keep-their-keys
    userId,
    status: needsAttention ? 'attention' : 'waiting',
    problem: needsAttention ? problem : null,
    parts: photos.map(({ part }) => part),
  } as unknown as OutboxRow);
  const bytes = photos.flatMap(({ stored }) => (stored ? storedPart(stored, item.id) : []));
  return { row, parts: bytes };
}

/** A lost photo stays listed: the report must not be sent as if it had none. */
async function readPart(
  part: OutboxFileItem['parts'][number],
): Promise<{ part: OutboxPart; stored: NewPart | null }> {
  const { base64, ...named } = part;
  if (base64 === null) return { part: { ...named, sizeBytes: 0, isUploaded: false }, stored: null };
  const stored = { ...named, bytes: decodeBase64(base64) };
  if ((await sha256(stored.bytes)) !== part.sha256) throw new OutboxFileError('damaged');
  return { part: toPart(stored), stored };
}

function decodeBase64(base64: string): ArrayBuffer {
  try {
    return fromBase64(base64);
  } catch {
    throw new OutboxFileError('damaged');
  }
}

function toDrafts({ userId, drafts = [] }: OutboxFile): Draft[] {
  try {
    return drafts.map((draft) => draftFromCopy(draft, userId));
  } catch {
    throw new OutboxFileError('damaged');
  }
}

/** In one strict transaction; returns the number of new rows and drafts. */
async function store(
  database: OutboxDatabase,
  ready: readonly Ready[],
  drafts: readonly Draft[],
): Promise<number> {
  return await database.run(async (connection) => {
    const stores = ['operations', 'parts', 'meta', 'drafts'] as const;
    const tx = connection.transaction(stores, 'readwrite', { durability: 'strict' });
    const operations = tx.objectStore('operations');
    const keys = new Set(await operations.getAllKeys());
    const last = await operations.index('sequence').openKeyCursor(null, 'prev');
    const fresh = ready.filter(({ row }) => !keys.has(row.id));
    const first = (last?.key ?? 0) + 1;
    const writes = fresh.flatMap(({ row, parts }, at) => [
      operations.put({ ...row, sequence: first + at }),
      ...parts.map((part) => tx.objectStore('parts').put(part)),
      tx.objectStore('meta').delete(discardedKey(row.id)),
    ]);
    const known = new Set(await tx.objectStore('drafts').getAllKeys());
    const newDrafts = drafts.filter(({ key }) => !known.has(key));
    for (const draft of newDrafts) writes.push(tx.objectStore('drafts').put(draft));
    await Promise.all([...writes, tx.done]);
    return fresh.length + newDrafts.length;
  });
}
