import { loadavg } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ISSUE_CATEGORIES } from '#schema/site/categories/standardCategories.ts';
import { ISSUE_SORTS } from '#schema/issues/issueFilters.ts';
import { measure, median, type BenchCase, type Rate } from './load.ts';
import { printTail } from './tail.ts';
import { openScaleSite, type ScaleSite } from './scaleSite.ts';

const ROUNDS = 3;
const ROUND_MS = 2_000;
const START_AT_MOST_MS = 60 * 60_000;
const PAGE_SIZE = 9;

let site: ScaleSite;

beforeAll(async () => {
  site = await openScaleSite();
}, START_AT_MOST_MS);

afterAll(() => site.stop());

/** The next of a list, again and again. */
function inTurn<T>(list: readonly T[]): () => T {
  let at = 0;
  return () => list[(at += 1) % list.length] as T;
}

const report = () =>
  JSON.stringify({
    id: crypto.randomUUID(),
    title: 'Loose paving stone at the corner',
    description: 'It tips when stepped on, and it is right in front of the crossing.',
    location: 'State St & Adams St, The Loop, Chicago, IL',
    latitude: 41.8794,
    longitude: -87.6278,
    solutionCriteria: 'The stone lies firm and level with its neighbours.',
  });
const pledgeTo = (issueId: string) => JSON.stringify({ issueId, amount: '2.50' });

/** Each with a filter, a sort and a number that hardly ever meet again. */
function distinctLists(pages: number): () => string {
  const [sort, category] = [
    inTurn(ISSUE_SORTS.filter((name) => name !== 'near')),
    inTurn(ISSUE_CATEGORIES),
  ];
  let number = 0;
  return () => {
    number += 7;
    return `/api/issues?page=${1 + (number % pages)}&sort=${sort()}&category=${category()}`;
  };
}

/** A word on a page of its own each time, so that no cached response is measured. */
function searches(): () => string {
  const word = inTurn(['pothole', 'streetlight', 'bench', 'Brooklyn']);
  let page = 0;
  return () => `/api/issues?search=${word()}&page=${(page += 1)}`;
}

type Line = BenchCase & {
  /** With what it is compared, and by which figure; absent: what others are compared with. */
  of?: string;
  by?: 'rate' | 'p50';
  wanted?: string;
};

function linesOf(): Line[] {
  const { api, baseline, issueIds, cookies } = site;
  const server = { origin: api.origin.replace('localhost', '127.0.0.1') };
  const issueCount = Number(process.env.BENCH_ISSUES);
  const deepest = Math.min(50_000, Math.floor((issueCount / PAGE_SIZE) * 0.9));
  const [id, cookie] = [inTurn(issueIds), inTurn(cookies)];
  const write = { ...server, method: 'POST' };
  const headers = () => ({ cookie: cookie(), 'Content-Type': 'application/json' });
  const alone = { cookie: cookies[0] ?? '', 'Content-Type': 'application/json' };
  const popular = issueIds[0] ?? '';
  const deep = Math.max(1, Math.floor(deepest / 50));
  return [
    { name: 'bare Koa', origin: baseline, path: '/hello' },
    { name: 'raw row', origin: baseline, path: '/row' },
    { name: 'raw list', origin: baseline, path: '/list' },
    { name: 'bare insert', origin: baseline, path: '/insert' },
    {
      name: 'cached list page',
      ...server,
      path: '/api/issues?page=1',
      of: 'bare Koa',
      wanted: '>= 0.5',
    },
    {
      name: 'distinct filters, sorts and pages',
      ...server,
      path: distinctLists(deep),
      of: 'raw list',
      wanted: '>= 0.35',
    },
    {
      name: 'an early page',
      ...server,
      connections: 1,
      path: pagesFrom(2),
    },
    {
      name: `page ${deepest}`,
      ...server,
      connections: 1,
      path: pagesFrom(deepest),
      of: 'an early page',
      by: 'p50',
      wanted: '<= 3',
    },
    {
      name: 'issue page (JSON)',
      ...server,
      path: () => `/api/issues/${id()}`,
      of: 'raw row',
      wanted: '>= 0.6',
    },
    {
      name: 'report',
      ...write,
      path: '/api/issues',
      headers,
      body: report,
      of: 'bare insert',
      wanted: '>= 0.12',
    },
    {
      name: 'pledge',
      ...write,
      path: '/api/pledges',
      headers,
      body: () => pledgeTo(id()),
      of: 'bare insert',
      wanted: '>= 0.10',
    },
    {
      name: 'one person pledging to one issue',
      ...write,
      path: '/api/pledges',
      headers: alone,
      body: () => pledgeTo(popular),
      connections: 1,
    },
    {
      name: 'eight people pledging to it',
      ...write,
      path: '/api/pledges',
      headers,
      body: () => pledgeTo(popular),
      connections: 8,
      of: 'one person pledging to one issue',
      wanted: '>= 1.0',
    },
    { name: 'painted /', ...server, path: '/', of: 'bare Koa', wanted: '>= 0.3' },
    { name: 'painted /issues', ...server, path: '/issues', of: 'bare Koa', wanted: '>= 0.3' },
    {
      name: 'painted /issues/{id}',
      ...server,
      path: `/issues/${popular}`,
      of: 'bare Koa',
      wanted: '>= 0.3',
    },
    {
      name: 'map tile',
      ...server,
      path: inTurn(['/api/map/6/16/23', '/api/map/10/262/380', '/api/map/4/4/5']),
      of: 'bare Koa',
    },
    {
      name: 'search',
      ...server,
      path: searches(),
      of: 'raw list',
    },
  ];
}

