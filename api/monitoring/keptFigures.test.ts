import { expect, it } from 'vitest';
import { cacheFigures } from './keptFigures.ts';

it('asks once for everybody, and again when the answer is old', async () => {
  let asked = 0;
  const figures = cacheFigures(async () => (asked += 1), { keepMs: 60_000, waitMs: 1_000 });
  expect(await Promise.all([figures(), figures()])).toEqual([1, 1]);
  expect(await figures()).toBe(1);
  const stale = cacheFigures(async () => (asked += 1), { keepMs: 0, waitMs: 1_000 });
  expect([await stale(), await stale()]).toEqual([2, 3]);
});

it('waits for no database that is silent, asks it no second time meanwhile, and recovers', async () => {
  let asked = 0;
  let answer: (text: string) => void = () => undefined;
  const read = () => {
    asked += 1;
    return new Promise<string>((resolve) => (answer = resolve));
  };
  const figures = cacheFigures(read, { keepMs: 60_000, waitMs: 10 });
  expect([await figures(), await figures()]).toEqual([null, null]);
  expect(asked).toBe(1);
  answer('back');
  expect(await figures()).toBe('back');
});

it('reports an error by having no answer', async () => {
  const figures = cacheFigures(() => Promise.reject(new Error('gone')), { keepMs: 0, waitMs: 10 });
  expect(await figures()).toBeNull();
});
