import { describe, expect, test } from 'vitest';
import { toFilter, mineHref, mineSearch } from './mineSearch.ts';

describe('the address of a personal list', () => {
  test('falls back to the first page of all reports where it makes no sense', () => {
    const given = { list: 'secrets', show: '1=1', page: '-3' } as never;
    expect(mineSearch(given)).toEqual({ list: 'reports', show: 'all', page: 1 });
  });

  test('keeps list, filter and page', () => {
    const given = { list: 'pledges', show: 'held', page: '2' } as never;
    expect(mineSearch(given)).toEqual({ list: 'pledges', show: 'held', page: 2 });
  });

  test('a filter of another list narrows nothing', () => {
    expect(toFilter('votes', 'held')).toBe('all');
    expect(toFilter('pledges', 'held')).toBe('held');
  });

  test('names a filter only where there is one', () => {
    expect(mineHref('votes')).toBe('/mine?list=votes');
    expect(mineHref('reports', 'completed')).toBe('/mine?list=reports&show=completed');
  });
});
