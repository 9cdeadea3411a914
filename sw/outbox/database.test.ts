import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createOutboxDatabase, HANGING_TIMEOUT_MS, READ_TIMEOUT_MS } from './database.ts';
import { OutboxError } from './OutboxError.ts';
import { deleteDraft, listDrafts, readDraft, saveDraft } from './drafts.ts';
import { enqueue, type NewOperation } from './enqueue.ts';
import { readOutbox } from './readOutbox.ts';

let databases = 0;
const newName = () => `database-test-${(databases += 1)}`;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const messageOf = (id: string): NewOperation<'postMessage'> => ({
  id,
  userId: 'ana',
  operation: 'postMessage',
  params: { id: 'issue' },
  body: { id: `entity ${id}`, message: 'Hello' },
  entityId: `entity ${id}`,
  createdAt: 1,
});

describe('the database of the outbox', () => {
  it('goes on with the database of a newer release, and that one with its rows', async () => {
    const name = newName();
    const older = createOutboxDatabase(name);
    await enqueue(older, messageOf('written-before'));
    const upgraded = await openDB(name, 3, {
      upgrade: (connection) => void connection.createObjectStore('later'),
    });
    upgraded.close();
    await enqueue(older, messageOf('written-by-the-older'));
    older.close();
    const newer = await openDB(name, 3);
    expect(await newer.getAllKeys('operations')).toEqual([
      'written-before',
      'written-by-the-older',
    ]);
    newer.close();
    const again = createOutboxDatabase(name);
    expect((await readOutbox(again, 'ana')).waitingCount).toBe(2);
    again.close();
  });

  it('says that it is outdated where a newer release keeps its rows elsewhere', async () => {
    const name = newName();
    const newer = await openDB(name, 3, {
      upgrade: (connection) => void connection.createObjectStore('operations-3'),
    });
    newer.close();
    const database = createOutboxDatabase(name);
    const use = database.run((connection) => connection.count('operations'));
    await expect(use).rejects.toMatchObject({ code: 'outdated' });
  });

  it('lets go when a newer version of the app asks, and reads on', async () => {
    const name = newName();
    const database = createOutboxDatabase(name);
    await database.run((connection) => connection.count('operations'));
    const newer = await openDB(name, 3);
    expect(newer.version).toBe(3);
    expect(await database.run((connection) => connection.count('operations'))).toBe(0);
    newer.close();
    database.close();
  });

  it('says that storage is unavailable when the browser refuses it, and tries again next time', async () => {
    const database = createOutboxDatabase(newName());
    const real = indexedDB;
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Not here', 'SecurityError');
      },
    });
    const use = () => database.run((connection) => connection.count('operations'));
    await expect(use()).rejects.toMatchObject({ code: 'unavailable' });
    vi.stubGlobal('indexedDB', real);
    expect(await use()).toBe(0);
  });

  it.each([
    ['UnknownError', 4_000, 'quota_exceeded'],
    ['AbortError', 4_000, 'quota_exceeded'],
    ['UnknownError', 0, 'unavailable'],
    ['SecurityError', 4_000, 'unavailable'],
  ])('takes %s for a full disk where it has %i bytes: %s', async (name, indexedDB, code) => {
    // Chromium keeps reporting the quota of minutes ago.
    const estimate = async () => ({ quota: 1e9, usage: 6e6, usageDetails: { indexedDB } });
    vi.stubGlobal('navigator', { storage: { estimate } });
    const database = createOutboxDatabase(newName());
    const use = database.run(() => Promise.reject(new DOMException('Failed', name)));
    await expect(use).rejects.toMatchObject({ code });
  });

  it('waits for storage that hangs once: shortly to read, longer to write, then hardly', async () => {
    const name = newName();
    const blocking = await openDB(name, 1, {
      upgrade: (connection) => void connection.createObjectStore('operations', { keyPath: 'id' }),
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const database = createOutboxDatabase(name);
    const waited = async (timeoutMs?: number) => {
      const begunAt = performance.now();
      const use = database.run((connection) => connection.count('drafts'), timeoutMs);
      return await use.catch(() => performance.now() - begunAt);
    };
    const first = Promise.all([waited(READ_TIMEOUT_MS), waited()]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await first).toEqual([READ_TIMEOUT_MS, 10_000]);
    const later = Promise.all([waited(READ_TIMEOUT_MS), waited()]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await later).toEqual([200, 200]);
    blocking.close();
  });

  it('passes on errors that are not about storage', async () => {
    const database = createOutboxDatabase(newName());
    const use = database.run(() => Promise.reject(new TypeError('a bug')));
    await expect(use).rejects.toThrow('a bug');
  });
});

describe('drafts', () => {
  const draft = (key: string, userId: string | null, updatedAt: number) => ({
    key,
    userId,
    kind: 'report',
    value: { title: key, photo: new Uint8Array([1, 2]).buffer },
    updatedAt,
  });

  it('come back newest first, to their writer and to whoever signs in after writing', async () => {
    const database = createOutboxDatabase(newName());
    await saveDraft(database, draft('old', 'ana', 1));
    await saveDraft(database, draft('new', null, 2));
    await saveDraft(database, draft('foreign', 'ben', 3));
    const keys = (await listDrafts(database, 'report', 'ana')).map(({ key }) => key);
    expect(keys).toEqual(['new', 'old']);
    expect(await readDraft(database, 'foreign', 'ana')).toBeNull();
    expect(await readDraft(database, 'old', null)).toBeNull();
  });

  it('are replaced under the same key and gone when deleted', async () => {
    const database = createOutboxDatabase(newName());
    await saveDraft(database, draft('one', 'ana', 1));
    await saveDraft(database, draft('one', 'ana', 2));
    expect((await readDraft(database, 'one', 'ana'))?.updatedAt).toBe(2);
    await deleteDraft(database, 'one');
    expect(await readDraft(database, 'one', 'ana')).toBeNull();
  });
});

it('a database that opens and then does not answer is waited for once, not at each reading', async () => {
  const never = () => new Promise<never>(() => undefined);
  const hanging = { run: never, close: () => undefined };
  const startMs = performance.now();
  for (let times = 0; times < 5; times += 1)
    await expect(readDraft(hanging, 'one', 'ana')).rejects.toThrow(OutboxError);
  expect(performance.now() - startMs).toBeLessThan(4_500);
});

it('a database that once refused at once is not taken for one that hangs', async () => {
  let calls = 0;
  const run = async () => {
    calls += 1;
    if (calls === 1) throw new OutboxError('quota_exceeded');
    await new Promise((resolve) => {
      setTimeout(resolve, 2 * HANGING_TIMEOUT_MS);
    });
    return undefined as never;
  };
  const full = { run, close: () => undefined };
  await expect(readDraft(full, 'one', 'ana')).rejects.toThrow(OutboxError);
  expect(await readDraft(full, 'one', 'ana')).toBeNull();
});
