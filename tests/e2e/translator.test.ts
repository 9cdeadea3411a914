import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { issueOfRosa, ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { translate } from '#tests/support/browser/translator.ts';

const site = ownDemoSiteOfTests();

const KEPT = 'Draft kept. Nothing has been sent yet.';
const FAILED = 'This page could not be shown';
/** Signs out, or loads the page anew. */
const LEFT_ALONE = /^(?:Logout|Reload|Retry|Try again)/u;
const FIELDS =
  'input:not([type=file],[type=checkbox],[type=radio],[type=hidden],[type=range],[type=color]), textarea';

/** Opens a page, types into every field and presses whatever can be pressed; answers what broke. */
async function tryEverything(page: Page, path: string): Promise<string[]> {
  const problems: string[] = [];
  const onError = (error: Error) => problems.push(error.message);
  page.on('pageerror', onError);
  const open = async () => {
    await page.goto(path);
    await page.getByRole('main').locator('h1, h2').first().waitFor();
    await fillIn(page.locator('body'));
  };
  await open();
  const pressed: string[] = [];
  for (;;) {
    const next = await nextControl(page, pressed);
    if (next === null) break;
    pressed.push(next.name);
    await next.control.click({ timeout: 2_000 }).catch(() => undefined);
    const dialog = page.locator('[role=dialog], [role=alertdialog]').last();
    if (await dialog.isVisible()) await tryDialog(page, dialog);
    else if (next.isTab) await fillIn(page.getByRole('main'));
    if ((await page.getByText(FAILED).count()) > 0) problems.push(FAILED);
    if (problems.length > 0) return [`${path}, ${next.name}: ${problems.join()}`];
    if (new URL(page.url()).pathname !== path.split('?')[0]) await open();
  }
  page.off('pageerror', onError);
  return [];
}

/** Buttons, tabs and folded parts, each name once. */
async function nextControl(page: Page, pressed: readonly string[]) {
  const controls = page.locator('button:visible:enabled, summary:visible, [role=tab]:visible');
  const names = await controls.evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? one.textContent.trim()),
  );
  const at = names.findIndex((name) => !pressed.includes(name) && !LEFT_ALONE.test(name));
  if (at === -1) return null;
  const control = controls.nth(at);
  return { name: names[at] ?? '', control, isTab: (await control.getAttribute('role')) === 'tab' };
}

/** A digit and a letter: whatever a field takes, and nothing that any form could send as it is. */
async function fillIn(place: Locator): Promise<void> {
  for (const field of await place.locator(FIELDS).all()) {
    if (!(await field.isEditable({ timeout: 500 }).catch(() => false))) continue;
    await field.pressSequentially('7a', { timeout: 2_000 }).catch(() => undefined);
  }
}

async function tryDialog(page: Page, dialog: Locator): Promise<void> {
  await fillIn(dialog);
  const confirm = dialog.locator('button:visible:enabled').last();
  await confirm.click({ timeout: 2_000 }).catch(() => undefined);
  for (let times = 0; times < 3; times++) {
    if (!(await page.locator('[role=dialog], [role=alertdialog]').first().isVisible())) return;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
}

const PAGES: Record<string, string[]> = {
  nobody: [
    '/',
    '/auth',
    '/auth?preferredRole=solver',
    '/reset-password',
    '/issues',
    '/map',
    '/faq',
    '/transparency',
    '/leaderboard',
    '/issues/:id',
  ],
  dan: ['/issues/:id', '/mine', '/mine?list=following', '/outbox'],
  sam: ['/issues/:id', '/profile', '/mailbox'],
  rosa: [
    '/report-issue',
    '/profile?section=settings',
    '/profile?section=settings&page=sign-in',
    '/profile?section=settings&page=notifications',
    '/issues/:id',
  ],
  amira: ['/desk', '/desk/moderation', '/decisions', '/jury'],
  odile: [
    '/admin',
    '/admin/settings',
    '/admin/people',
    '/admin/content',
    '/admin/money',
    '/admin/operations',
    '/admin/categories',
    '/admin/bodies',
    '/admin/texts',
    '/admin/import',
    '/admin/record',
  ],
};

test.each(Object.entries(PAGES))(
  'whatever is on a translated page can be used: %s',
  { tags: 'whole-run', timeout: 600_000 },
  async (as, paths) => {
    const { id } = await issueOfRosa(site);
    const page = await site.visit(as === 'nobody' ? {} : { as });
    await translate(page);
    for (const path of paths) {
      expect(await tryEverything(page, path.replace(':id', id))).toEqual([]);
    }
  },
);

test('what is typed into a report outlives pauses, discarding and the press of a button', async () => {
  const page = await site.visit({ as: 'rosa' });
  await translate(page);
  await page.goto('/report-issue');
  const title = page.getByLabel('Title');
  await title.pressSequentially('A lamp');
  await page.getByText(KEPT).waitFor();
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => title.inputValue()).toBe('');
  await title.pressSequentially('A bench');
  await page.getByText(KEPT).waitFor();
  await title.pressSequentially(' without a back');
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page
    .getByText(/^Description must be at least/u)
    .first()
    .waitFor();
  expect(await title.inputValue()).toBe('A bench without a back');
});

test('a page that breaks all the same keeps the last letter that was typed', async () => {
  const page = await site.visit({ as: 'rosa' });
  await page.goto('/report-issue');
  const title = page.getByLabel('Title');
  await title.pressSequentially('A bench without an end');
  await page.getByText(KEPT).waitFor();
  // As an extension may: React holds elements that are no longer where it put them.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main output')) one.replaceChildren();
  });
  await title.press('s');
  await page.getByRole('heading', { name: FAILED }).waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => title.inputValue()).toBe('A bench without an ends');
});
