import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import sirv from 'sirv';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProfile } from '#tests/support/browser/browser.ts';

/** What `npm run mock` builds and serves: static files, and nothing that answers `/api`. */
const BUILD = path.join(import.meta.dirname, '../../dist/mock');
const PATIENCE_MS = 60_000;
const FIRST_START_MS = 150_000;

let server: Server;
/** Addresses that the static host answers with an error the next time. */
const failing = new Set<string>();
/** How often the simulated server has read what it starts from. */
let starts = 0;
let origin: string;
let folder: string;
let browser: BrowserContext;
let page: Page;

/** Opens the browser of the same person again; what it keeps on disk is what it kept before. */
async function openBrowser(): Promise<void> {
  browser = await openProfile(folder);
  page = browser.pages()[0] ?? (await browser.newPage());
  page.setDefaultTimeout(PATIENCE_MS);
}

beforeAll(async () => {
  const serve = sirv(BUILD, { single: true });
  server = createServer((request, response) => {
    if (request.url === '/mock-data/pglite.wasm') {
      starts += 1;
      response.setHeader('Cache-Control', 'no-store');
    }
    if (failing.delete(request.url ?? '')) response.writeHead(503).end();
    else serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  folder = await mkdtemp(path.join(tmpdir(), 'trybe-testers-'));
  await openBrowser();
  // The first start in a browser unpacks a whole database.
  await page.goto(`${origin}/issues`);
  await page.getByRole('article').first().waitFor({ timeout: FIRST_START_MS });
}, FIRST_START_MS);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function choose(label: string): Promise<void> {
  await page.getByRole('button', { name: /^Simulation: / }).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: new RegExp(`^${label}`, 'u') })
    .click();
  await page.getByRole('button', { name: `Simulation: ${label}`, includeHidden: true }).waitFor({
    state: 'attached',
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function signIn(): Promise<void> {
  await page.goto(`${origin}/issues`);
  if (await page.evaluate(async () => (await fetch('/api/user')).ok)) return;
  await page.goto(`${origin}/auth`);
  await page.locator('input[autocomplete="username"]').first().fill('rosa');
  await page.locator('input[type="password"]').first().fill('trybe-demo-2026');
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

async function write(message: string): Promise<void> {
  await page.getByRole('tab', { name: /Discussion/ }).click();
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** How often a message stands in the discussion, as the server has it. */
function countOnServer(issueId: string, message: string): Promise<number> {
  return page.evaluate(
    async ([id, text]) => {
      const response = await fetch(`/api/issues/${id}/chats`);
      const messages = (await response.json()) as { message: string }[];
      return messages.filter((each) => each.message === text).length;
    },
    [issueId, message] as const,
  );
}

describe("the testers' build", () => {
  beforeEach(async () => {
    await page.goto(`${origin}/issues`);
    await choose('Normal');
  });

  test('shows a living site with no API at all, and says that it is a simulation', async () => {
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(9);
    await page.getByRole('button', { name: 'Simulation: Normal' }).click();
    expect(await page.getByRole('dialog').innerText()).toContain('This is a simulation');
  });

  test('starts once more after its data could not be read once', async () => {
    failing.add('/mock-data/thousand.seed');
    starts = 0;
    const choosing = () =>
      page.evaluate(async () => {
        await fetch('/simulation', { method: 'PUT', body: 'thousand' });
      });
    await choosing().catch(() => undefined);
    expect(failing).toEqual(new Set());
    // Nothing that is kept on the device.
    const isThere = () =>
      page.evaluate(async () => (await fetch('/api/user')).status < 500).catch(() => false);
    await expect.poll(isThere, { timeout: PATIENCE_MS }).toBe(true);
    // The start that failed is not asked to leave, and does not end the one after it.
    expect(starts).toBe(2);
  });

  test('answers after a forced reload, which passes by the worker', async () => {
    await page.goto(`${origin}/issues`);
    await page.getByRole('article').first().waitFor();
    const debugging = await browser.newCDPSession(page);
    await debugging.send('Page.reload', { ignoreCache: true });
    await page.waitForEvent('load');
    await page.getByRole('article').first().waitFor();
    const timing = () =>
      performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    expect((await page.evaluate(timing)).workerStart).toBe(0);
  });

  test('keeps the chosen scenario over a reload', async () => {
    await choose('Empty site');
    await page.getByText('No issues found').waitFor();
    await page.reload();
    await page.getByText('No issues found').waitFor();
    await page.getByRole('button', { name: 'Simulation: Empty site' }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    await choose('1,000 issues');
    await page.getByText('1,000 issues found').waitFor();
  });

  test('sends what was written offline, once, though the first answer is lost', async () => {
    await signIn();
    await page.goto(`${origin}/issues`);
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await page.waitForURL(/\/issues\/[0-9a-f-]{36}/u);
    const issueId = new URL(page.url()).pathname.split('/')[2] ?? '';
    await choose('Offline');
    await write('Written without a server');
    await page.getByText('Written without a server').waitFor();
    await choose('Reply lost');
    await page.reload();
    await expect
      .poll(() => countOnServer(issueId, 'Written without a server'), { timeout: PATIENCE_MS })
      .toBe(1);
    await choose('Normal');
    await expect.poll(waitingRows, { timeout: PATIENCE_MS }).toBe(0);
    expect(await countOnServer(issueId, 'Written without a server')).toBe(1);
  });

  test('keeps the session and what was stored when the browser is closed', async () => {
    await signIn();
    await browser.close();
    await openBrowser();
    await page.goto(`${origin}/issues`);
    await page.getByRole('article').first().waitFor();
    const username = await page.evaluate(async () => {
      const user = (await (await fetch('/api/user')).json()) as { username: string };
      return user.username;
    });
    expect(username).toBe('rosa');
  });

  test('calls the installed app as an operator calls the site', async () => {
    await page.goto(`${origin}/issues`);
    const manifest = await page.evaluate(async () => {
      const ask = async (url: string, method: string, body?: object) => {
        const headers = { 'Content-Type': 'application/json' };
        const answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) });
        return (await answer.json()) as Record<string, object>;
      };
      await ask('/api/login', 'POST', { emailOrUsername: 'odile', password: 'trybe-demo-2026' });
      const { version, settings } = await ask('/api/site-settings', 'GET');
      await ask('/api/site-settings', 'PUT', {
        version,
        reason: 'The town of the testers has a name.',
        settings: { ...settings, name: 'Lindental packt an' },
      });
      return ask('/manifest.webmanifest', 'GET');
    });
    expect(manifest).toMatchObject({
      name: 'Lindental packt an',
      short_name: 'Lindental packt an',
      start_url: '/',
    });
  });
});

/** Rows of the device's queue that still wait for their receipt. */
function waitingRows(): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('trybe-outbox');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const all = database.transaction('operations').objectStore('operations').getAll();
          all.addEventListener('success', () => {
            const rows = all.result as { status: string }[];
            database.close();
            resolve(rows.filter(({ status }) => status !== 'received').length);
          });
        });
      }),
  );
}
