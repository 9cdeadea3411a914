import type { Draft, OutboxDatabase } from './database.ts';

/** Stores a draft under its key, in place of the one before. Resolves when it is on the disk. */
export async function saveDraft(database: OutboxDatabase, draft: Draft): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('drafts', 'readwrite');
    await tx.store.put(draft);
    await tx.done;
  });
}

/**
 * Parts missing from the draft's value keep their stored state. A newer stored draft wins entirely.
 */
export async function mergeDraft(database: OutboxDatabase, draft: Draft<object>): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('drafts', 'readwrite');
    const stored = (await tx.store.get(draft.key)) as Draft<object> | undefined;
    if (!stored || stored.updatedAt <= draft.updatedAt)
      await tx.store.put({ ...draft, value: { ...stored?.value, ...draft.value } });
    await tx.done;
  });
}

/** Null: none, or another person's. */
export async function readDraft(
  database: OutboxDatabase,
  key: string,
  userId: string | null,
): Promise<Draft | null> {
  const draft = await database.run((connection) => connection.get('drafts', key));
  return draft && isReadableBy(draft, userId) ? draft : null;
}

/** Drafts of one kind visible to the person, newest first. */
export async function listDrafts(
  database: OutboxDatabase,
  kind: string,
  userId: string | null,
): Promise<Draft[]> {
  const drafts = await database.run((connection) => connection.getAll('drafts'));
  return drafts
    .filter((draft) => draft.kind === kind && isReadableBy(draft, userId))
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
}

export async function deleteDraft(database: OutboxDatabase, key: string): Promise<void> {
  await database.run((connection) => connection.delete('drafts', key));
}

function isReadableBy(draft: Draft, userId: string | null): boolean {
  // guard: draft-of-its-writer
  return draft.userId === null || draft.userId === userId;
}
