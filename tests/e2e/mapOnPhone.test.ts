import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';
import { loneliest } from '#tests/support/browser/mapPage.ts';
import { takenOver } from '#tests/support/browser/paintedPage.ts';

const site = demoSiteOfTests();
const quickActions = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });

async function topOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is on the screen');
  return box.y;
}

test('the list waits below the map that a tap has opened, and the two searches share a row', async () => {
  const page = await site.visit({ width: 360 });
  await page.goto('/issues');
  await takenOver(page);
  await quickActions(page).getByRole('link', { name: 'Map' }).click();
  const handle = page.getByRole('button', { name: 'Show the list' });
  await handle.waitFor();
  const title = page.getByRole('heading', { name: 'Discover Issues Near You' });
  await expect
    .poll(() => title.evaluate((heading) => heading === document.activeElement))
    .toBe(true);
  expect(await handle.getAttribute('aria-expanded')).toBe('false');

  const place = page.getByPlaceholder('Search by location...');
  const row = await topOf(place);
  await page.getByRole('button', { name: 'Search for issues...' }).click();
  const issue = page.getByPlaceholder('Search for issues...');
  expect(await topOf(issue)).toBe(row);
  expect(await place.isVisible()).toBe(false);
  const known = loneliest(await site.issues());
  await page.keyboard.type(known.title);
  await page.keyboard.press('Enter');
  await seeTexts(page.getByLabel('Selected issue'), [known.title]);
});

test('on its side a phone shows the map between its tools and its bar', async () => {
  const page = await site.visit({ width: 740 });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/map');
  await takenOver(page);
  const handle = page.getByRole('button', { name: 'Show the list' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  await zoomOut.waitFor();
  const bar = await topOf(quickActions(page));
  const bottoms = await Promise.all(
    [handle, zoomOut].map(async (place) => (await topOf(place)) + 44),
  );
  for (const bottom of bottoms) expect(bottom).toBeLessThanOrEqual(bar);
  const status = page.getByLabel('Status', { exact: true });
  expect(await topOf(status)).toBe(await topOf(page.getByPlaceholder('Search by location...')));
});
