import 'fake-indexeddb/auto';
import type { ChangeSet } from '@electric-sql/pglite/memfs-frontend';
import { expect, test } from 'vitest';
import { forget, isStored, pageStore, TakenOver } from '#sw/mock/pageStore.ts';

const DURABLE = { relaxedDurability: false };

/** One file written as a commit would: `text` at the byte `at`. */
function written(path: string, at: number, text: string): ChangeSet {
  const data = new TextEncoder().encode(text);
  const file = { path, size: at + data.length, full: false, truncate: false };
  const files = { wal: [{ ...file, chunks: [{ at, data }] }], data: [], control: [] };
  return { ops: [], files };
}

async function open(seed: string) {
  const store = pageStore(seed);
  await store.init();
  const files = new Map<string, string>();
  for await (const entry of store.load()) {
    if (entry.kind === 'file') files.set(entry.path, new TextDecoder().decode(entry.data));
  }
  return { store, files };
}

test('what was committed is there for the next worker, whole and in its order', async () => {
  const first = await open('kept');
  await first.store.apply(written('/wal/1', 0, 'first second'), DURABLE);
  await first.store.apply(written('/wal/1', 0, 'FIRST'), DURABLE);
  await first.store.apply(written('/wal/2', 2, 'x'), DURABLE);
  // Neither closed nor asked: as a worker that was killed.
  const second = await open('kept');
  expect([...second.files]).toEqual([
    ['/wal/1', 'FIRST second'],
    ['/wal/2', '\0\0x'],
  ]);
  const removal: ChangeSet = {
    ops: [{ op: 'remove', path: '/wal' }],
    files: { wal: [], data: [], control: [] },
  };
  await second.store.apply(removal, DURABLE);
  expect((await open('kept')).files.size).toBe(0);
});

test('a worker that another has taken over from can commit nothing more', async () => {
  const old = await open('taken');
  await old.store.apply(written('/wal/1', 0, 'before'), DURABLE);
  const next = await open('taken');
  await expect(old.store.apply(written('/wal/1', 0, 'behind'), DURABLE)).rejects.toThrow(TakenOver);
  await next.store.apply(written('/wal/1', 0, 'beyond'), DURABLE);
  expect((await open('taken')).files.get('/wal/1')).toBe('beyond');
});

test('what a tester resets is gone', async () => {
  const { store } = await open('reset');
  // As after a worker that was killed before it had unpacked anything.
  expect(await isStored('reset')).toBe(false);
  await store.apply(written('/wal/1', 0, 'unpacked'), DURABLE);
  expect(await isStored('reset')).toBe(true);
  await store.close();
  await forget('reset');
  expect(await isStored('reset')).toBe(false);
});
