import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact, type Transaction } from '#api/database/transaction.ts';
import { insertReport } from './reports.sql.ts';
import { DAY_MS } from '#schema/durations.ts';
import {
  ISSUE_PRIORITIES,
  ISSUE_STATUSES,
  type Issue,
  type IssuePage,
} from '#schema/issues/issue.ts';
import { issueQuery, queryIssues } from '#schema/issues/issueQuery.ts';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import { FUNDING_BANDS, ISSUE_FILTERS, ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import { getMapTile } from '#schema/issues/issueMap.ts';
import { validate } from '#schema/validation.ts';
import { findTile } from '#schema/places/geo.ts';
import { personOf, visitorOf } from '#tests/support/database/testPerson.ts';
import { apiOfTests } from '#tests/support/servers/apiOfTests.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';

const COUNT = 150;
const WORDS = [
  'Lamp',
  'lämp',
  'POTHOLE',
  '50% off',
  'a_b',
  'back\\slash',
  'Straße',
  'ÇA',
  "o'clock",
];
const CENTS = [0, 100, 49_999, 50_000, 50_001, 200_000, 200_001, 999_999];

const api = await apiOfTests();
const rosa = await personOf(api);
let everything: Issue[];

const at = <Item>(items: readonly Item[], index: number): Item =>
  items[index % items.length] as Item;

async function addIssue(tx: Transaction, index: number): Promise<void> {
  const id = randomUUID();
  await insertReport(tx, {
    id,
    title: `${at(WORDS, index)} number ${index}`,
    description: `It is about ${at(WORDS, index * 7 + 3)} and has been for weeks.`,
    location: `${at(WORDS, index * 5 + 1)} Street, Loop, Chicago`,
    latitude: 41.8 + (index % 20) / 100,
    longitude: -87.7 + (index % 13) / 100,
    priority: at(ISSUE_PRIORITIES, index),
    category: at(ISSUE_CATEGORIES, index * 5),
    solutionCriteria: 'It is as it was before.',
    dueDate: null,
    reporterId: rosa.id,
    writtenAt: undefined,
  });
  await tx.query(
    'update issue set status = $2, funding_cents = $3, affected_count = $4 where id = $1',
    [id, at(ISSUE_STATUSES, index * 3), at(CENTS, index * 11), index % 9],
  );
  await tx.audit({ issueId: id, action: 'issue_reported', data: {} });
}

beforeAll(async () => {
  for (let index = 0; index < COUNT; index += 1) {
    // Several share a time, which tests the order by id too.
    const now = new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 4) * DAY_MS);
    const clock = { ...api.clock, now: () => now };
    await transact(api.database, { actor: null, clock }, async (tx) => {
      await addIssue(tx, index);
    });
  }
  everything = (await (await rosa.fetch('/api/issues')).json()) as Issue[];
}, 60_000);

const text = fc.oneof(
  fc.constantFrom(...WORDS, 'lamp', 'LOOP', 'ss', '%', '_', '\\', '', ' ', '\u001F', 'ça', 'İ'),
  fc.string({ maxLength: 4 }),
);
const corner = fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 13 }));
const box = fc.tuple(corner, corner).map(([[south, west], [north, east]]) => {
  const edges = [
    -87.705 + west / 100,
    41.795 + south / 100,
    -87.7 + east / 100,
    41.8 + north / 100,
  ];
  return edges.map((edge) => edge.toFixed(4)).join(',');
});
const search = fc.record(
  {
    search: text,
    filter: fc.constantFrom(...ISSUE_FILTERS),
    sort: fc.constantFrom(...ISSUE_SORTS),
    funding: fc.constantFrom(...FUNDING_BANDS),
    bbox: box,
    category: fc.constantFrom(...ISSUE_CATEGORIES),
    near: fc
      .tuple(fc.integer({ min: 41_750, max: 42_050 }), fc.integer({ min: -87_750, max: -87_550 }))
      .map(([lat, lon]) => `${lat / 1_000},${lon / 1_000}`),
    withinKm: fc.constantFrom('1', '5', '25'),
    page: fc.integer({ min: 1, max: 20 }).map(String),
    pageSize: fc.integer({ min: 1, max: 100 }).map(String),
  },
  { requiredKeys: ['page'] },
);

