import type { Draft } from '#sw/outbox/database.ts';
import { listNumbered, readDraft } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { claimDraft } from './draftLocks.ts';
import { takeUpWords } from './wordsAside.ts';

/** More tabs than that with the same form share a draft. */
const MOST_TABS = 20;

const freshKeys = (key: string) =>
  Array.from({ length: MOST_TABS }, (_, at) => (at === 0 ? key : `${key} ${at + 1}`));

type OpenedDraft = { key: string; draft: Draft | null; close: () => void };

/**
 * The draft of a form: the first kept one that no other living tab has open, else a new one. Each
 * further tab numbers its own. One that is aborted while it reads holds nothing.
 */
export async function openDraft(
  key: string,
  userId: string,
  signal?: AbortSignal,
): Promise<OpenedDraft> {
  await takeUpWords(outboxDatabase);
  // Without storage the form still works.
  const known = await listNumbered(outboxDatabase, key).catch(() => null);
  const kept = known ?? [];
  // An unread draft must not be written over: there may be storage again in a moment.
  const fresh = known === null ? [`${key} ${Date.now()}`] : freshKeys(key);
  for (const one of new Set([...kept, ...fresh])) {
    const close = await claimDraft(one);
    if (!close) continue;
    signal?.addEventListener('abort', close);
    if (signal?.aborted) close();
    const draft = kept.includes(one)
      ? await readDraft(outboxDatabase, one, userId).catch(() => null)
      : null;
    signal?.removeEventListener('abort', close);
    return { key: one, draft, close };
  }
  return { key, draft: null, close: () => undefined };
}
