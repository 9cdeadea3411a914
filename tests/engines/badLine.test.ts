import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { killBrowserOf, patient } from '#tests/support/browser/device.ts';
import { fillReport, seeInstalled, signUp } from '#tests/support/browser/person.ts';
import { countOf, expectArrivedOnce, writeUnder } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';
import type { Fault } from '#tests/support/servers/faultProxy.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { ENGINES } from './installed.mjs';
import { openPlaywrightContext } from './playwrightEngine.ts';

/** Chromium has the same tests, and more, among those of browsers; here it stands in. */
const isHere = ENGINES.some(({ name, isInstalled }) => name === 'firefox' && isInstalled);
const engine = isHere ? 'firefox' : 'chromium';
const WHOLE_RUN = { tags: 'whole-run', timeout: 300_000 };

const site = siteOfTests();

/** A browser of a test's own, which keeps in its folder what it stores. */
async function openBrowser(folder = testFolder()) {
  const context = await openPlaywrightContext(engine, { folder, width: 1280, height: 900 });
  let isOpen = true;
  const end = async (how: () => void) => {
    if (!isOpen) return;
    isOpen = false;
    how();
    await context.close().catch(() => undefined);
  };
  onTestFinished(() => end(() => undefined));
  const page = patient(context.pages()[0] ?? (await context.newPage()));
  return {
    folder,
    page,
    close: () => end(() => undefined),
    kill: () => end(() => killBrowserOf(folder)),
  };
}

async function openSignedIn(username: string) {
  const browser = await openBrowser();
  await signUp(browser.page, site, username);
  await seeInstalled(browser.page);
  return browser;
}

const listed = (page: Page) => page.getByRole('article').filter({ hasText: site.titles[0] ?? '' });
const titleOf = (page: Page) => page.getByLabel('Title', { exact: true });

/** Something on the way that answers for the server. */
const foreign = (
  status: number,
  type: string,
  body: string,
  matches: (url: string) => boolean,
): Fault => ({
  kind: 'answer',
  status,
  headers: { 'content-type': type, 'cache-control': 'max-age=3600' },
  body,
  matches: (_, url) => matches(url),
});

const BETWEEN_LETTERS_MS = 150;
/** Letters of the last second, and the one that is just being typed. */
const LETTERS_ON_THE_WAY = 8;
/** A hole is known after three seconds; the rest is for a busy machine. */
const KNOWN_WITHIN_MS = 6_000;

describe(`in ${engine}`, () => {
  test(
    'what is typed steadily is kept but for its last second when it is killed',
    WHOLE_RUN,
    async () => {
      const text = 'The lamp at the corner has been dark for a week';
      const first = await openSignedIn('steady');
      // Cookies are written to the disk now and then, and at the end.
      await first.close();
      const second = await openBrowser(first.folder);
      await second.page.goto(`${site.origin}/report-issue`);
      await titleOf(second.page).pressSequentially(text, { delay: BETWEEN_LETTERS_MS });
      await second.kill();
      const { page } = await openBrowser(first.folder);
      await page.goto(`${site.origin}/report-issue`);
      const shown = () => titleOf(page).inputValue();
      await expect.poll(shown).not.toBe('');
      expect(text.startsWith(await shown())).toBe(true);
      expect(text.length - (await shown()).length).toBeLessThanOrEqual(LETTERS_ON_THE_WAY);
    },
  );

  test(
    'what was just typed is there to the last letter after a reload and a way out',
    WHOLE_RUN,
    async () => {
      const { page } = await openSignedIn('leaving');
      await page.goto(`${site.origin}/report-issue`);
      await titleOf(page).pressSequentially('Typed and reloaded');
      await page.reload();
      await expect.poll(() => titleOf(page).inputValue()).toBe('Typed and reloaded');
      await titleOf(page).press('End');
      await page.keyboard.type(', and away');
      await page.goto('about:blank');
      await page.goto(`${site.origin}/report-issue`);
      await expect.poll(() => titleOf(page).inputValue()).toBe('Typed and reloaded, and away');
    },
  );

  test('a portal’s page in the place of the app’s is never kept', WHOLE_RUN, async () => {
    const { page } = await openBrowser();
    const portal = '<!doctype html><title>Hotel</title><h1>Welcome to Hotel WiFi</h1>';
    let lies = 0;
    const isShell = (url: string) => url === '/index.html' && (lies += 1) > 0;
    site.line.set(foreign(200, 'text/html', portal, isShell));
    await page.goto(`${site.origin}/issues`);
    await listed(page).first().waitFor();
    await expect.poll(() => lies).toBeGreaterThan(0);
    site.line.set({ kind: 'open' });
    await page.reload();
    await listed(page).first().waitFor();
    await seeInstalled(page);
    site.line.set({ kind: 'cut' });
    for (const path of ['/issues', '/report-issue', '/']) {
      await page.goto(site.origin + path);
      await page.getByRole('link', { name: 'Trybe' }).first().waitFor();
      expect(await page.getByText('Hotel').count()).toBe(0);
    }
  });

  test.each([401, 200])(
    'a gateway that answers every call with %s signs nobody out and overwrites nothing',
    WHOLE_RUN,
    async (status) => {
      const title = `Written behind a gateway of ${status}`;
      const { page, folder, close } = await openSignedIn(`gate${status}`);
      await listed(page).first().waitFor();
      await writeUnder(site, page, { fault: { kind: 'cut' }, title });
      const body = JSON.stringify({ status, code: 'unauthenticated', error: 'login required' });
      site.line.set(foreign(status, 'application/json', body, (url) => url.startsWith('/api/')));
      await page.goto(`${site.origin}/issues`);
      await listed(page).first().waitFor();
      await close();

      site.line.set({ kind: 'cut' });
      const again = (await openBrowser(folder)).page;
      await again.goto(`${site.origin}/issues`);
      await listed(again).first().waitFor();
      await again.goto(`${site.origin}/outbox`);
      await again.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
      await again.goto(`${site.origin}/report-issue`);
      await titleOf(again).waitFor();
      site.line.set({ kind: 'open' });
      await expectArrivedOnce(site, again, title);
    },
  );

  test(
    'a hole, in which everything vanishes, keeps nobody at a form that is sent',
    WHOLE_RUN,
    async () => {
      const title = 'Sent into a hole';
      const { page } = await openSignedIn('hole');
      await fillReport(page, { title, photo: await smallPhoto(4) });
      site.line.set({ kind: 'swallow' });
      const pressedAt = performance.now();
      await page.getByRole('button', { name: 'Submit Report' }).click();
      await page.waitForURL('**/outbox');
      expect(performance.now() - pressedAt).toBeLessThan(KNOWN_WITHIN_MS);
      await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
      expect(await countOf(site, title)).toBe(0);
      site.line.set({ kind: 'open' });
      await expectArrivedOnce(site, page, title);
    },
  );
});
