import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { fillReport, seeInstalled, signUp, submitOffline } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

const DAYS_60_MS = 60 * 24 * 60 * 60_000;

/** Makes everything that the worker stored as old as it would be: its own clock cannot be turned. */
function ageStores(page: Page, ms: number): Promise<number> {
  return page.evaluate(async (age) => {
    let aged = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true });
        const storedAt = answer?.headers.get('x-trybe-stored-at');
        if (!answer || !storedAt) continue;
        const headers = new Headers(answer.headers);
        headers.set('x-trybe-stored-at', new Date(Date.parse(storedAt) - age).toISOString());
        await cache.put(request, new Response(await answer.arrayBuffer(), { headers }));
        aged += 1;
      }
    }
    return aged;
  }, ms);
}

test('after 60 days without network the app opens signed in, shows what it had, and sends what waits', async () => {
  const title = 'Written two months ago';
  const phone = deviceOfTest();
  const page = await phone.open();
  await signUp(page, site, 'una');
  await page.goto(`${site.origin}/issues`);
  await page.getByText(site.titles[0] ?? '').waitFor();
  await seeInstalled(page);
  site.line.set({ kind: 'cut' });
  await fillReport(page, { title });
  await submitOffline(page);
  await page.goto(`${site.origin}/report-issue`);
  await page.getByLabel('Title').fill('Begun two months ago');
  await page.getByText('Draft kept. Nothing has been sent yet.').waitFor();
  expect(await ageStores(page, DAYS_60_MS)).toBeGreaterThan(2);

  await page.clock.install({ time: Date.now() + DAYS_60_MS });
  await page.goto(`${site.origin}/issues`);
  await page.getByText(site.titles[0] ?? '').waitFor();
  await page.getByText(/Offline\. List from .+\./u).waitFor();
  await page.goto(`${site.origin}/outbox`);
  await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
  await page.getByRole('region', { name: 'Drafts' }).getByText('Begun two months ago').waitFor();
  await page.goto(`${site.origin}/report-issue`);
  await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('Begun two months ago');

  site.line.set({ kind: 'open' });
  await page.goto(`${site.origin}/outbox`);
  await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
  const arrived = await site.query('select id from issue where title = $1', [title]);
  expect(arrived).toHaveLength(1);
});
