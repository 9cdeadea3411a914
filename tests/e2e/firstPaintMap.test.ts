import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ownDemoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';
import {
  expectStillTakeover,
  holdApp,
  takenOver,
  troubleOf,
} from '#tests/support/browser/paintedPage.ts';

const PHONE = { width: 360, height: 780 };
const TABLET = { width: 768, height: 1024 };
const DESK = { width: 1280, height: 800 };

const site = ownDemoSiteOfTests();
const visit = (options: BrowserContextOptions) => site.open(options);

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => page.getByRole('region', { name: 'Issues on this map' });
const map = (page: Page) => page.getByRole('application', { name: 'Map of reported issues' });

describe('the first paint of the map', () => {
  test('shows title, search, filters and the issues around when no script runs', async () => {
    const page = await visit({ javaScriptEnabled: false, viewport: DESK });
    const trouble = troubleOf(page);
    await page.goto('/map');
    await seeTexts(main(page), ['Discover Issues Near You', 'Map View', 'Add New Issue']);
    await page.getByPlaceholder('Search by location...').waitFor();
    expect(await page.getByRole('combobox', { name: 'Status' }).inputValue()).toBe('all');
    const newest = (await site.issues()).slice(0, 5).map(({ title }) => title);
    await seeTexts(list(page), newest);
    expect(trouble).toEqual([]);
  });

  test('keeps the map the place that it will have on a phone, under what floats over it', async () => {
    const page = await visit({ javaScriptEnabled: false, viewport: PHONE });
    const trouble = troubleOf(page);
    await page.goto('/map');
    const search = await page.getByPlaceholder('Search by location...').boundingBox();
    const handle = await page.getByRole('button', { name: 'Show the list' }).boundingBox();
    expect(search?.y).toBeLessThan(160);
    expect(handle?.y).toBeGreaterThan(600);
    const credits = await main(page).locator('p', { hasText: 'OpenStreetMap' }).boundingBox();
    expect(credits?.y).toBeGreaterThan(560);
    expect((credits?.y ?? 0) + (credits?.height ?? 0)).toBeLessThanOrEqual(handle?.y ?? 0);
    expect(trouble).toEqual([]);
  });

  test.each([PHONE, TABLET, DESK])('is taken over without a shift: %o', async (viewport) => {
    const page = await visit({ viewport });
    await expectStillTakeover(page, '/map', async () => {
      await map(page).locator('canvas').first().waitFor();
      await page
        .getByText(/^\d+ in view$/u)
        .first()
        .waitFor();
    });
  });

  test('keeps what is typed before the app is there, and finds it then', async () => {
    const page = await visit({ viewport: DESK });
    const arrive = await holdApp(page);
    await page.goto('/map', { waitUntil: 'commit' });
    const [issue] = await site.issues();
    const typed = issue?.title.slice(0, 12) ?? '';
    const box = page.getByPlaceholder('Search for issues...');
    await box.fill(typed);
    arrive();
    await page.getByRole('option', { name: issue?.title }).waitFor();
    expect(await box.inputValue()).toBe(typed);
  });

  test.each(['fast', 'held'])(
    'takes Enter in a field before the app is there: %s',
    async (line) => {
      const page = await visit({ viewport: DESK });
      const arrive = await holdApp(page);
      // Of what is there to choose from the app learns late, too.
      if (line === 'held')
        await page.route('**/api/issues', async (route) => {
          await takenOver(page);
          await route.continue();
        });
      await page.goto('/map', { waitUntil: 'commit' });
      const [issue] = await site.issues();
      const box = page.getByPlaceholder('Search for issues...');
      await box.fill(issue?.title ?? '');
      await box.press('Enter');
      arrive();
      await seeTexts(page.getByLabel('Selected issue'), [issue?.title ?? '']);
    },
  );

  test('leaves Enter on a link and a button what it is', async () => {
    const page = await visit({ viewport: PHONE });
    const arrive = await holdApp(page);
    await page.goto('/map', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).press('Enter');
    arrive();
    await seeTexts(page.getByRole('dialog'), ['Home', 'FAQ']);
    const next = await visit({ viewport: PHONE });
    await holdApp(next);
    await next.goto('/map', { waitUntil: 'commit' });
    await next.getByRole('link', { name: 'Issues' }).last().press('Enter');
    await next.waitForURL('**/issues');
  });

  test.each([
    ['Home', 'enver', 'D', 'Denver'],
    ['Control+A', 'Boston', 'D', 'D'],
    ['Control+A', 'Boston', 'Delete', ''],
    ['End', 'Denve', 'r', 'Denver'],
  ])('lets who pressed %s in “%s” go on with %s once the app is there', async (...typed) => {
    const [before, text, after, all] = typed;
    const page = await visit({ viewport: DESK });
    const arrive = await holdApp(page);
    await page.goto('/map', { waitUntil: 'commit' });
    const box = page.getByPlaceholder('Search by location...');
    await box.fill(text);
    await box.press(before);
    arrive();
    await takenOver(page);
    await page.keyboard.press(after);
    await map(page).locator('canvas').first().waitFor();
    expect(await box.inputValue()).toBe(all);
  });

  test('shows a change to its next visitor, and nothing of a hidden issue', async () => {
    const page = await visit({ javaScriptEnabled: false, viewport: DESK });
    const [issue] = await site.issues();
    const staff = await site.visit({ as: 'odile' });
    const hide = (isHidden: boolean) =>
      staff.context().request.post(`/api/issues/${issue?.id}/hidden`, {
        data: { isHidden, reason: 'A test of what visitors see of hidden issues.' },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      });
    const painted = async () => (await page.goto('/map'))?.text();
    expect(await painted()).toContain(issue?.title);
    expect((await hide(true)).ok()).toBe(true);
    expect(await painted()).not.toContain(issue?.title);
    expect((await hide(false)).ok()).toBe(true);
    expect(await painted()).toContain(issue?.title);
    await staff.context().close();
  });

  test('leaves an address that names a place or a filter to the app', async () => {
    const page = await visit({ javaScriptEnabled: false, viewport: DESK });
    const answer = await page.goto('/map?filter=critical');
    expect(await answer?.text()).toContain('<div id="root"></div>');
  });
});
