import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hold, takenOver } from '#tests/support/browser/paintedPage.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { startSite, type Site } from '#tests/support/browser/site.ts';
import { startTileServer, type TileServer } from '#tests/support/providers/tileServer.ts';

let tiles: TileServer;
let site: Site;
let issuePath: string;
beforeAll(async () => {
  tiles = await startTileServer();
  site = await startSite({ TILE_URL: tiles.pattern });
  const [issue] = await site.query<{ id: string }>('select id from issue limit 1');
  issuePath = `/issues/${issue?.id}`;
});
afterAll(async () => {
  await site.close();
  await tiles.stop();
});

const WIDTHS = [360, 1280];
/** A page, where `:id` is an issue's, and what it shows when it has settled. */
type Shown = { path: string; isSettled: (page: Page) => Promise<unknown> };

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const map = (page: Page) => page.getByRole('application').locator('canvas').first().waitFor();

const PAGES: Shown[] = [
  { path: '/', isSettled: heading(/./u) },
  {
    path: '/issues',
    isSettled: (page) =>
      page
        .getByText(site.titles[0] ?? '')
        .first()
        .waitFor(),
  },
  { path: '/issues/:id', isSettled: heading(/./u) },
  { path: '/issues/:id/poster', isSettled: heading('Poster') },
  { path: '/issues/:id/audit', isSettled: (page) => page.getByText(/^Intact\./u).waitFor() },
  { path: '/map', isSettled: map },
  { path: '/report-issue', isSettled: map },
  { path: '/outbox', isSettled: heading('Unsent') },
  { path: '/issues/:id/proof', isSettled: heading('There is no proof to submit') },
  { path: '/jury', isSettled: heading('Jury') },
  { path: '/desk', isSettled: heading('Ambassador desk') },
  { path: '/desk/moderation', isSettled: heading('Reports by users') },
  { path: '/decisions', isSettled: heading('Decisions') },
  { path: '/admin', isSettled: heading('Overview') },
  { path: '/admin/settings', isSettled: heading('Administration') },
  { path: '/admin/people', isSettled: heading('People') },
  { path: '/admin/content', isSettled: heading('Content') },
  { path: '/admin/money', isSettled: heading('Money') },
  { path: '/admin/operations', isSettled: heading('Operations') },
  { path: '/admin/bodies', isSettled: heading('Who is responsible') },
  { path: '/admin/texts', isSettled: heading('Legal texts') },
  { path: '/admin/categories', isSettled: heading('Categories') },
  { path: '/admin/import', isSettled: heading('Import and export') },
  { path: '/admin/record', isSettled: heading('Record') },
  { path: '/mailbox', isSettled: heading('Local mailbox') },
  { path: '/profile', isSettled: heading(/./u) },
  { path: '/profile?section=settings', isSettled: heading(/./u) },
  { path: '/profile?section=settings&page=sign-in', isSettled: heading('Sign-in') },
  { path: '/profile?section=settings&page=notifications', isSettled: heading('Notifications') },
  { path: '/mine', isSettled: heading('My reports') },
  { path: '/mine?list=pledges', isSettled: heading('My pledges') },
  { path: '/faq', isSettled: heading(/./u) },
  {
    path: '/transparency',
    isSettled: (page) => page.getByText('Money by month').first().waitFor(),
  },
  { path: '/leaderboard', isSettled: heading('Verifier leaderboard') },
  { path: '/help', isSettled: heading(/./u) },
  { path: '/verification-process', isSettled: heading(/./u) },
  { path: '/nowhere', isSettled: heading('404 Page Not Found') },
];

/** Opens a page, waits until it has settled, and lets nothing move any more. */
async function show(page: Page, { path, isSettled }: Shown): Promise<void> {
  await page.goto(site.origin + path.replace('/issues/:id', issuePath));
  await isSettled(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
}

describe('the first load', () => {
  test.each(WIDTHS)('of the list shifts nothing at %d px', async (width) => {
    const device = deviceOfTest({ width });
    const page = await device.open();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page, '**/*.woff2');
    const shifted = () =>
      page.evaluate(() =>
        (Reflect.get(window, 'shifts') as number[]).reduce((sum, value) => sum + value, 0),
      );
    await page.goto(`${site.origin}/issues`, { waitUntil: 'commit' });
    await page.getByText(site.titles[0] ?? '').waitFor();
    await takenOver(page);
    expect(await shifted()).toBeLessThan(0.01);
    // In another font of the same width a line may still break one word earlier.
    release();
    await page.waitForLoadState('networkidle');
    expect(await shifted()).toBeLessThan(0.03);
  });

  test('asks no other server than ours and the one for tiles, which learns only our origin [2.80]', async () => {
    const device = deviceOfTest();
    const page = await device.open();
    const origins = new Set<string>();
    const complaints: string[] = [];
    page.context().on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http')) origins.add(origin);
    });
    page.on('console', (message) => {
      if (message.type() === 'error' || /content.security.policy/iu.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await signUp(page, site, 'pia');
    for (const one of PAGES) await show(page, one);
    await page.goto(`${site.origin}/map`);
    // Tiles that other tests asked for say nothing of this device's.
    const asked = () => [...origins].toSorted();
    await expect.poll(asked).toEqual([site.origin, tiles.origin].toSorted());
    expect(new Set(tiles.referers)).toEqual(new Set([`${site.origin}/`]));
    expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
  });
});

describe('texts without a single space', () => {
  test('make no page scroll sideways at 360 px', async () => {
    const device = deviceOfTest();
    const page = await device.open();
    await signUp(page, site, 'W'.repeat(20));
    await page.setViewportSize({ width: 360, height: 740 });
    const [user] = await site.query<{ id: string }>(
      "select id from app_user where username like 'WWW%'",
    );
    await site.query(`update issue set title = repeat('W', 100), location = repeat('W', 86),
      description = repeat('W', 500), solution_criteria = repeat('W', 200)`);
    await site.query("update proposal set description = repeat('W', 300)");
    await site.query("update chat_message set message = repeat('W', 300)");
    const wide: string[] = [];
    const measure = async (what: string) => {
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 360) wide.push(`${what}: ${width} px`);
    };
    const tabs = ['#pledges', '#proposals', '#discussion', '#pledge'].map((tab) => issuePath + tab);
    const plain = ['/', '/issues', '/map', '/profile', `/users/${user?.id}`, '/transparency'];
    for (const path of [...plain, issuePath, `${issuePath}/audit`, `${issuePath}/proof`, ...tabs]) {
      await page.goto(site.origin + path);
      await page.getByRole('heading').first().waitFor();
      await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
      await measure(path);
    }
    await page.goto(`${site.origin}/map`);
    await page.getByRole('button', { name: /^Show the list/u }).click();
    await page
      .getByRole('button', { name: /^Show on the map/u })
      .first()
      .click();
    await page.getByLabel('Selected issue').waitFor();
    await measure('/map with an issue selected');
    expect(wide).toEqual([]);
  }, 120_000);
});

/** A browser reports every answer of 401 or 404 as an error, also the ones that are meant. */
const isExpected = (text: string) =>
  /the server responded with a status of (?:401|404)/u.test(text);
