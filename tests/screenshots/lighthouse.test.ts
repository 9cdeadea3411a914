import { constants, setPriority } from 'node:os';
import lighthouse from 'lighthouse';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSmallChromium } from '#tests/support/browser/browser.ts';
import { freePort } from '#tests/support/servers/freePort.ts';
import { startServerProcess, type ServerProcess } from '#tests/support/servers/serverProcess.ts';
import type { Issue } from '#schema/issues/issue.ts';
import { largestContentMs, openWay } from './slowVisit.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const RUNS = 3;
const PAIRS = 5;
/** The app may cost this much of the time to the largest first content. */
const TIMES_BARE_MAX = 1.3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What a phone on a slow line has to be offered. */
const AT_LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

let server: ServerProcess;
let browser: Browser;
let port: number;
const folder = makeTemporaryFolder();

beforeAll(async () => {
  port = await freePort();
  // Without windows of its own, which would be drawn by the same processors as the page.
  const { executablePath, args } = await findSmallChromium();
  server = await startServerProcess({
    DATA_DIR: folder,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    TILE_URL: 'none',
  });
  const options = [...args, `--remote-debugging-port=${port}`];
  browser = await chromium.launch({ executablePath, args: options, chromiumSandbox: false });
  // Who watches stays out of the way of what is watched: both share few processors.
  setPriority(constants.priority.PRIORITY_LOW);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
  removeFolder(folder);
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function measure(url: string) {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits, environment } = result.lhr;
  const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
  const faults = Object.values(audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  const times = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ].map((id) => `${id} ${audits[id]?.displayValue}`);
  // Below about 1,000 the machine is busy or slow, and the performance score says little.
  const speed = `speed of this machine ${Math.round(environment.benchmarkIndex)}`;
  return { scores, faults, times: [...times, speed] };
}

async function issuePath(): Promise<string> {
  const issues = (await (await fetch(`${server.origin}/api/issues`)).json()) as Issue[];
  const issue = issues.find(({ status, imageUrl }) => status === 'funded' && imageUrl !== null);
  return `/issues/${issue?.id}`;
}

const PAGES = ['/', '/issues', '/issues/{id}', '/map'];

test.each(PAGES)('Lighthouse on a phone, median of three: %s', async (page) => {
  const path = page === '/issues/{id}' ? await issuePath() : page;
  const runs: Awaited<ReturnType<typeof measure>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(server.origin + path));
  const scores = Object.fromEntries(
    CATEGORIES.map((name, index) => [name, median(runs.map((run) => run.scores[index] ?? 0))]),
  );
  const [first] = runs;
  process.stdout.write(
    `${path} ${JSON.stringify(scores)}\n${first?.times.join(', ')}\n${first?.faults.join(', ')}\n`,
  );
  for (const name of CATEGORIES)
    expect({ name, score: scores[name] }).toEqual({
      name,
      score: expect.toSatisfy((score) => score >= AT_LEAST[name]),
    });
});

test('shows an issue nearly as early as bare HTML would, on a slow line and a slow phone', async () => {
  const path = await issuePath();
  const [app, bare] = await Promise.all(
    [false, true].map((isBare) => openWay(server.origin, { isBare })),
  );
  if (!app || !bare) throw new Error('both ways are open');
  // Each pair one after the other, so that a busy machine slows both alike.
  const pairs: [number, number][] = [];
  for (let run = 0; run < PAIRS; run += 1)
    pairs.push([
      await largestContentMs(browser, app.origin + path),
      await largestContentMs(browser, bare.origin + path),
    ]);
  app.close();
  bare.close();
  process.stdout.write(`largest first content, app and bare HTML, ms: ${JSON.stringify(pairs)}\n`);
  expect(median(pairs.map(([ofApp, ofBare]) => ofApp / ofBare))).toBeLessThanOrEqual(
    TIMES_BARE_MAX,
  );
});
