import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';
import {
  expectArrivedOnce,
  openApp,
  phoneOf,
  sendNow,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import type { Fault } from '#tests/support/servers/faultProxy.ts';

const site = siteOfTests();

const isApi = (_: string, url: string) => url.startsWith('/api/');
/** A gateway with a sign-in of its own, for programs as for people. */
const gatewayWith = (status: number): Fault => ({
  kind: 'answer',
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'max-age=3600' },
  body: JSON.stringify({ status, code: 'unauthenticated', error: 'login required' }),
  matches: isApi,
});

const listed = (page: Page) => page.getByRole('article').filter({ hasText: site.titles[0] ?? '' });

/** Puts half of what is kept of an address in its place. */
const cutStored = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        if (new URL(key.url).pathname !== url) continue;
        const kept = await cache.match(key, { ignoreVary: true });
        const whole = await kept?.blob();
        const half = whole?.slice(0, whole.size / 2);
        await cache.put(key, new Response(half, { headers: kept?.headers }));
      }
    }
  }, path);

/** How many bytes are kept of an address. */
const sizeOf = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const key = (await cache.keys()).find((one) => new URL(one.url).pathname === url);
      if (key) return (await (await cache.match(key, { ignoreVary: true }))?.blob())?.size ?? 0;
    }
    return 0;
  }, path);

/** Whether the whole answer to an address is kept, and nothing of it broken. */
const isWhole = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const kept = await caches.match(url, { ignoreVary: true });
    return (await kept?.json().catch(() => undefined)) !== undefined;
  }, path);

describe.each([401, 200])(
  'a gateway that answers every call with %s and JSON of its own',
  (status) => {
    test('signs nobody out and overwrites nothing', async () => {
      const title = `Written behind a gateway of ${status}`;
      const { phone, page } = await phoneOf(site, `gate${status}`);
      await listed(page).first().waitFor();
      await writeUnder(site, page, { fault: { kind: 'cut' }, title });
      site.line.set(gatewayWith(status));
      await page.goto(`${site.origin}/issues`);
      await listed(page).first().waitFor();
      await phone.close();

      site.line.set({ kind: 'cut' });
      const again = await openApp(site, phone, '/issues');
      await listed(again).first().waitFor();
      await again.goto(`${site.origin}/outbox`);
      await again.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
      await again.goto(`${site.origin}/report-issue`);
      await again.getByLabel('Title', { exact: true }).waitFor();

      site.line.set({ kind: 'open' });
      await again.goto(`${site.origin}/outbox`);
      await sendNow(again);
      await expectArrivedOnce(site, again, title);
    });
  },
);

describe('what is kept on the device and cannot be read', () => {
  test('is asked for again on a whole line', async () => {
    const { page } = await phoneOf(site, 'mia');
    await listed(page).first().waitFor();
    await expect.poll(() => isWhole(page, '/api/issues')).toBe(true);
    await cutStored(page, '/api/issues');
    expect(await isWhole(page, '/api/issues')).toBe(false);
    await page.goto(`${site.origin}/issues`);
    await expect.poll(() => isWhole(page, '/api/issues')).toBe(true);
    site.line.set({ kind: 'cut' });
    await page.goto(`${site.origin}/issues?search=${encodeURIComponent(site.titles[0] ?? '')}`);
    await listed(page).first().waitFor();
    site.line.set({ kind: 'open' });
  });

  test('of one issue is asked for past the browser, which would confirm what was cut', async () => {
    const { page } = await phoneOf(site, 'ina');
    const title = site.titles[0] ?? '';
    const [issue] = await site.query<{ id: string }>('select id from issue where title = $1', [
      title,
    ]);
    const path = `/api/issues/${issue?.id}`;
    await page.goto(`${site.origin}/issues/${issue?.id}`);
    const heading = page.getByRole('heading', { level: 1, name: title });
    await heading.waitFor();
    await expect.poll(() => isWhole(page, path)).toBe(true);
    await page.goto(`${site.origin}/issues`);
    await cutStored(page, path);
    // The browser's own cache has half of it, too, with a tag that the server confirms.
    const half = await page.evaluate(async (url) => {
      const answer = await fetch(url);
      return { tag: answer.headers.get('etag') ?? '', text: await answer.text() };
    }, path);
    site.line.set({
      kind: 'answer',
      status: 200,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-cache',
        etag: half.tag,
        [MARK_HEADER]: MARK,
      },
      body: half.text.slice(0, half.text.length / 2),
      matches: (_, url) => url === path,
    });
    await page.evaluate((url) => fetch(url, { cache: 'reload' }).catch(() => null), path);
    await cutStored(page, path);
    site.line.set({ kind: 'open' });
    await page.goto(`${site.origin}/issues/${issue?.id}`);
    await heading.waitFor();
    await expect.poll(() => isWhole(page, path)).toBe(true);
    site.line.set({ kind: 'cut' });
    await page.reload();
    await heading.waitFor();
    site.line.set({ kind: 'open' });
  });

  test('of pictures and of the map comes from the server again', async () => {
    const { page } = await phoneOf(site, 'ren');
    const title = 'Photographed before the line cut';
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    site.line.set({ kind: 'open' });
    await sendNow(page);
    await expectArrivedOnce(site, page, title);
    await page.getByRole('link', { name: title }).first().click();
    const kept = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('trybe-images')).keys();
        return keys.map(({ url }) => url);
      });
    await expect.poll(async () => (await kept()).length).toBeGreaterThan(0);
    const PACK = '/api/tiles/overview.pack';
    await expect.poll(() => sizeOf(page, PACK), { timeout: 30_000 }).toBeGreaterThan(0);
    const [address = ''] = await kept();
    const picture = new URL(address).pathname;
    const sizes = [await sizeOf(page, picture), await sizeOf(page, PACK)];
    await cutStored(page, picture);
    await cutStored(page, PACK);
    await page.reload();
    // Chromium may show a picture again without asking for it.
    await page.evaluate((url) => fetch(url), address);
    const now = async () => [await sizeOf(page, picture), await sizeOf(page, PACK)];
    await expect.poll(now, { timeout: 30_000 }).toEqual(sizes);
  });

  test('of the app itself comes from the server again', async () => {
    const { page } = await phoneOf(site, 'moe');
    await page.evaluate(async () => {
      const cache = await caches.open('trybe-app');
      for (const key of await cache.keys()) {
        const kept = await cache.match(key);
        await cache.put(key, new Response('cut', { headers: kept?.headers }));
      }
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.goto(`${site.origin}/issues`);
    await listed(page).first().waitFor();
    await seeInstalled(page);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const cache = await caches.open('trybe-app');
          const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
          const texts = await Promise.all(kept.map(async (answer) => answer?.text()));
          return texts.filter((text) => text === 'cut').length;
        }),
      )
      .toBe(0);
    site.line.set({ kind: 'cut' });
    await page.goto(`${site.origin}/map`);
    await page.getByRole('application').waitFor();
    site.line.set({ kind: 'open' });
  });
});
