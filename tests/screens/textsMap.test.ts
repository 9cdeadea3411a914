import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { seeTexts } from '#tests/support/browser/demoSite.ts';
import { screensOfTests } from '#tests/support/screens/screensOfTests.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';

const site = screensOfTests();
let page: Page;

const main = () => page.getByRole('main');

describe('the map', () => {
  test('says so when nothing is known about communities', async () => {
    page = await site.visit();
    await page.route('**/api/issues', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await page.goto('/map');
    await seeTexts(page.getByRole('region', { name: 'Community areas' }), [
      'No community data available yet',
    ]);
  });

  test('claims nothing about issues that are loading or could not be loaded', async () => {
    page = await site.visit();
    const answer = await holdBack(page, '**/api/issues', (route) =>
      route.fulfill({ status: 500, body: 'broken' }),
    );
    // Under its bare address the server has painted them.
    await page.goto('/map?sort=money');
    const areas = page.getByRole('region', { name: 'Community areas' });
    const inView = page.getByRole('region', { name: 'Issues on this map' });
    await areas.waitFor();
    expect((await areas.innerText()).trim()).toBe('Community areas');
    expect((await inView.innerText()).trim()).toBe('Issues on this map');
    answer();
    await seeTexts(inView, ['The issues could not be loaded']);
    await page.getByRole('tab', { name: 'Statistics' }).click();
    await seeTexts(main(), ['Total Issues –', 'Total Pledged –']);
  });
});
