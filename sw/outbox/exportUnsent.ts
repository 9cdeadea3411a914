import { OUTBOX_FILE_MAX_BYTES } from '#schema/limits.ts';
import type { OutboxFile, OutboxFileItem } from '#schema/transfer/outboxFile.ts';
import { OUTBOX_FILE_FORMAT, OUTBOX_FILE_VERSION } from '#schema/transfer/outboxFileFormat.ts';
import { toBase64 } from './base64.ts';
import type { OutboxDatabase } from './database.ts';
import { copyDraft } from './draftCopies.ts';
import { listAllDrafts } from './drafts.ts';
import { OutboxFileError } from './OutboxFileError.ts';
import type { OutboxPart, OutboxRow } from './outboxRow.ts';
import { listUnsent } from './listUnsent.ts';

/**
 * Unsent items as JSON for another device of the same person: all of them with the drafts, or only the rows
 * in `ids`. Keys and ids are kept, so that items sent by both devices arrive once. Removes nothing here.
 * Throws OutboxFileError `too_large` beyond 256 MB: then export single items.
 */
export async function exportUnsent(
  database: OutboxDatabase,
  userId: string,
  { now, ids }: { now: number; ids?: readonly string[] },
): Promise<Blob> {
  const unsent = await database.run((connection) =>
    listUnsent(connection.transaction('operations').store, userId),
  );
  const rows = unsent.filter((row) => ids?.includes(row.id) ?? true);
  const drafts = ids ? [] : await listAllDrafts(database, userId);
  const head: Omit<OutboxFile, 'items' | 'drafts'> = {
    format: OUTBOX_FILE_FORMAT,
    version: OUTBOX_FILE_VERSION,
    userId,
    exportedAt: now,
  };
  // In pieces: all photos as one string could exceed a browser's limit.
  const pieces = [`${JSON.stringify(head).slice(0, -1)},"items":[`];
  let sizeBytes = 0;
  const add = (text: string, at: number) => {
    sizeBytes += text.length;
    if (sizeBytes > OUTBOX_FILE_MAX_BYTES) throw new OutboxFileError('too_large');
    pieces.push(at === 0 ? text : `,\n${text}`);
  };
  for (const [at, row] of rows.entries()) add(JSON.stringify(await exportItem(database, row)), at);
  pieces.push('],"drafts":[');
  for (const [at, draft] of drafts.entries()) add(JSON.stringify(copyDraft(draft)), at);
  return new Blob([...pieces, ']}'], { type: 'application/json' });
}

async function exportItem(database: OutboxDatabase, row: OutboxRow): Promise<OutboxFileItem> {
  const { id, operation, dependsOn, createdAt, problem } = row;
  return {
    id,
    operation,
    params: { ...row.params },
    body: { ...row.body },
    entityId: row.entityId ?? id,
    dependsOn,
    createdAt,
    // This device may still send it, but under the same key.
    isInDoubt: row.isInDoubt || row.status === 'sending',
    problem: problem && { ...problem },
    needsAttention: row.status === 'attention',
    parts: await Promise.all(row.parts.map((part) => exportPart(database, part))),
  };
}

async function exportPart(
  database: OutboxDatabase,
  { id, sha256, mime }: OutboxPart,
): Promise<OutboxFileItem['parts'][number]> {
  const stored = await database.run((connection) => connection.get('parts', id));
  const base64 = stored ? toBase64(stored.bytes) : null;
  return { id, sha256, mime: mime as 'image/webp', base64 };
}
