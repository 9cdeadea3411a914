import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { issueQuery, matchesIssueQuery, type QueriedIssue } from '#schema/issues/issueQuery.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';
import { cellRange, findTile, findCell } from '#schema/places/geo.ts';
import { touchesList, touchesTile } from './touchedLists.rules.ts';

const CATEGORIES = ['infrastructure', 'safety'];

const place = fc.record({
  latitude: fc.oneof(
    fc.double({ min: -90, max: 90, noNaN: true }),
    fc.constantFrom(41.88, 41.89, -90, 0),
  ),
  longitude: fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-87.63, 180, -180, 179.99999),
  ),
});

const issue = fc
  .record({ at: place, category: fc.constantFrom(...CATEGORIES) })
  .map(({ at, category }): QueriedIssue => ({
    ...at,
    category,
    id: 'a',
    title: '',
    description: '',
    location: '',
    priority: 'high',
    status: 'reported',
    currentFunding: '0.00',
    affectedCount: 0,
    reporterId: null,
    createdAt: '',
  }));

const query = fc
  .record(
    {
      category: fc.constantFrom(...CATEGORIES),
      bbox: fc.constantFrom('-87.63,41.88,-87.6,41.89', '179,-90,-179,90', '-180,-1,0,0'),
      near: place.map(
        ({ latitude, longitude }) => `${latitude.toFixed(6)},${longitude.toFixed(6)}`,
      ),
      withinKm: fc.constantFrom('1', '25'),
    },
    { requiredKeys: [] },
  )
  .map((given) => v.parse(issueQuery, given));

it('every list that holds an issue is touched by it', () => {
  fc.assert(
    fc.property(issue, query, (found, asked) => {
      const listed = matchesIssueQuery(found, asked, DOLLAR_RULES);
      const isTouched = touchesList(asked)({ issueId: 'a', listed: found });
      expect(isTouched || !listed).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

it('one of another category or place is not, unless nothing is known of the issue', () => {
  const listed = { latitude: 41.9, longitude: -87.7, category: 'safety' };
  const isTouched = (given: object, known: typeof listed | null = listed) =>
    touchesList(v.parse(issueQuery, given))({ issueId: 'a', listed: known });
  for (const given of [
    { category: 'infrastructure' },
    { bbox: '-87.63,41.88,-87.6,41.89' },
    { near: '41.88,-87.63', withinKm: '1' },
  ]) {
    expect(isTouched(given)).toBe(false);
    expect(isTouched(given, null)).toBe(true);
  }
  expect(isTouched({ search: 'pothole' })).toBe(true);
});

it('every tile that holds an issue is touched by it, and none far from it', () => {
  fc.assert(
    fc.property(place, fc.integer({ min: 0, max: 20 }), (at, zoom) => {
      const tile = findTile(at, zoom);
      const change = { issueId: 'a', listed: { ...at, category: 'safety' } };
      expect(touchesTile(tile)(change)).toBe(true);
      const { first, last } = cellRange(tile);
      expect(findCell(at)).toBeGreaterThanOrEqual(first);
      expect(findCell(at)).toBeLessThanOrEqual(last);
      const beside = { ...tile, x: (tile.x + 2) % 2 ** zoom };
      expect(zoom > 2 && touchesTile(beside)(change)).toBe(false);
    }),
  );
});
