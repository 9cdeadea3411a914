import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  holdApp,
  takenOver,
  expectStillTakeover,
  troubleOf,
} from '#tests/support/browser/paintedPage.ts';
import { demoSiteOfTests, seeTexts } from '#tests/support/browser/demoSite.ts';

const PHONE = { width: 390, height: 844 };

const site = demoSiteOfTests();
let page: Page;
const visit = (options?: BrowserContextOptions) => site.open({ viewport: PHONE, ...options });

const main = () => page.getByRole('main');

const SETTLED_MS = 300;

describe('the first paint', () => {
  test('shows the issues with their photos when no script runs', async () => {
    page = await visit({ javaScriptEnabled: false });
    const trouble = troubleOf(page);
    await page.goto('/issues');
    const issues = (await site.issues()).slice(0, 9);
    await seeTexts(main(), ['Community Issues', ...issues.map(({ title }) => title)]);
    expect(await main().getByRole('article').count()).toBe(issues.length);
    const photo = main().getByRole('article').first().locator('img');
    expect(await photo.getAttribute('fetchpriority')).toBe('high');
    const { width = 0, height = 0 } = (await photo.boundingBox()) ?? {};
    // Its place is kept before a byte of it has come: the square of a row on a phone.
    expect(width / height).toBeCloseTo(1, 1);
    expect(trouble).toEqual([]);
  });

  test('shows the claim, the live figures and the newest issues when no script runs', async () => {
    page = await visit({ javaScriptEnabled: false });
    await page.goto('/');
    const titles = (await site.issues()).slice(0, 3).map(({ title }) => title);
    await seeTexts(main(), ['FUND IT', 'Browse Map', ...titles]);
    const figures = page.getByRole('region', { name: 'Community impact' });
    expect(await figures.locator('dd').first().innerText()).toMatch(/[1-9]/u);
  });

  test.each([
    '/',
    '/issues',
    '/faq',
    '/about',
    '/how-it-works',
    '/terms',
    '/privacy',
    '/accessibility',
    '/help',
    '/verification-process',
    '/join-us',
  ])('is taken over without a shift or a complaint: %s', async (path) => {
    page = await visit();
    await expectStillTakeover(page, path);
  });

  test('shows pages of text when no script runs, by each of their addresses', async () => {
    page = await visit({ javaScriptEnabled: false });
    for (const [path, text] of [
      ['/faq', 'Frequently Asked Questions'],
      ['/about', 'About Trybe'],
      ['/mission', 'About Trybe'],
      ['/team', 'About Trybe'],
      ['/success-stories', 'About Trybe'],
      ['/how-it-works', 'How It Works'],
      ['/community-guidelines', 'How It Works'],
      ['/terms', 'Terms of Service'],
      ['/dispute-resolution', 'Terms of Service'],
      ['/payment-terms', 'Terms of Service'],
      ['/privacy', 'Privacy Policy'],
      ['/help', 'Help'],
      ['/contact', 'Help'],
      ['/verification-process', 'Verification'],
      ['/join-us', 'Join'],
    ] as const) {
      await page.goto(path);
      await seeTexts(main(), [text]);
    }
  });

  test("becomes the reader's own: their theme before anything is seen, their days after", async () => {
    page = await visit();
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    const [issue] = await site.issues();
    const arrive = await holdApp(page);
    await page.goto('/issues', { waitUntil: 'commit' });
    await main().getByRole('article').first().waitFor();
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const themeOf = () => page.evaluate(() => document.documentElement.dataset.theme);
    expect(await themeOf()).toBe('light');
    const painted = await ground();
    arrive();
    await takenOver(page);
    expect(await themeOf()).toBe('light');
    expect(await ground()).toBe(painted);
    const day = await page.evaluate(
      (text) =>
        new Date(text).toLocaleDateString('en-US', {
          month: 'short',
          day: 'numeric',
          year: 'numeric',
        }),
      issue?.createdAt ?? '',
    );
    await seeTexts(main().getByRole('article').first(), [day]);
  });

  test('keeps what is pressed and typed before the app is there', async () => {
    page = await visit();
    const arrive = await holdApp(page);
    await page.goto('/issues', { waitUntil: 'commit' });
    await page.getByPlaceholder('Search issues...').fill('bench');
    await page.getByRole('button', { name: 'Open menu' }).click();
    arrive();
    await page.waitForURL('**/issues?search=bench');
    await seeTexts(page.getByRole('dialog'), ['Home', 'FAQ']);
  });

  test.each(['/', '/issues'])('stays where its reader scrolled to meanwhile: %s', async (path) => {
    page = await visit();
    const arrive = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await main().getByRole('article').first().waitFor();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await expect.poll(() => page.mouse.wheel(0, 700).then(scrolled)).toBeGreaterThan(0);
    // Wheels that were turned before anything moved arrive late.
    const settled = async () => {
      const before = await scrolled();
      await page.waitForTimeout(SETTLED_MS);
      return (await scrolled()) - before;
    };
    await expect.poll(settled).toBe(0);
    const reached = await scrolled();
    arrive();
    await takenOver(page);
    await page.waitForLoadState('networkidle');
    expect(await scrolled()).toBe(reached);
    // The next page begins at its top.
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.getByRole('heading', { name: 'Frequently Asked Questions' }).waitFor();
    await expect.poll(scrolled).toBe(0);
  });

  test('takes a press once that comes while the app is taking the page over', async () => {
    page = await visit();
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener');
      const add = own?.value as (this: unknown, ...listening: unknown[]) => void;
      let isPressed = false;
      const press = () =>
        document.querySelector<HTMLElement>('button[aria-label="Open menu"]')?.click();
      EventTarget.prototype.addEventListener = function listen(...listening) {
        add.apply(this, listening);
        // React listens from the moment at which it begins.
        if (isPressed || !(this instanceof Element) || this.id !== 'root') return;
        isPressed = true;
        queueMicrotask(press);
      };
      window.addEventListener('click', () => {
        const { dataset } = document.documentElement;
        dataset.presses = `${Number(dataset.presses ?? 0) + 1}`;
      });
    });
    await page.goto('/issues');
    await takenOver(page);
    await seeTexts(page.getByRole('dialog'), ['Home', 'FAQ']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // Repeated later, it would open again what was closed meanwhile.
    expect(await page.evaluate(() => document.documentElement.dataset.presses)).toBe('1');
  });
});
