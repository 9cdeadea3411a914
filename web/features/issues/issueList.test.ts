import { describe, expect, it } from 'vitest';
import { appliedDistance, toApiQuery, issuesSearch, withChange } from './issueList.ts';

const parse = (given: object) => issuesSearch(given as never);

describe('the address of the list', () => {
  it('says the defaults when it says nothing', () => {
    const all = {
      search: '',
      filter: 'all',
      category: 'all',
      distance: 'all',
      needsSolver: '',
      mine: '',
    };
    expect(parse({})).toEqual({ ...all, sort: 'newest', page: 1 });
  });

  it('is cleaned of nonsense instead of breaking the page', () => {
    const search = { search: 'x'.repeat(500), filter: 'all;drop', sort: '', page: '-3' };
    expect(parse(search)).toEqual(issuesSearch.defaults);
  });

  it('takes numbers as texts, as addresses carry them', () => {
    expect(parse({ page: '3', search: '42' })).toMatchObject({
      page: 3,
      search: '42',
    });
  });

  it('starts at page 1 when the question changes, and only then [9.14]', () => {
    const search = parse({ page: '7' });
    expect(withChange(search, { sort: 'oldest' }).page).toBe(1);
    expect(withChange(search, { page: 8 }).page).toBe(8);
  });

  it('always asks the API for a page', () => {
    expect(toApiQuery(issuesSearch.defaults)).toEqual({ page: 1 });
    expect(
      toApiQuery({
        ...issuesSearch.defaults,
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
      ...issuesSearch.defaults,
      sort: 'near',
      category: 'safety',
      distance: '5',
      mine: 'yes',
    } as const;
    expect(toApiQuery(search)).toEqual({ sort: 'near', category: 'safety', page: 1 });
    const me = { latitude: 41.87951, longitude: -87.62949 };
    expect(toApiQuery(search, { userId: 'rosa', me })).toEqual({
      sort: 'near',
      category: 'safety',
      near: '41.880,-87.629',
      withinKm: '5',
      reporterId: 'rosa',
      page: 1,
    });
  });

  it('asks for the best paid within the chosen distance of a known position', () => {
    const search = { ...issuesSearch.defaults, sort: 'best-paid', needsSolver: 'yes' } as const;
    const asked = { sort: 'most-funded', solver: 'wanted', page: 1 };
    expect(toApiQuery(search)).toEqual(asked);
    const at = { userId: null, me: { latitude: 41.88, longitude: -87.63 } };
    const near = { ...asked, near: '41.880,-87.630' };
    expect(toApiQuery(search, at)).toEqual({ ...near, withinKm: '25' });
    expect(toApiQuery({ ...search, distance: '1' }, at)).toEqual({ ...near, withinKm: '1' });
    expect(appliedDistance(search)).toBe('25');
    expect(appliedDistance({ ...search, distance: '1' })).toBe('1');
    expect(appliedDistance({ ...search, sort: 'near' })).toBe('all');
  });
});
