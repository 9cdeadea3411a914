import { describe, expect, it } from 'vitest';
import { apiQueryOf, issuesSearch, ISSUES_SEARCH_DEFAULTS, withChange } from './issuesSearch.ts';

const parse = (given: object) => issuesSearch(given as never);

describe('the address of the list', () => {
  it('says the defaults when it says nothing', () => {
    expect(parse({})).toEqual(ISSUES_SEARCH_DEFAULTS);
  });

  it('is cleaned of nonsense instead of breaking the page', () => {
    const search = { search: 'x'.repeat(500), filter: 'all;drop', sort: '', page: '-3' };
    expect(parse(search)).toEqual(ISSUES_SEARCH_DEFAULTS);
  });

  it('takes numbers as texts, as addresses carry them', () => {
    expect(parse({ page: '3', search: '42' })).toMatchObject({
      page: 3,
      search: '42',
    });
  });

  it('starts at page 1 when the question changes, and only then', () => {
    const search = parse({ page: '7' });
    expect(withChange(search, { sort: 'oldest' }).page).toBe(1);
    expect(withChange(search, { page: 8 }).page).toBe(8);
  });

  it('always asks the API for a page', () => {
    expect(apiQueryOf(ISSUES_SEARCH_DEFAULTS)).toEqual({ page: 1 });
    expect(
      apiQueryOf({
        ...ISSUES_SEARCH_DEFAULTS,
        search: 'oak',
        filter: 'critical',
        sort: 'oldest',
        page: 2,
      }),
    ).toEqual({
      search: 'oak',
      filter: 'critical',
      sort: 'oldest',
      page: 2,
    });
  });

  it('asks for what is near only with a position, and for own reports only as somebody', () => {
    const search = {
      ...ISSUES_SEARCH_DEFAULTS,
      sort: 'near',
      category: 'safety',
      distance: '5',
      mine: 'yes',
    } as const;
    expect(apiQueryOf(search)).toEqual({ sort: 'near', category: 'safety', page: 1 });
    const me = { latitude: 41.87951, longitude: -87.62949 };
    expect(apiQueryOf(search, { userId: 'rosa', me })).toEqual({
      sort: 'near',
      category: 'safety',
      near: '41.880,-87.629',
      withinKm: '5',
      reporterId: 'rosa',
      page: 1,
    });
  });
});
