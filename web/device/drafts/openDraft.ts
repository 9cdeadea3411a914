import { LATE_TIMEOUT_MS, type Draft } from '#sw/outbox/database.ts';
import { listNumbered, readDraft } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { claimDraft } from './draftLocks.ts';
import { takeUpWords } from './wordsAside.ts';

/** Any further tabs with the same form share a draft. */
const MOST_TABS = 20;

const freshKeys = (key: string) =>
  Array.from({ length: MOST_TABS }, (_, at) => (at === 0 ? key : `${key} ${at + 1}`));

export type OpenedDraft = { key: string; draft: Draft | null; close: () => void };

/**
 * The draft of a form: the first stored one that no other living tab has open, else a new one; each further
 * tab numbers its own. Throws OutboxError when the storage does not answer: what it may hold must not be
 * overwritten. If aborted while reading, it claims nothing.
 */
export async function openDraft(
  key: string,
  userId: string,
  signal?: AbortSignal,
): Promise<OpenedDraft> {
  await takeUpWords(outboxDatabase);
  const kept = await listNumbered(outboxDatabase, key, LATE_TIMEOUT_MS);
  for (const one of new Set([...kept, ...freshKeys(key)])) {
    const close = await claimDraft(one);
    if (!close) continue;
    if (signal?.aborted || !kept.includes(one)) return { key: one, draft: null, close };
    signal?.addEventListener('abort', close);
    try {
      const draft = await readDraft(outboxDatabase, one, userId, LATE_TIMEOUT_MS);
      return { key: one, draft, close };
    } catch (error) {
      close();
      throw error;
    } finally {
      signal?.removeEventListener('abort', close);
    }
  }
  return { key, draft: null, close: () => undefined };
}
