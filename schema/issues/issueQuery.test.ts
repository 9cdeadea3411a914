import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareIssues,
  findFundingBand,
  issueQuery,
  matchesFilter,
  matchesSearch,
  slicePage,
  queryIssues,
  type QueriedIssue,
} from './issueQuery.ts';
import { ISSUE_FILTERS, ISSUE_SORTS } from './issueFilters.ts';
import { validate } from '#schema/validation.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';

const issue: QueriedIssue = {
  id: 'a',
  title: 'Broken LAMP',
  description: 'Dark at night.',
  location: 'Loop, Chicago',
  latitude: 41.88,
  longitude: -87.63,
  priority: 'high',
  category: 'safety',
  affectedCount: 0,
  status: 'reported',
  currentFunding: '0.00',
  reporterId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const issues = fc
  .array(
    fc.record({
      id: fc.uuid(),
      cents: fc.integer({ min: 0, max: 5 }),
      day: fc.integer({ min: 1, max: 4 }),
    }),
  )
  .map((made) =>
    made.map(({ id, cents, day }): QueriedIssue => ({
      ...issue,
      id,
      currentFunding: `${cents}.00`,
      createdAt: `2026-01-0${day}T00:00:00.000Z`,
    })),
  );

describe('searching', () => {
  it('finds any part of title, description or location in any case [9.17]', () => {
    for (const text of ['lamp', 'DARK', 'chicago', 'n l', '  loop ', '']) {
      expect(matchesSearch(issue, text)).toBe(true);
    }
    expect(matchesSearch(issue, 'lampdark')).toBe(false);
    expect(matchesSearch(issue, '%')).toBe(false);
  });
});

describe('filtering', () => {
  it('calls open for pledges whatever its badge calls so [9.18]', () => {
    const open = (status: string) => matchesFilter({ priority: 'low', status }, 'reported');
    expect(['reported', 'funded', 'in_progress', 'completed'].map(open)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('by money has the borders of the specification [9.19]', () => {
    const bands = ['0.00', '499.99', '500.00', '2000.00', '2000.01'].map((amount) =>
      findFundingBand(amount, DOLLAR_RULES),
    );
    expect(bands).toEqual(['low', 'low', 'medium', 'medium', 'high']);
  });
});

describe('sorting and paging', () => {
  it('is a total order for every sort, so that pages neither overlap nor leave gaps [9.15]', () => {
    fc.assert(
      fc.property(
        issues,
        fc.constantFrom(...ISSUE_SORTS),
        fc.integer({ min: 1, max: 7 }),
        (all, sort, size) => {
          const query = validate(issueQuery, { sort, pageSize: size });
          if (!query.isValid) throw new Error('The query is valid');
          const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
            queryIssues(all, { ...query.value, page: index + 1 }, DOLLAR_RULES),
          );
          const shown = pages.flatMap(({ items }) => items.map(({ id }) => id));
          expect(shown).toEqual(all.toSorted(compareIssues(sort)).map(({ id }) => id));
          expect(new Set(shown).size).toBe(new Set(all.map(({ id }) => id)).size);
        },
      ),
    );
  });

  it('says the true page count on a page beyond the end', () => {
    expect(slicePage([1, 2, 3], 9, 2)).toEqual({
      items: [],
      page: 9,
      pageSize: 2,
      total: 3,
      pageCount: 2,
    });
  });
});

describe('a query', () => {
  it('has the defaults of the list [9.16]', () => {
    expect(validate(issueQuery, {})).toMatchObject({
      isValid: true,
      value: { search: '', filter: 'all', sort: 'newest', funding: 'all', page: 1, pageSize: 9 },
    });
  });

  it('names the parameter that is wrong', () => {
    const wrong = {
      filter: 'open',
      sort: 'best',
      funding: 'none',
      page: '0',
      pageSize: '101',
      reporterId: 'me',
      bbox: '1',
      search: 'x'.repeat(101),
    };
    for (const [name, value] of Object.entries(wrong)) {
      expect(validate(issueQuery, { [name]: value })).toMatchObject({
        isValid: false,
        errors: [{ path: name }],
      });
    }
    expect(ISSUE_FILTERS).toContain('all');
  });
});
