import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { issueOfRosa, ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { patient } from '#tests/support/browser/device.ts';
import { askForReset, REWRITTEN } from '#tests/support/browser/rewrittenLinks.ts';
import { translate } from '#tests/support/browser/translator.ts';
import { tryEverything } from '#tests/support/browser/tryEverything.ts';
import { testFolder } from '#tests/support/temporaryFolder.ts';
import { ENGINES } from './installed.mjs';
import { openPlaywrightContext } from './playwrightEngine.ts';

/** Chromium has the same tests, and more pages, among those of browsers; here it stands in. */
const isHere = ENGINES.some(({ name, isInstalled }) => name === 'firefox' && isInstalled);
const engine = isHere ? 'firefox' : 'chromium';
const WHOLE_RUN = { tags: 'whole-run' };
const PASSWORD = 'trybe-demo-2026';
const site = ownDemoSiteOfTests();

async function openWindow(): Promise<Page> {
  const options = { folder: testFolder(), width: 1280, height: 900 };
  const context = await openPlaywrightContext(engine, options, { baseURL: site.origin });
  onTestFinished(() => context.close());
  return patient(context.pages()[0] ?? (await context.newPage()));
}

/** As password managers do: from outside of the page's scripts, and without any event. */
const put = (page: Page, label: string, value: string) =>
  page.getByLabel(label, { exact: true }).evaluate((input, text) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    native?.set?.call(input, text);
  }, value);

async function signIn(page: Page, username: string): Promise<void> {
  await page.goto('/auth');
  await put(page, 'Username or Email', username);
  await put(page, 'Password', PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: /My Account/u }).waitFor();
}

/** Goes on from where a link leads before that has loaded, which Firefox calls an aborted navigation. */
const follow = (page: Page, to: string) =>
  page.goto(to).catch((error: unknown) => {
    if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
  });

const PAGES: Record<string, readonly string[]> = {
  nobody: ['/auth', '/issues', '/issues/:id'],
  dan: ['/issues/:id', '/mine'],
  rosa: ['/report-issue'],
};

describe(`in ${engine}`, () => {
  test.each(Object.entries(PAGES))(
    'whatever is on a translated page can be used: %s',
    { ...WHOLE_RUN, timeout: 600_000 },
    async (as, paths) => {
      const { id } = await issueOfRosa(site);
      const page = await openWindow();
      if (as !== 'nobody') await signIn(page, as);
      await translate(page);
      for (const path of paths)
        expect(await tryEverything(page, path.replace(':id', id))).toEqual([]);
    },
  );

  test('what a password manager filled in silently signs in', WHOLE_RUN, async () => {
    const page = await openWindow();
    await signIn(page, 'rosa');
    expect(await page.getByText('Please enter').count()).toBe(0);
  });

  test(
    'a link of a mail leads to its step however it was rewritten, and works in the end',
    { ...WHOLE_RUN, timeout: 600_000 },
    async () => {
      const page = await openWindow();
      const token = await askForReset(site);
      const step = page.getByRole('heading', { name: 'Choose a new password' });
      for (const [how, rewrite] of Object.entries(REWRITTEN)) {
        await page.goto('/faq');
        await follow(page, rewrite(token));
        await step.waitFor();
        const { pathname, hash } = new URL(page.url());
        const meant = { how, pathname: '/auth', hash: `#reset=${token.toLowerCase()}` };
        expect({ how, pathname, hash: hash.toLowerCase() }).toEqual(meant);
      }
      await page
        .getByLabel('New password', { exact: true })
        .pressSequentially('a quite new horse 8');
      await page.getByLabel('Repeat the new password').pressSequentially('a quite new horse 8');
      await page.getByRole('button', { name: 'Set the password' }).click();
      await page.getByText('Password set').first().waitFor();
    },
  );
});