/** One page after the other, so that no cached response is measured. */
function pagesFrom(first: number): () => string {
  let page = first;
  return () => `/api/issues?page=${(page += 1)}`;
}

/** The lines that were asked for, and what they are compared with. */
function chosen(lines: readonly Line[]): Line[] {
  const asked = new RegExp(process.env.BENCH_ONLY ?? '', 'u');
  const named = lines.filter(({ name }) => asked.test(name));
  return lines.filter((line) => named.includes(line) || named.some(({ of }) => of === line.name));
}

type Row = Line & { perSecond: number; p50: number; p99: number };

function reportLine(): Line {
  const line = linesOf().find(({ name }) => name === 'report');
  if (line === undefined) throw new RangeError('No line reports');
  return line;
}

/** Lines take turns in every round, so that a slow moment of the machine hits all of them. */
test('ratios on a big database', { timeout: START_AT_MOST_MS }, async () => {
  const lines = chosen(linesOf());
  const loadBefore = loadavg()[0];
  const rates = new Map<string, Rate[]>(lines.map(({ name }) => [name, []]));
  for (const line of lines) await measure(line, ROUND_MS / 4);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const line of lines) rates.get(line.name)?.push(await measure(line, ROUND_MS));
  const rows = lines.map((line): Row => {
    const all = rates.get(line.name) ?? [];
    const middle = (figure: keyof Rate) => median(all.map((rate) => rate[figure]));
    return { ...line, perSecond: middle('perSecond'), p50: middle('p50Ms'), p99: middle('p99Ms') };
  });
  process.stdout.write(`\n${table(rows)}\n`);
  process.stdout.write(
    `\nready in ${Math.round(site.api.startedWithinMs)} ms; ${site.memoryMb()} MB after the load;` +
      ` load of the machine ${loadBefore?.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after\n`,
  );
  if (['', 'tail'].includes(process.env.BENCH_ONLY ?? ''))
    await printTail(site, reportLine(), (line) => process.stdout.write(`${line}\n`));
  expect(rows).toHaveLength(lines.length);
});

function ratioOf(row: Row, rows: Row[]): string {
  const other = rows.find(({ name }) => name === row.of);
  if (other === undefined) return '';
  return (row.by === 'p50' ? row.p50 / other.p50 : row.perSecond / other.perSecond).toFixed(3);
}

function table(rows: Row[]): string {
  const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'ratio', 'wanted', 'of'];
  const lines = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    ratioOf(row, rows),
    row.wanted ?? '',
    row.of ?? '',
  ]);
  return [head, ...lines]
    .map(([name = '', ...figures]) => name.padEnd(36) + figures.map((f) => f.padStart(12)).join(''))
    .join('\n');
}
