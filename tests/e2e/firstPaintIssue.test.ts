import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Issue } from '#schema/issues/issue.ts';
import { findChromium } from '#tests/support/browser/browser.ts';
import { openDemoSite, seeTexts, type DemoSite } from '#tests/support/browser/demoSite.ts';
import {
  holdApp,
  takenOver,
  expectStillTakeover,
  troubleOf,
} from '#tests/support/browser/paintedPage.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

let site: DemoSite;
let browser: Browser;

beforeAll(async () => {
  const { executablePath, args } = await findChromium();
  browser = await chromium.launch({ executablePath, args, chromiumSandbox: false });
  site = await openDemoSite();
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function visit(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    viewport: PHONE,
    serviceWorkers: 'block',
    timezoneId: 'Pacific/Honolulu',
    ...options,
  });
  return context.newPage();
}

const main = (page: Page) => page.getByRole('main');

async function oneOfEachStatus(): Promise<Issue[]> {
  const issues = await site.issues();
  const statuses = ['reported', 'funded', 'in_progress', 'completed'];
  return statuses.flatMap((status) => issues.find((issue) => issue.status === status) ?? []);
}

describe('the first paint of an issue and of the map', () => {
  test.each([PHONE, DESK])(
    'of an issue is taken over likewise, in every state, at %o',
    async (size) => {
      for (const { id } of await oneOfEachStatus()) {
        const page = await visit({ viewport: size });
        await expectStillTakeover(page, `/issues/${id}`);
        await page.context().close();
      }
    },
  );

  test('shows an issue with its photo and what to do when no script runs', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const trouble = troubleOf(page);
    for (const issue of await oneOfEachStatus()) {
      await page.goto(`/issues/${issue.id}`);
      expect(await page.title()).toBe(`${issue.title} · Trybe`);
      await seeTexts(main(page), [
        issue.title,
        issue.location,
        'What happens now',
        'Solution Criteria',
      ]);
      const photo = main(page).locator('img').first();
      expect(await photo.evaluate((image: HTMLImageElement) => image.loading)).toBe('eager');
      const action = page.getByRole('link', { name: 'Pledge', exact: true });
      expect(await action.count()).toBe(issue.status === 'completed' ? 0 : 1);
    }
    expect(trouble).toEqual([]);
  });

  test('shows the list of the map, and on a phone what floats over it, when no script runs', async () => {
    const titles = (await site.issues()).slice(0, 3).map(({ title }) => title);
    const page = await visit({ javaScriptEnabled: false, viewport: DESK });
    await page.goto('/map');
    await seeTexts(main(page), titles);
    await page.setViewportSize(PHONE);
    await page.getByPlaceholder('Search by location...').waitFor();
    const sheet = page.getByRole('button', { name: 'Show the list' });
    const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    expect(y).toBeGreaterThan(PHONE.height / 2);
    expect(y + height).toBeLessThan(PHONE.height);
  });

  test.each([PHONE, DESK])('of the map gives way to it in its place, at %o', async (size) => {
    const page = await visit({ viewport: size });
    const trouble = troubleOf(page);
    const arrive = await holdApp(page);
    await page.goto('/map', { waitUntil: 'commit' });
    const search = page.getByPlaceholder('Search by location...');
    const placeOf = (part: Locator) => part.boundingBox();
    await search.waitFor();
    await page.evaluate(() => document.fonts.ready);
    const [painted, filter] = [
      await placeOf(search),
      await placeOf(page.getByRole('combobox').first()),
    ];
    arrive();
    await takenOver(page);
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    expect(await placeOf(search)).toEqual(painted);
    expect(await placeOf(page.getByRole('combobox').first())).toEqual(filter);
    expect(trouble).toEqual([]);
  });

  test('opens the tab that a link names, which the server never hears of', async () => {
    const page = await visit({});
    const trouble = troubleOf(page);
    const [issue] = (await site.issues()).filter(({ proposalCount }) => proposalCount > 1);
    await page.goto(`/issues/${issue?.id}#proposals`);
    const tab = page.getByRole('tab', { name: 'Proposals' });
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await expect.poll(async () => (await tab.boundingBox())?.y ?? Infinity).toBeLessThan(200);
    expect(trouble).toEqual([]);
  });

  test('shows a change of an issue to its next visitor, and nothing of a hidden one', async () => {
    const page = await visit({ javaScriptEnabled: false });
    const [issue] = (await site.issues()).filter(({ status }) => status === 'reported');
    const path = `/issues/${issue?.id}`;
    await page.goto(path);
    await seeTexts(main(page), [issue?.title ?? '']);
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
    await seeTexts(main(page), [issue?.title ?? '']);
    await staff.context().close();
  });
});
