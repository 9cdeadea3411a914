import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createRefreshedCache } from './refreshedCache.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const MOST = 4;

type Matches = readonly string[] | null;

/** What the database contains, and how often it was read completely. */
function createTable(matching: readonly string[]) {
  const rows = new Set(matching);
  let wholeReads = 0;
  const ways = {
    async read(): Promise<Matches> {
      wholeReads += 1;
      return rows.size > MOST ? null : [...rows];
    },
    async refresh(known: Matches, changed: readonly string[]): Promise<Matches> {
      const staying = known?.filter((id) => !changed.includes(id)) ?? [];
      const matches = [...staying, ...changed.filter((id) => rows.has(id))];
      return matches.length > MOST ? null : matches;
    },
    isLasting: (matches: Matches) => matches === null,
  };
  return { rows, ways, wholeReads: () => wholeReads };
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
      const { rows, ways, wholeReads } = createTable(['a', 'b']);
      const kept = createRefreshedCache();
      const ask = () => kept.get('key', ways, () => true);
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
  const { rows, ways } = createTable(['a']);
  const kept = createRefreshedCache();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  const slow = {
    ...ways,
    async read() {
      const ids = await ways.read();
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

it('takes what lasts as it is for a while, whatever changes', async () => {
  let time = 0;
  const { ways, wholeReads } = createTable(IDS);
  const kept = createRefreshedCache({ maxAgeMs: 1_000, lastingMs: 5_000, now: () => time });
  const ask = () => kept.get('key', ways, () => true);
  expect(await ask()).toBeNull();
  kept.drop(change('a'));
  expect(await ask()).toBeNull();
  kept.clear();
  expect(await ask()).toBeNull();
  time += 4_000;
  expect(await ask()).toBeNull();
  expect(wholeReads()).toBe(1);
  time += 1_000;
  await ask();
  expect(wholeReads()).toBe(2);
});

it('reads all anew after a change of everything, and after a read that failed', async () => {
  const { ways, wholeReads } = createTable(['a']);
  const kept = createRefreshedCache();
  const read = () => Promise.reject(new Error('away'));
  await expect(kept.get('key', { ...ways, read }, () => true)).rejects.toThrow('away');
  const ask = async () => [...((await kept.get('key', ways, () => true)) ?? [])];
  expect(await ask()).toEqual(['a']);
  kept.drop('everything');
  expect(await ask()).toEqual(['a']);
  expect(wholeReads()).toBe(2);
});

it('does not look again at what cannot be in it', async () => {
  const { rows, ways } = createTable(['a']);
  const kept = createRefreshedCache();
  const ask = () => kept.get('key', ways, ({ issueId }) => issueId !== 'b');
  await ask();
  rows.add('b').add('c');
  kept.drop([...change('b'), ...change('c')]);
  expect([...((await ask()) ?? [])]).toEqual(['a', 'c']);
});

it('reads on for who asks for more, once for all who ask at once', async () => {
  const kept = createRefreshedCache();
  let reads = 0;
  const ask = (length: number) =>
    kept.get(
      'key',
      {
        read: async (): Promise<number[]> => [],
        refresh: async (known) => known,
        async complete(known) {
          if (known.length >= length) return known;
          reads += 1;
          return Array.from({ length }, (_, at) => at);
        },
      },
      () => true,
    );
  const answers = await Promise.all([ask(2), ask(2), ask(5), ask(3)]);
  expect(answers.map(({ length }) => length)).toEqual([2, 2, 5, 5]);
  expect(await ask(4)).toHaveLength(5);
  expect(reads).toBe(2);
});

it('reads all anew once more has changed than is worth looking at one by one', async () => {
  const { rows, ways, wholeReads } = createTable(['a']);
  const kept = createRefreshedCache();
  const ask = () => kept.get('key', ways, () => true);
  await ask();
  for (let at = 0; at < 501; at += 1) kept.drop(change(`other ${at}`));
  rows.add('b');
  expect(await ask()).toEqual(['a', 'b']);
  expect(wholeReads()).toBe(2);
});
