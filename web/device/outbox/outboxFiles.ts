import { OUTBOX_FILE_MAX_BYTES } from '#schema/limits.ts';
import type { Imported } from '#sw/outbox/importUnsent.ts';
import { OutboxError } from '#sw/outbox/OutboxError.ts';
import { OutboxFileError } from '#sw/outbox/OutboxFileError.ts';
import { loadCode } from '#web/net/loadCode.ts';
import { requestDrain } from './outboxDrain.ts';
import { currentUserId, outboxDatabase, readerId } from './outboxStore.ts';

/** Unsent rows (all, or some) as a file, also without a session. See `exportUnsent`. */
export async function exportFile(ids?: readonly string[]): Promise<Blob> {
  const userId = readerId();
  if (!userId) throw new OutboxError('signed_out');
  const { exportUnsent } = await loadCode(import('#sw/outbox/exportUnsent.ts'));
  return await exportUnsent(outboxDatabase, userId, { now: Date.now(), ids });
}

/** Imports a file from the same person's other device, and starts sending. */
export async function importFile(file: Blob): Promise<Imported> {
  const userId = currentUserId();
  if (!userId) throw new OutboxError('signed_out');
  if (file.size > OUTBOX_FILE_MAX_BYTES) throw new OutboxFileError('too_large');
  const { importUnsent } = await loadCode(import('#sw/outbox/importUnsent.ts'));
  const imported = await importUnsent(outboxDatabase, userId, await file.text());
  requestDrain();
  return imported;
}
