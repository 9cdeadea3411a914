import { expect, it } from 'vitest';
import { createFairTurnstile } from './fairTurnstile.rules.ts';

/** Work that begins, in the order of its turns, and ends when told to. */
function createBench(most: number) {
  const inTurn = createFairTurnstile(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const done: Promise<void>[] = [];
  const bring = (name: string) =>
    done.push(
      inTurn(name.slice(0, 1), async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(done);
  };
  return { begun, bring, endAll };
}

it('makes nobody wait for more than one work of somebody who brings many', async () => {
  const { begun, bring, endAll } = createBench(1);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) bring(name);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('runs as many at a time as it may, and no more', async () => {
  const { begun, bring, endAll } = createBench(2);
  for (const name of ['a1', 'a2', 'a3']) bring(name);
  expect(begun).toEqual(['a1', 'a2']);
  await endAll();
  expect(begun).toEqual(['a1', 'a2', 'a3']);
});

it('gives the place on when a work fails', async () => {
  const inTurn = createFairTurnstile(1);
  const failed = inTurn('a', () => Promise.reject(new Error('broken')));
  const next = inTurn('b', async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  await expect(next).resolves.toBe('done');
});
