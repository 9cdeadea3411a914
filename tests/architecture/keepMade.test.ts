import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#schema/durations.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { keepMade } from '#sw/mock/build/keepMade.ts';

let store: string;
let made: string[];
beforeEach(() => {
  store = testFolder();
  made = [];
});

/** Gets the thing of a key, and answers what is in its copy. */
async function get(key: string): Promise<string> {
  const target = testFolder();
  const make = async (folder: string) => {
    made.push(key);
    writeFileSync(path.join(folder, 'seed'), `${key} ${made.length}`);
  };
  await keepMade({ store, key, make }, target);
  return readFileSync(path.join(target, 'seed'), 'utf8');
}

const age = (key: string, hours: number) => {
  const at = new Date(Date.now() - hours * HOUR_MS);
  utimesSync(path.join(store, key), at, at);
};

describe('what takes long to make', () => {
  test('is made once for a key', async () => {
    expect([await get('one'), await get('one'), await get('two')]).toEqual([
      'one 1',
      'one 1',
      'two 2',
    ]);
  });

  test('is made anew once its deadlines have come near', async () => {
    await get('one');
    age('one', 5);
    expect(await get('one')).toBe('one 1');
    age('one', 7);
    expect(await get('one')).toBe('one 2');
    expect(readdirSync(store)).toEqual(['one']);
  });

  test('is not kept when its making fails', async () => {
    const make = () => Promise.reject(new Error('No'));
    await expect(keepMade({ store, key: 'one', make }, testFolder())).rejects.toThrow('No');
    expect(await get('one')).toBe('one 1');
  });

  test('is kept for the two latest keys', async () => {
    for (const [hours, key] of ['one', 'two'].entries()) {
      await get(key);
      age(key, 3 - hours);
    }
    await get('three');
    expect(readdirSync(store).toSorted()).toEqual(['three', 'two']);
  });
});
