import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ISSUE_PRIORITIES,
  listIssues,
  type Issue,
  type IssueStatus,
} from '#schema/issues/issue.ts';
import { issueQuery, queryIssues } from '#schema/issues/issueQuery.ts';
import { FUNDING_BANDS, ISSUE_FILTERS, ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import { tellAffected } from '#schema/issues/affected.ts';
import { createPledge } from '#schema/case/pledge.ts';
import { validate } from '#schema/validation.ts';
import { fileReport } from './fixtures.ts';
import { scenarios } from './scenarios.ts';
import { newPerson, newVisitor, target, type Person } from './target.ts';
import { DOLLAR_RULES } from '#schema/money/moneyRules.ts';

const WORDS = [
  'Bench',
  'LÄMP',
  'drain 100%',
  'under_score',
  'Ramp',
  'back\\slash',
  "O'Hare",
  'Ünder',
];
const AMOUNTS = [undefined, '1', '499.99', '500', '2000', '2000.01', undefined];
const STATUSES: (IssueStatus | undefined)[] = [
  undefined,
  'in_progress',
  undefined,
  'completed',
  undefined,
];
const COUNT = 30;

const of = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** Issues that differ in everything the list looks at, some of them equally funded. */
async function fillSite(reporter: Person): Promise<void> {
  const affected = await newPerson();
  for (let at = 0; at < COUNT; at += 1) {
    const issue = await fileReport(reporter, {
      title: `${of(WORDS, at)} needs help`,
      description: `Please look after the ${of(WORDS, at * 3 + 1)} in this street soon.`,
      location: `${at} Main Street, ${of(WORDS, at + 5)}`,
      priority: of(ISSUE_PRIORITIES, at),
      latitude: String(41.8 + (at % 7) / 50),
      longitude: String(-87.7 + (at % 5) / 40),
    });
    const amount = of(AMOUNTS, at);
    if (amount !== undefined) {
      await reporter.expectCall(createPledge, { body: { issueId: issue.id, amount } });
    }
    if (at % 4 === 0)
      await affected.expectCall(tellAffected, {
        params: { id: issue.id },
        body: { isAffected: true },
      });
    const status = of(STATUSES, at);
    if (status !== undefined) await (await target()).forceStatus(issue.id, status);
  }
}

const searches = [
  '',
  'bench',
  'lämp',
  'laemp',
  '100%',
  'under_',
  'k\\s',
  "o'h",
  'MAIN',
  'nothing of this',
  '_',
  '%',
];

const anyQuery = fc.record(
  {
    search: fc.constantFrom(...searches),
    filter: fc.constantFrom(...ISSUE_FILTERS),
    sort: fc.constantFrom(...ISSUE_SORTS),
    solver: fc.constant('wanted' as const),
    funding: fc.constantFrom(...FUNDING_BANDS),
    bbox: fc.constantFrom(
      '-87.7,41.8,-87.65,41.9',
      '-180,-90,180,90',
      '-87.69,41.83,-87.61,41.87',
      '-87.65,41.8,-87.7,41.9',
    ),
    category: fc.constantFrom('environment', 'safety'),
    near: fc.constantFrom('41.85,-87.65', '41.8,-87.7', '-12.5,170'),
    withinKm: fc.constantFrom(1, 5, 25),
    page: fc.integer({ min: 1, max: 5 }),
    pageSize: fc.integer({ min: 1, max: 12 }),
  },
  { requiredKeys: ['page'] },
);

scenarios('the list of issues', () => {
  test('search, filter, sort, funding, box and page mean what the contract says', async () => {
    const reporter = await newPerson();
    await fillSite(reporter);
    const visitor = await newVisitor();
    const all = (await visitor.expectCall(listIssues)) as Issue[];
    const own = all.filter((issue) => issue.reporterId === reporter.id);
    expect(own).toHaveLength(COUNT);
    await fc.assert(
      fc.asyncProperty(anyQuery, async (given) => {
        const asked = { ...given, reporterId: reporter.id };
        const query = validate(issueQuery, asked);
        if (!query.isValid) throw new Error(JSON.stringify(query.errors));
        const expected = queryIssues(own, query.value, DOLLAR_RULES);
        const answer = await visitor.expectCall(listIssues, { query: asked });
        expect(answer).toEqual({ ...expected, isTotalCapped: false });
      }),
      { numRuns: 120 },
    );
  });

  test('without parameters it is the whole list, newest first, with its length [7.8]', async () => {
    const reporter = await newPerson();
    const [older, newer] = [await fileReport(reporter), await fileReport(reporter)];
    const { body, headers } = await (await newVisitor()).call(listIssues);
    const list = body as Issue[];
    expect(Number(headers.get('x-total-count'))).toBe(list.length);
    const at = (id: string) => list.findIndex((issue) => issue.id === id);
    expect(at(newer.id)).toBeGreaterThanOrEqual(0);
    const order = list.map((issue) => issue.createdAt);
    expect(order).toEqual(order.toSorted().toReversed());
    expect(at(older.id)).toBeGreaterThanOrEqual(0);
  });

  test('a page far beyond the end is empty and knows the end', async () => {
    const reporter = await newPerson();
    await fileReport(reporter);
    const query = { reporterId: reporter.id, page: 999_999 };
    const answer = await reporter.expectCall(listIssues, { query });
    expect(answer).toMatchObject({ items: [], total: 1, pageCount: 1, page: 999_999 });
  });

  test('a card shows what the issue has gathered [2.73]', async () => {
    const reporter = await newPerson();
    const issue = await fileReport(reporter);
    const donor = await newPerson('donator');
    for (const amount of ['10', '2.50']) {
      await donor.expectCall(createPledge, { body: { issueId: issue.id, amount } });
    }
    const list = await donor.expectCall(listIssues, { query: { reporterId: reporter.id } });
    expect('items' in list && list.items[0]).toMatchObject({
      currentFunding: '12.50',
      pledgerCount: 1,
      proposalCount: 0,
      messageCount: 0,
      status: 'funded',
    });
  });
});
