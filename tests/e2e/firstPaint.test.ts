import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { findChromium } from '#tests/support/browser/browser.ts';
import { openDemoSite, seeTexts, type DemoSite } from '#tests/support/browser/demoSite.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

let site: DemoSite;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { executablePath, args } = await findChromium();
  browser = await chromium.launch({ executablePath, args, chromiumSandbox: false });
  site = await openDemoSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(() => page.context().close());

async function visit(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: PHONE,
    serviceWorkers: 'block',
    locale: 'en-US',
    // Late on a day of the server's it is still the day before here.
    timezoneId: 'Pacific/Honolulu',
    ...options,
  });
  return context.newPage();
}

/** What went wrong on the page, as its console says it. */
function troubleOf(watched: Page): string[] {
  const trouble: string[] = [];
  watched.on('pageerror', (error) => trouble.push(error.message));
  watched.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  return trouble;
}

/** Until the app has taken over what the server painted. */
const takenOver = () => page.locator('#first-paint').waitFor({ state: 'detached' });

/** Keeps the app from coming until the returned function is called. */
async function holdApp(watched: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await watched.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Counts from now on, on the root element, how often something on the page jumps. */
const countShifts = (watched: Page) =>
  watched.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.shifts = '0';
    new PerformanceObserver((list) => {
      dataset.shifts = String(Number(dataset.shifts) + list.getEntries().length);
    }).observe({ type: 'layout-shift' });
  });

const main = () => page.getByRole('main');

/** Opens a page, lets the app take it over, and fails on anything that moves, is replaced or complains. */
async function takeOverStill(path: string, viewport: typeof PHONE): Promise<void> {
  page = await visit({ viewport });
  const trouble = troubleOf(page);
  const arrive = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  const part = main().locator('article, h1').first();
  await part.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await part.elementHandle();
  await countShifts(page);
  arrive();
  await takenOver();
  await page.waitForLoadState('networkidle');
  expect(await before?.evaluate((painted) => painted.isConnected)).toBe(true);
  expect([path, await page.evaluate(() => document.documentElement.dataset.shifts)]).toEqual([
    path,
    '0',
  ]);
  expect(trouble).toEqual([]);
}

async function oneOfEachStatus(): Promise<Issue[]> {
  const issues = await site.issues();
  const statuses = ['reported', 'funded', 'in_progress', 'completed'];
  return statuses.flatMap((status) => issues.find((issue) => issue.status === status) ?? []);
}

