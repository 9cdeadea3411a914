import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createKeptMatches } from './keptMatches.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const MOST = 4;

/** What the database has, and how often it was asked for all of it. */
function createTable(matching: readonly string[]) {
  const rows = new Set(matching);
  let wholeReads = 0;
  const read = {
    most: MOST,
    async readAll() {
      wholeReads += 1;
      return rows.size > MOST ? null : [...rows];
    },
    async readAmong(ids: readonly string[]) {
      return ids.filter((id) => rows.has(id));
    },
  };
  return { rows, read, wholeReads: () => wholeReads };
}

const change = (issueId: string) => [{ issueId, listed: null }];

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ id: fc.constantFrom(...IDS), matches: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant('ask' as const) },
    { weight: 1, arbitrary: fc.constant('askTwice' as const) },
  ),
  { maxLength: 40 },
);

it('says what a whole read would, read once, whatever changes in between', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const { rows, read, wholeReads } = createTable(['a', 'b']);
      const kept = createKeptMatches();
      const ask = () => kept.get('key', read, () => true);
      let wereTooMany = false;
      await ask();
      for (const step of taken) {
        if (typeof step === 'object') {
          if (step.matches) rows.add(step.id);
          else rows.delete(step.id);
          kept.drop(change(step.id));
          continue;
        }
        wereTooMany ||= rows.size > MOST;
        const answers = await Promise.all(step === 'ask' ? [ask()] : [ask(), ask()]);
        for (const found of answers)
          expect(found && [...found].toSorted()).toEqual(wereTooMany ? null : [...rows].toSorted());
      }
      expect(wholeReads()).toBe(1);
    }),
  );
});

it('looks again at what changed while it was being read', async () => {
  const { rows, read } = createTable(['a']);
  const kept = createKeptMatches();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow = {
    ...read,
    async readAll() {
      const ids = await read.readAll();
      await opened;
      return ids;
    },
  };
  const before = kept.get('key', slow, () => true);
  rows.add('b');
  kept.drop(change('b'));
  const after = kept.get('key', slow, () => true);
  open();
  expect([...((await before) ?? [])]).toEqual(['a']);
  expect([...((await after) ?? [])]).toEqual(['a', 'b']);
});

it('knows for a while that there are more than it keeps, whatever changes', async () => {
  let time = 0;
  const { read, wholeReads } = createTable(IDS);
  const kept = createKeptMatches({ maxAgeMs: 1_000, now: () => time });
  const ask = () => kept.get('key', read, () => true);
  expect(await ask()).toBeNull();
  kept.drop(change('a'));
  expect(await ask()).toBeNull();
  kept.clear();
  expect(await ask()).toBeNull();
  expect(wholeReads()).toBe(1);
  time += 1_000;
  await ask();
  expect(wholeReads()).toBe(2);
});

it('reads all anew after a change of everything, and after a read that failed', async () => {
  const { read, wholeReads } = createTable(['a']);
  const kept = createKeptMatches();
  const readAll = () => Promise.reject(new Error('away'));
  await expect(kept.get('key', { ...read, readAll }, () => true)).rejects.toThrow('away');
  const ask = async () => [...((await kept.get('key', read, () => true)) ?? [])];
  expect(await ask()).toEqual(['a']);
  kept.drop('everything');
  expect(await ask()).toEqual(['a']);
  expect(wholeReads()).toBe(2);
});

it('does not look again at what cannot be in it', async () => {
  const { rows, read } = createTable(['a']);
  const kept = createKeptMatches();
  const ask = () => kept.get('key', read, ({ issueId }) => issueId !== 'b');
  await ask();
  rows.add('b').add('c');
  kept.drop([...change('b'), ...change('c')]);
  expect([...((await ask()) ?? [])]).toEqual(['a', 'c']);
});
