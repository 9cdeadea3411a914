import {
  HANGING_TIMEOUT_MS,
  READ_TIMEOUT_MS,
  withinTime,
  type Connection,
  type Draft,
  type OutboxDatabase,
} from './database.ts';

type Use<T> = (connection: Connection) => Promise<T>;

/** Databases that did not answer in time. */
const hanging = new WeakSet<OutboxDatabase>();

/**
 * Throws OutboxError after the timeout. On a database that hangs, only the first read waits for all of it.
 */
async function runInTime<T>(database: OutboxDatabase, use: Use<T>, timeoutMs?: number): Promise<T> {
  const patienceMs = hanging.has(database) ? HANGING_TIMEOUT_MS : READ_TIMEOUT_MS;
  const answer = database.run(use, timeoutMs ?? READ_TIMEOUT_MS);
  let isAnswered = false;
  const noteAnswer = () => {
    isAnswered = true;
    hanging.delete(database);
  };
  answer.then(noteAnswer, noteAnswer);
  try {
    return await withinTime(answer, timeoutMs ?? patienceMs);
  } finally {
    if (!isAnswered) hanging.add(database);
  }
}

/** Stores a draft under its key, replacing the previous one. Resolves when it is on disk. */
export async function saveDraft(database: OutboxDatabase, draft: Draft): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('drafts', 'readwrite');
    await tx.store.put(draft);
    await tx.done;
  });
}

/**
 * Called before drafts are read, so it has the same timeout. Parts missing from the draft's value keep
 * their stored state. A newer stored draft wins entirely.
 */
export async function mergeDraft(database: OutboxDatabase, draft: Draft<object>): Promise<void> {
  await runInTime(database, async (connection) => {
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
  timeoutMs?: number,
): Promise<Draft | null> {
  const use: Use<Draft | undefined> = (connection) => connection.get('drafts', key);
  const draft = await runInTime(database, use, timeoutMs);
  return draft && isReadableBy(draft, userId) ? draft : null;
}

/** Drafts visible to the person, newest first. */
export async function listAllDrafts(
  database: OutboxDatabase,
  userId: string | null,
): Promise<Draft[]> {
  const drafts = await runInTime(database, (connection) => connection.getAll('drafts'));
  return drafts
    .filter((draft) => isReadableBy(draft, userId))
    .toSorted((a, b) => b.updatedAt - a.updatedAt);
}

/** Of one kind, as `listAllDrafts`. */
export async function listDrafts(
  database: OutboxDatabase,
  kind: string,
  userId: string | null,
): Promise<Draft[]> {
  return (await listAllDrafts(database, userId)).filter((draft) => draft.kind === kind);
}

/**
 * A draft that something else replaces. `isOwn`: false if another tab has stored its own text under the
 * key.
 */
export type EndedDraft = { key: string; isOwn: (stored: Draft) => boolean };

const isAnybodys = () => true;

export async function deleteDraft(
  database: OutboxDatabase,
  key: string,
  isOwn: EndedDraft['isOwn'] = isAnybodys,
): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('drafts', 'readwrite');
    await endDraft(tx.store, { key, isOwn });
    await tx.done;
  });
}

/**
 * Replaces drafts by one in a single transaction: a device that dies midway has the old ones or the new
 * one.
 */
export async function replaceDrafts(
  database: OutboxDatabase,
  draft: Draft,
  ended: readonly EndedDraft[],
): Promise<void> {
  await database.run(async (connection) => {
    const tx = connection.transaction('drafts', 'readwrite', { durability: 'strict' });
    await tx.store.put(draft);
    for (const one of ended) await endDraft(tx.store, one);
    await tx.done;
  }, READ_TIMEOUT_MS);
}

type Drafts = {
  get(key: string): Promise<Draft | undefined>;
  delete(key: string): Promise<void>;
};

/** Runs in the caller's transaction. */
export async function endDraft(drafts: Drafts, { key, isOwn }: EndedDraft): Promise<void> {
  const stored = await drafts.get(key);
  // guard: draft-of-another-tab-stays
  if (stored && isOwn(stored)) await drafts.delete(key);
}

/** Keys of the drafts that are numbered after this one, itself included, in their order. */
export async function listNumbered(
  database: OutboxDatabase,
  key: string,
  timeoutMs?: number,
): Promise<string[]> {
  const use: Use<string[]> = (connection) => connection.getAllKeys('drafts');
  const keys = await runInTime(database, use, timeoutMs);
  const draftNumber = (one: string) => (one === key ? 1 : Number(one.slice(key.length + 1)));
  return keys
    .filter((one) => one === key || (one.startsWith(`${key} `) && draftNumber(one) > 1))
    .toSorted((a, b) => draftNumber(a) - draftNumber(b));
}

function isReadableBy(draft: Draft, userId: string | null): boolean {
  // guard: draft-of-its-writer
  return draft.userId === null || draft.userId === userId;
}
