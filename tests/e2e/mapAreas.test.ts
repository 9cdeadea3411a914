import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

/** What is in the store of saved areas: how many tiles, and how many bytes they take. */
function savedTiles(page: Page): Promise<{ tiles: number; bytes: number }> {
  return page.evaluate(async () => {
    const cache = await caches.open('trybe-saved-tiles');
    const requests = (await cache.keys()).filter(({ url }) => url.includes('/api/tiles/'));
    const bodies = await Promise.all(
      requests.map(
        async (request) => (await (await cache.match(request))?.arrayBuffer())?.byteLength,
      ),
    );
    return {
      tiles: bodies.length,
      bytes: bodies.reduce<number>((sum, size) => sum + (size ?? 0), 0),
    };
  });
}

async function openAreas(page: Page): Promise<void> {
  await page.goto(`${site.origin}/map`);
  await page.getByRole('application').waitFor();
  await page.getByText('Offline map').click();
}

test('the map fills its place on a screen as fine as that of a phone', async () => {
  const phone = deviceOfTest({ width: 412, height: 824, deviceScaleFactor: 2 });
  const page = await phone.open();
  await page.goto(`${site.origin}/map`);
  const map = page.getByRole('application');
  await map.locator('canvas').first().waitFor();
  const place = await map.boundingBox();
  const drawn = await map.locator('canvas').first().boundingBox();
  expect(drawn).toMatchObject({ width: place?.width, height: place?.height });
});

test('an area is saved as large as it was said to be, resumed after a break, and there without network', async () => {
  const phone = deviceOfTest();
  const page = await phone.open();
  await page.goto(`${site.origin}/issues`);
  await seeInstalled(page);
  await openAreas(page);
  const measured = page.waitForResponse((answer) => answer.url().includes('/api/map-area'));
  await page.getByRole('button', { name: 'Save this area' }).click();
  const size = (await (await measured).json()) as { tiles: number; bytes: number };
  await page.getByText(new RegExp(`^${size.tiles} tiles, .+ on this device`, 'u')).waitFor();

  site.line.set({ kind: 'cut' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saving was interrupted/u).waitFor();
  await page.getByText('Not complete').waitFor();
  site.line.set({ kind: 'open' });
  await page.reload();
  await page.getByText('Offline map').click();
  await page.getByRole('button', { name: /^Resume:/u }).click();
  await page.getByText(/, saved /u).waitFor();
  expect(size).toMatchObject(await savedTiles(page));

  site.line.set({ kind: 'cut' });
  const path = await page.evaluate(async () => {
    // What was looked at is gone, what was saved is not.
    await caches.delete('trybe-basemap');
    const [first] = await (await caches.open('trybe-saved-tiles')).keys();
    return new URL(first?.url ?? '').pathname;
  });
  expect(await page.evaluate(async (tile) => (await fetch(tile)).status, path)).toBe(200);

  await page.getByRole('button', { name: /^Delete:/u }).click();
  await page.getByText(/, saved /u).waitFor({ state: 'hidden' });
  expect((await savedTiles(page)).tiles).toBe(0);
});