describe('the first paint', () => {
  test('shows the issues with their photos when no script runs', async () => {
    page = await visit({ javaScriptEnabled: false });
    const trouble = troubleOf(page);
    await page.goto('/issues');
    const issues = (await site.issues()).slice(0, 9);
    await seeTexts(main(), ['Community Issues', ...issues.map(({ title }) => title)]);
    expect(await main().getByRole('article').count()).toBe(issues.length);
    const photo = main().getByRole('article').first().locator('img');
    expect(await photo.getAttribute('fetchpriority')).toBe('high');
    const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
    // Its place is kept before a byte of it has come: the square of a row on a phone.
    expect(width / height).toBeCloseTo(1, 1);
    expect(trouble).toEqual([]);
  });

  test('shows the claim, the live figures and the newest issues when no script runs', async () => {
    page = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    const titles = (await site.issues()).slice(0, 3).map(({ title }) => title);
    await seeTexts(main(), ['FUND IT', 'Browse Map', ...titles]);
    const figures = page.getByRole('region', { name: 'Community impact' });
    expect(await figures.locator('dd').first().innerText()).toMatch(/[1-9]/u);
  });

  test.each(['/', '/issues', '/faq', '/about', '/terms'])(
    'is taken over without a shift or a complaint: %s',
    (path) => takeOverStill(path, PHONE),
  );

  test.each([PHONE, DESK])(
    'of an issue is taken over likewise, in every state, at %o',
    async (size) => {
      for (const { id } of await oneOfEachStatus()) {
        await takeOverStill(`/issues/${id}`, size);
        await page.context().close();
      }
    },
  );

  test('shows an issue with its photo and what to do when no script runs', async () => {
    page = await visit({ javaScriptEnabled: false });
    const trouble = troubleOf(page);
    for (const issue of await oneOfEachStatus()) {
      await page.goto(`/issues/${issue.id}`);
      expect(await page.title()).toBe(`${issue.title} · Trybe`);
      await seeTexts(main(), [
        issue.title,
        issue.location,
        'What happens now',
        'Solution Criteria',
      ]);
      const photo = main().locator('img').first();
      expect(await photo.evaluate((image: HTMLImageElement) => image.loading)).toBe('eager');
      const action = page.getByRole('link', { name: 'Pledge', exact: true });
      expect(await action.count()).toBe(issue.status === 'completed' ? 0 : 1);
    }
    expect(trouble).toEqual([]);
  });

  test('shows pages of text when no script runs, by each of their addresses', async () => {
    page = await visit({ javaScriptEnabled: false });
    for (const [path, text] of [
      ['/faq', 'Frequently Asked Questions'],
      ['/mission', 'About Trybe'],
      ['/privacy', 'Privacy Policy'],
    ] as const) {
      await page.goto(path);
      await seeTexts(main(), [text]);
    }
  });

  test('opens the tab that a link names, which the server never hears of', async () => {
    page = await visit();
    const trouble = troubleOf(page);
    const [issue] = (await site.issues()).filter(({ proposalCount }) => proposalCount > 1);
    await page.goto(`/issues/${issue?.id}#proposals`);
    const tab = page.getByRole('tab', { name: 'Proposals' });
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await expect.poll(async () => (await tab.boundingBox())?.y ?? Infinity).toBeLessThan(200);
    expect(trouble).toEqual([]);
  });

  test('shows a change of an issue to its next visitor, and nothing of a hidden one', async () => {
    page = await visit({ javaScriptEnabled: false });
    const [issue] = (await site.issues()).filter(({ status }) => status === 'reported');
    const path = `/issues/${issue?.id}`;
    await page.goto(path);
    await seeTexts(main(), [issue?.title ?? '']);
    const staff = await site.visit({ as: 'odile' });
    const hide = (isHidden: boolean) =>
      staff.context().request.post(`/api${path}/hidden`, {
        data: { isHidden, reason: 'A test of what visitors see of hidden issues.' },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    expect((await hide(true)).ok()).toBe(true);
    const hidden = await page.goto(path);
    expect(hidden?.status()).toBe(404);
    expect(await hidden?.text()).not.toContain(issue?.title);
    expect((await hide(false)).ok()).toBe(true);
    expect((await page.goto(path))?.status()).toBe(200);
    await seeTexts(main(), [issue?.title ?? '']);
    await staff.context().close();
  });

  test("becomes the reader's own: their theme before anything is seen, their days after", async () => {
    page = await visit();
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const [issue] = await site.issues();
    const arrive = await holdApp(page);
    await page.goto('/issues', { waitUntil: 'commit' });
    await main().getByRole('article').first().waitFor();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const themeOf = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await themeOf()).toBe('light');
    const painted = await ground();
    arrive();
    await takenOver();
    expect(await themeOf()).toBe('light');
    expect(await ground()).toBe(painted);
    const day = await page.evaluate(
      (text) =>
        new Date(text).toLocaleDateString('en-US', {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
        }),
      issue?.createdAt ?? '',
    );
    await seeTexts(main().getByRole('article').first(), [day]);
  });

  test('keeps what is pressed and typed before the app is there', async () => {
    page = await visit();
    const arrive = await holdApp(page);
    await page.goto('/issues', { waitUntil: 'commit' });
    await page.getByPlaceholder('Search issues...').fill('bench');
    await page.getByRole('button', { name: 'Open menu' }).click();
    arrive();
    await page.waitForURL('**/issues?search=bench');
    await seeTexts(page.getByRole('dialog'), ['Home', 'FAQ']);
  });
});
