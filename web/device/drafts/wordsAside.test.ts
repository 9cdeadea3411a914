import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOutboxDatabase } from '#sw/outbox/database.ts';
import { listDrafts, readDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { memoryStorage } from '#tests/support/device/memoryStorage.ts';
import { dropWordsAside, putWordsAside, takeUpWords } from './wordsAside.ts';

const KEY = 'report ida new d1';
const draft = (value: object, updatedAt: number, key = KEY) => ({
  key,
  userId: 'ida',
  kind: 'report',
  value,
  updatedAt,
});
const photos = [{ id: 'p1', bytes: new ArrayBuffer(8) }];

let databases = 0;
let database = createOutboxDatabase();

beforeEach(() => {
  database = createOutboxDatabase(`words-aside-${(databases += 1)}`);
  vi.stubGlobal('localStorage', memoryStorage());
});
afterEach(() => void vi.unstubAllGlobals());

const kept = async () => (await readDraft(database, KEY, 'ida'))?.value;

describe('words that a page left behind', () => {
  test('come into the draft beside its stored photos, and are put aside no longer', async () => {
    await saveDraft(database, draft({ text: 'Ben', photos }, 1));
    putWordsAside(draft({ text: 'Bench', photos }, 2));
    await takeUpWords(database);
    expect(await kept()).toEqual({ text: 'Bench', photos });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('are a draft of their own where nothing was stored, seen by their writer alone', async () => {
    putWordsAside(draft({ text: 'Bench', photos }, 2));
    await takeUpWords(database);
    expect(await kept()).toEqual({ text: 'Bench' });
    expect(await listDrafts(database, 'report', 'ida')).toHaveLength(1);
    expect(await readDraft(database, KEY, 'lea')).toBeNull();
    expect(await listDrafts(database, 'report', 'lea')).toEqual([]);
  });

  test('never replace what was stored after them', async () => {
    putWordsAside(draft({ text: 'Ben' }, 1));
    await saveDraft(database, draft({ text: 'Bench' }, 2));
    await takeUpWords(database);
    expect(await kept()).toEqual({ text: 'Bench' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('are gone once nobody wants them, and damaged ones harm no others', async () => {
    putWordsAside(draft({ text: 'Bench' }, 1));
    dropWordsAside(KEY);
    localStorage.setItem('trybe-draft:damaged', '{"key":');
    putWordsAside(draft({ text: 'Lamp' }, 1, 'report ida new d2'));
    await takeUpWords(database);
    const drafts = await listDrafts(database, 'report', 'ida');
    expect(drafts.map(({ value }) => value)).toEqual([{ text: 'Lamp' }]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('stay where they are while the database takes nothing', async () => {
    putWordsAside(draft({ text: 'Bench' }, 1));
    const refusing = { ...database, run: () => Promise.reject(new Error('no room')) };
    await takeUpWords(refusing);
    expect(Object.keys(localStorage)).toHaveLength(1);
    await takeUpWords(database);
    expect(await kept()).toEqual({ text: 'Bench' });
  });

  test('are none where the browser closes local storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    putWordsAside(draft({ text: 'Bench' }, 1));
    dropWordsAside(KEY);
    await takeUpWords(database);
    expect(await kept()).toBeUndefined();
  });
});
