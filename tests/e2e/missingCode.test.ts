import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { takenOver } from '#tests/support/browser/paintedPage.ts';

const site = demoSiteOfTests();

/** Lets so many scripts of the app pass; the line is gone from then on, also for a reload. */
async function breakAfter(page: Page, scripts: number): Promise<() => Promise<void>> {
  let passed = 0;
  let isBroken = false;
  const everything = `${site.origin}/**`;
  await page.route(everything, async (route) => {
    isBroken ||= route.request().url().includes('/assets/') && passed >= scripts;
    if (isBroken) return await route.abort();
    if (route.request().url().endsWith('.js')) passed += 1;
    return await route.continue();
  });
  return () => page.unroute(everything);
}

const notAll = (page: Page) => page.getByText('the rest of it is not loaded yet');

/** The painted page's own code is missing, and there is no line to reload it by. */
async function openWithoutCode(page: Page, path: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get(site.origin + path)).text();
  const code = /data-page="([^"]*)"/u.exec(html)?.[1]?.split(' ').at(-1) ?? '';
  expect(code).toContain('/assets/');
  await page.route(`**${code}`, (route) => route.abort());
  const isReload = { hasPassed: false };
  await page.route(`${site.origin}${path}`, async (route) => {
    if (isReload.hasPassed) return await route.abort();
    isReload.hasPassed = true;
    return await route.continue();
  });
  await page.goto(path);
  return async () => {
    await page.unroute(`**${code}`);
    await page.unroute(`${site.origin}${path}`);
  };
}

test.each(['/', '/faq'])(
  'a painted page stays readable without its code, says so and is completed: %s',
  async (path) => {
    const page = await site.open();
    const restore = await openWithoutCode(page, path);
    await notAll(page).waitFor();
    const heading = page.getByRole('main').locator('h1').first();
    const painted = await heading.elementHandle();
    // Longer than the pause before the next try, by which a reload would have thrown the page away.
    await page.waitForTimeout(3_000);
    expect(await painted?.isVisible()).toBe(true);
    await restore();
    await page.getByRole('button', { name: 'Try again now' }).click();
    await notAll(page).waitFor({ state: 'detached' });
    await takenOver(page);
    expect(await heading.isVisible()).toBe(true);
  },
);

test('a line that breaks after some of the scripts leaves the page, and the rest comes by itself', async () => {
  const page = await site.open();
  const heal = await breakAfter(page, 6);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('main').getByText('FUND IT').first().waitFor();
  await page.waitForTimeout(3_000);
  expect(await page.getByRole('main').getByText('FUND IT').first().isVisible()).toBe(true);
  await heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await takenOver(page);
});

test('a page that cannot be loaded after a press says so, and Back still works', async () => {
  const page = await site.visit();
  await page.goto('/issues');
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  await page.route(`${site.origin}/**`, (route) => route.abort());
  await page.getByRole('link', { name: 'Map', exact: true }).first().click();
  await page.getByText('This part could not be loaded').waitFor();
  await page.goBack();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await page.unroute(`${site.origin}/**`);
  await page.goForward();
  await page.locator('canvas').first().waitFor();
  expect(await page.getByText('This part could not be loaded').count()).toBe(0);
});

test('a reader who goes on is not taken back by a page whose code does not arrive', async () => {
  const page = await site.open();
  const html = await (await page.request.get(`${site.origin}/faq`)).text();
  const code = /data-page="([^"]*)"/u.exec(html)?.[1]?.split(' ').at(-1) ?? '';
  let leave = () => {};
  const isLeaving = new Promise<void>((resolve) => {
    leave = resolve;
  });
  // As Firefox does: what is still loading is given up once another page was asked for.
  await page.route(`**${code}`, async (route) => {
    await isLeaving;
    await route.abort();
  });
  await page.route(`${site.origin}/transparency`, async (route) => {
    leave();
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  const visited: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) visited.push(new URL(request.url()).pathname);
  });
  const isAsked = page.waitForRequest(`**${code}`);
  await page.goto('/faq', { waitUntil: 'commit' });
  await isAsked;
  await page.evaluate(() => location.assign('/transparency'));
  await page.waitForURL('/transparency');
  expect(visited).toEqual(['/faq', '/transparency']);
});