describe('the list of issues', () => {
  it('answers every question exactly as the contract defines it over the whole list', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (asked) => {
        const query = validate(issueQuery, asked);
        const response = await rosa.fetch(`/api/issues?${new URLSearchParams(asked).toString()}`);
        expect(response.status).toBe(query.isValid ? 200 : 400);
        const page = (await response.json()) as IssuePage;
        if (!query.isValid) return;
        const expected = queryIssues(everything, query.value, DOLLAR_RULES);
        expect(page).toEqual({ ...expected, isTotalCapped: false });
      }),
      { numRuns: 250 },
    );
  }, 60_000);

  it('without parameters holds all of them, newest first', async () => {
    const response = await visitorOf(api).fetch('/api/issues');
    expect(response.headers.get('x-total-count')).toBe(String(COUNT));
    expect(response.headers.get('link')).toBeNull();
    const times = everything.map(({ createdAt }) => createdAt);
    expect(everything).toHaveLength(COUNT);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('is empty on a page beyond the end, and refuses a page that cannot be', async () => {
    const far = await rosa.fetch('/api/issues?page=1000000&pageSize=100');
    expect(await far.json()).toMatchObject({ items: [], total: COUNT, pageCount: 2 });
    for (const page of ['0', '-1', '1.5', '1e3', '1000001', 'x', '']) {
      const { status } = await rosa.fetch(`/api/issues?page=${page}`);
      expect([page, status]).toEqual([page, 400]);
    }
  });
});

describe('the map', () => {
  it('shows every issue of a tile once, as a point or within a cluster, at any zoom', async () => {
    const everywhere = {
      search: '',
      sort: 'newest',
      funding: 'all',
      page: 1,
      pageSize: COUNT,
    } as const;
    const centre = { latitude: 41.85, longitude: -87.65 };
    for (let z = 0; z <= 16; z += 1) {
      const tile = findTile(centre, z);
      for (const filter of ISSUE_FILTERS) {
        const inside = queryIssues(
          everything,
          { ...everywhere, filter },
          DOLLAR_RULES,
        ).items.filter((issue) => {
          const { x, y } = findTile(issue, z);
          return x === tile.x && y === tile.y;
        });
        const answer = await rosa.expectCall(getMapTile, {
          params: strings(tile),
          query: { filter },
        });
        const clustered = answer.clusters.reduce((sum, { count }) => sum + count, 0);
        expect(answer.points.length + clustered, `zoom ${z} ${filter}`).toBe(inside.length);
        expect(answer.clusters.length).toBeLessThanOrEqual(64);
        const expected = answer.points.length > 0 ? [] : inside;
        const critical = expected.filter(({ priority }) => priority === 'critical').length;
        const shown = answer.clusters.reduce((sum, cluster) => sum + cluster.critical, 0);
        expect(shown).toBe(critical);
      }
    }
  });

  it('clusters lie amid their issues, with a money filter too', async () => {
    const params = { z: '0', x: '0', y: '0' };
    const queries: Record<string, string>[] = [{}, { funding: 'medium' }];
    for (const query of queries) {
      const { clusters } = await rosa.expectCall(getMapTile, { params, query });
      for (const { latitude, longitude } of clusters) {
        expect(latitude).toBeGreaterThan(41.79);
        expect(latitude).toBeLessThan(42);
        expect(longitude).toBeGreaterThan(-87.71);
        expect(longitude).toBeLessThan(-87.57);
      }
    }
  });
});

const strings = ({ z, x, y }: { z: number; x: number; y: number }) => ({
  z: String(z),
  x: String(x),
  y: String(y),
});
