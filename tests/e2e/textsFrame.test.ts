import { OURS } from '#tests/support/browser/ours.ts';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoSiteOfTests, linksOf, seeTexts } from '#tests/support/browser/demoSite.ts';
import { holdBack } from '#tests/support/servers/holdBack.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const site = demoSiteOfTests();
let page: Page;

/** Pulls something to the right with the mouse and lets it go. */
async function pull(place: Locator, byPx: number): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('There is nothing to pull');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 5 });
  await page.mouse.up();
}

describe('the header', () => {
  test('leads a visitor to Home, Issues, Map and FAQ, and to sign in [2.23-25]', async () => {
    page = await site.visit();
    await page.goto('/');
    const header = page.getByRole('banner');
    await seeTexts(header, ['Home', 'Issues', 'Map', 'FAQ', 'Sign In', 'Sign Up']);
    const main = page.getByRole('navigation', { name: 'Main' });
    expect(await linksOf(main)).toEqual(['/', '/issues', '/map', '/faq']);
    expect(await header.getByRole('link', { name: 'Trybe' }).getAttribute('href')).toBe('/');
    for (const name of ['Sign In', 'Sign Up'])
      expect(await header.getByRole('link', { name }).getAttribute('href')).toBe('/auth');
    expect(await main.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Home']);
    await page.goto('/issues');
    await main.locator('[aria-current="page"]', { hasText: 'Issues' }).waitFor();
  });

  test('gives who is signed in the report form, the account and the way out [2.28-29, 8.8]', async () => {
    page = await site.visit({ as: 'rosa' });
    await page.goto('/faq');
    const header = page.getByRole('banner');
    const report = header.getByRole('link', { name: 'Report an Issue' });
    expect(await report.getAttribute('href')).toBe('/report-issue');
    const account = header.getByRole('button', { name: /^My Account/u });
    expect((await account.innerText()).trim()).toBe('R');
    await account.click();
    const menu = page.getByRole('menu');
    await seeTexts(menu, ['My Account', 'Profile', 'Logout', 'Dark', 'Light', 'System']);
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await seeToast(page, 'Logged out');
    await seeToast(page, 'You have been successfully logged out.');
    await header.getByRole('link', { name: 'Sign In' }).waitFor();
  });

  test('counts unread news of issues and proposals at the bell, and nothing else [4.15]', async () => {
    page = await site.visit({ as: 'rosa' });
    const types = ['issue_update', 'proposal', 'vote', 'pledge', 'message', 'system'];
    const notice = (type: string, read: boolean, index: number) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      type,
      issueId: null,
      read,
      content: `News ${index}`,
      createdAt: '2026-03-01T10:00:00.000Z',
    });
    const json = types.map((type, index) => notice(type, false, index));
    json.push(notice('proposal', true, 7), notice('issue_update', false, 8));
    await page.route('**/api/notifications', (route) => route.fulfill({ ...OURS, json }));
    await page.goto('/faq');
    await page.getByRole('button', { name: /3/u }).first().waitFor();
    expect(await page.getByRole('banner').innerText()).toMatch(/\b3\b/u);
  });

  test('says when signing out failed, until that is swiped away by 50 px [8.7, 9.4]', async () => {
    page = await site.visit({ as: 'rosa' });
    await page.route('**/api/logout', (route) =>
      route.fulfill({ ...OURS, status: 500, body: 'no luck' }),
    );
    await page.goto('/faq');
    await page.getByRole('button', { name: /^My Account/u }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await seeToast(page, 'Logout failed');
    await seeToast(page, '500: no luck');
    const toast = page.getByRole('region', { name: /Notifications/u }).getByRole('listitem');
    await pull(toast, 40);
    // It has felt the hand and did not go.
    await expect.poll(() => toast.getAttribute('data-swipe')).toBe('cancel');
    await pull(toast, -60);
    expect(await toast.getAttribute('data-state')).toBe('open');
    await pull(toast, 60);
    await toast.waitFor({ state: 'detached' });
  });

  test('holds the same links in a side panel below the md breakpoint [2.30]', async () => {
    page = await site.visit({ width: 360 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog');
    await seeTexts(panel, ['Home', 'Issues', 'Map', 'FAQ', 'Sign In', 'Sign Up']);
    const links = await linksOf(panel);
    expect(links).toEqual(expect.arrayContaining(['/', '/issues', '/map', '/faq', '/auth']));
  });
});

describe('the footer', () => {
  test('lets a stranger choose the theme, which stays', async () => {
    page = await site.visit();
    await page.goto('/faq');
    const themeOf = () => page.locator('html').getAttribute('data-theme');
    const choice = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
    await choice.getByRole('button', { name: 'Light' }).click();
    await expect.poll(themeOf).toBe('light');
    await page.reload();
    await expect.poll(themeOf).toBe('light');
    await choice.getByRole('button', { name: 'Dark' }).click();
    await expect.poll(themeOf).toBe('dark');
  });

  test('leads to every page of its four columns and names the year [2.31-32]', async () => {
    page = await site.visit();
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    const year = new Date().getFullYear();
    await seeTexts(footer, [
      'Platform',
      'Resources',
      'Company',
      'Legal',
      'Browse Issues',
      `© ${year}`,
    ]);
    const own = (await linksOf(footer)).filter((href) => href?.startsWith('/') && href !== '/');
    expect(own).toEqual(
      [
        ['/issues', '/map', '/report-issue', '/faq'],
        ['/help', '/community-guidelines', '/verification-process', '/how-it-works'],
        ['/about', '/mission', '/team', '/contact'],
        ['/terms', '/privacy', '/dispute-resolution', '/payment-terms'],
        ['/transparency', '/accessibility', '/api/data'],
      ].flat(),
    );
  });

  test('shows four social signs without a target as signs, and the partner as a link [1.11, 2.33]', async () => {
    page = await site.visit();
    await page.goto('/faq');
    const footer = page.getByRole('contentinfo');
    const signs = footer.getByRole('list', { name: 'Trybe elsewhere' });
    await signs.waitFor();
    expect(await signs.locator('svg').count()).toBe(4);
    expect(await signs.getByRole('link').count()).toBe(0);
    await seeTexts(footer, ['In partnership with']);
    expect((await linksOf(footer)).filter((href) => href?.startsWith('https://'))).toHaveLength(1);
  });
});

describe('the routes', () => {
  test('unknown ones say 404 Page Not Found [2.15, 8.33]', async () => {
    page = await site.visit();
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  });

  test.each(['/report-issue', '/profile', '/profile?section=votes'])(
    '%s waits with a spinner, asks to sign in, and comes back [2.17-19]',
    async (path) => {
      page = await site.visit();
      // A session that has ended: only the server knows.
      const [name, value] = ['trybe.sid', 'gone'];
      await page.context().addCookies([{ name, value, url: site.origin }]);
      const answer = await holdBack(page, '**/api/user');
      await page.goto(path);
      await page.getByRole('main').getByRole('status').first().waitFor();
      answer();
      await page.waitForURL((url) => url.pathname === '/auth');
      await page.getByLabel('Username or Email').fill('rosa');
      await page.getByLabel('Password', { exact: true }).fill('trybe-demo-2026');
      await page.locator('form').getByRole('button', { name: 'Login' }).click();
      await page.waitForURL((url) => url.pathname + url.search === path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).count()).toBe(0);
    },
  );
});

describe('the theme', () => {
  test('is dark whatever the system says, until something is chosen, which is kept [2.20-22]', async () => {
    page = await site.visit({ as: 'dan', colorScheme: 'light' });
    await page.goto('/faq');
    const theme = () => page.locator('html').getAttribute('data-theme');
    expect(await theme()).toBe('dark');
    const other = await page.context().newPage();
    await other.goto('/about');
    await page.getByRole('button', { name: /^My Account/u }).click();
    await page.getByRole('menuitemradio', { name: 'System' }).click();
    await expect.poll(theme).toBe('light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
    await expect.poll(() => other.locator('html').getAttribute('data-theme')).toBe('light');
    await page.reload();
    expect(await theme()).toBe('light');
  });
});
