import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow } from './pageWindow.ts';

describe('the page buttons', () => {
  it('are all pages while there are at most five', () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are the first, the last, the current page and its neighbours beyond that [9.13]', () => {
    expect(pageWindow(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
    expect(pageWindow(1, 12)).toEqual([1, 2, 'gap-after', 12]);
    expect(pageWindow(12, 12)).toEqual([1, 'gap-before', 11, 12]);
    expect(pageWindow(2, 6)).toEqual([1, 2, 3, 'gap-after', 6]);
    expect(pageWindow(3, 6)).toEqual([1, 2, 3, 4, 'gap-after', 6]);
  });

  it('take the nearest page for one that does not exist', () => {
    expect(pageWindow(99, 8)).toEqual(pageWindow(8, 8));
    expect(pageWindow(-3, 8)).toEqual(pageWindow(1, 8));
    expect(pageWindow(1, 0)).toEqual([1]);
  });

  it('are at most five, ascending, never twice the same, with a gap exactly where pages are missing [9.12]', () => {
    assert(
      property(integer({ min: 1, max: 500 }), integer({ min: 1, max: 500 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)];
        const items = pageWindow(page, count);
        const pages = items.filter((item) => typeof item === 'number');
        expect(pages.length).toBeLessThanOrEqual(5);
        expect(pages).toEqual([...new Set(pages)].toSorted((one, other) => one - other));
        expect(pages).toContain(page);
        expect([pages[0], pages.at(-1)]).toEqual([1, count]);
        const expected = pages.flatMap((shown, index) => {
          const next = pages[index + 1] ?? shown + 1;
          return next === shown + 1 ? [shown] : [shown, shown < page ? 'gap-before' : 'gap-after'];
        });
        expect(items).toEqual(expected);
      }),
    );
  });
});
