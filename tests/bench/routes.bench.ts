import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '#api/database/embedded/embeddedPostgres.ts';
import { startServerProcess } from '#tests/support/servers/serverProcess.ts';
import { measure, median, type BenchCase, type Rate } from './load.ts';

const ROUNDS = 5;
const ROUND_MS = 1_500;

const cleanups: (() => Promise<unknown>)[] = [];
let cases: BenchCase[] = [];

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'trybe-bench-'));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  cleanups.push(() => postgres.stop());
  const environment = { DATABASE_URL: postgres.url, DATA_DIR: folder, RATE_LIMITS: 'off' };
  const api = await startServerProcess({ ...environment, DEMO_DATA: 'on' });
  cleanups.push(() => api.stop());
  const baseline = fork(path.join(import.meta.dirname, 'baseline.mjs'), {
    env: { ...process.env, DATABASE_URL: postgres.url },
  });
  cleanups.push(async () => {
    baseline.kill();
    await once(baseline, 'exit');
  });
  const [{ port }] = (await once(baseline, 'message')) as [{ port: number }];
  cases = await benchCases(`http://127.0.0.1:${api.port}`, `http://127.0.0.1:${port}`);
}, 120_000);

afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup();
});

async function benchCases(api: string, baseline: string): Promise<BenchCase[]> {
  const login = await fetch(`${api}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ emailOrUsername: 'rosa', password: 'trybe-demo-2026' }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const page = (await (await fetch(`${api}/api/issues?page=1`)).json()) as {
    items: { id: string }[];
  };
  const report = {
    title: 'Loose paving stone at the corner',
    description: 'It tips when stepped on, and it is right in front of the crossing.',
    location: 'State St & Adams St, The Loop, Chicago, IL',
    latitude: 41.8794,
    longitude: -87.6278,
    solutionCriteria: 'The stone lies firm and level with its neighbours.',
  };
  return [
    { name: 'bare Koa', origin: baseline, path: '/hello' },
    { name: 'Koa + one indexed query (raw pg)', origin: baseline, path: '/row' },
    { name: 'GET /api/issues, page of 9', origin: api, path: '/api/issues?page=1' },
    { name: 'GET /api/issues/{id}', origin: api, path: `/api/issues/${page.items[0]?.id}` },
    {
      name: 'POST /api/issues',
      origin: api,
      method: 'POST',
      path: '/api/issues',
      headers: { cookie, 'Content-Type': 'application/json' },
      body: () => JSON.stringify({ ...report, id: crypto.randomUUID() }),
    },
    { name: 'GET /api/tiles/overview/4/4/6', origin: api, path: '/api/tiles/overview/4/4/6' },
  ];
}

/** Cases take turns in every round, so that a slow moment of the machine hits all of them. */
test('ratios of one run', { timeout: 300_000 }, async () => {
  const rates = new Map<string, Rate[]>(cases.map(({ name }) => [name, []]));
  for (const subject of cases) await measure(subject, ROUND_MS / 3);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const subject of cases) rates.get(subject.name)?.push(await measure(subject, ROUND_MS));
  const rows = [...rates].map(([name, all]) => ({
    name,
    perSecond: median(all.map((rate) => rate.perSecond)),
    p50: median(all.map((rate) => rate.p50Ms)),
    p99: median(all.map((rate) => rate.p99Ms)),
  }));
  process.stdout.write(`\n${table(rows)}\n`);
  expect(rows).toHaveLength(cases.length);
});

type Row = { name: string; perSecond: number; p50: number; p99: number };

function table(rows: Row[]): string {
  const [koa, query] = rows.map((row) => row.perSecond);
  const head = ['', 'requests/s', 'p50 ms', 'p99 ms', 'of bare Koa', 'of one query'];
  const lines = rows.map((row) => [
    row.name,
    row.perSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    (row.perSecond / (koa ?? 1)).toFixed(3),
    (row.perSecond / (query ?? 1)).toFixed(3),
  ]);
  return [head, ...lines]
    .map(([name = '', ...figures]) => name.padEnd(36) + figures.map((f) => f.padStart(14)).join(''))
    .join('\n');
}
