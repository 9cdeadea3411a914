import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { editIssue } from '#schema/issues/issue.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { fillReport, signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const [MINE, THEIRS] = ['Corrected on the way', 'Corrected at the desk meanwhile'];
const RESTORED = 'What you changed here before was restored.';
const KEPT = 'Draft kept. Nothing has been sent yet.';

const site = siteOfTests();

async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  return page.getByRole('dialog');
}

test('a correction survives a reload, and waits for a choice once the issue has changed', async () => {
  const page = await deviceOfTest().open();
  await signUp(page, site, 'kim');
  await fillReport(page, { title: 'A bench with a typo' });
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
  const id = page.url().slice(-36);
  await (await openEdit(page)).getByLabel('Title').fill(MINE);
  await page.reload();
  const restored = await openEdit(page);
  await restored.getByText(RESTORED).waitFor();
  expect(await restored.getByLabel('Title').inputValue()).toBe(MINE);
  await restored.getByText(KEPT).waitFor();

  const desk = await site.signIn('kim');
  await desk.expectCall(editIssue, { params: { id }, body: { title: THEIRS } });
  await page.reload();
  await page.getByRole('heading', { name: THEIRS }).first().waitFor();
  const dialog = page.getByRole('dialog');
  // The page may begin with the issue that it has stored.
  const isAsked = async () => {
    if ((await dialog.count()) === 0) await openEdit(page);
    const asked = dialog.getByText(MINE).waitFor({ timeout: 3_000 });
    const isShown = await asked.then(
      () => true,
      () => false,
    );
    if (!isShown) await dialog.getByRole('button', { name: 'Cancel' }).click({ timeout: 3_000 });
    return isShown;
  };
  await expect.poll(isAsked, { timeout: 30_000 }).toBe(true);
  await dialog.getByText(THEIRS).waitFor();
  await page.reload();
  const undecided = await openEdit(page);
  await undecided.getByRole('button', { name: 'Continue with mine' }).click();
  expect(await undecided.getByLabel('Title').inputValue()).toBe(MINE);
  await undecided.getByRole('button', { name: /^Save/u }).click();
  await page.getByRole('heading', { name: MINE }).first().waitFor();
  const again = await openEdit(page);
  await again.getByLabel('Title').waitFor();
  expect(await again.getByText(RESTORED).count()).toBe(0);
});

test('what one says of oneself is there after a reload, until it is saved or discarded', async () => {
  const page = await deviceOfTest().open();
  await signUp(page, site, 'kay');
  const settings = `${site.origin}/profile?section=settings&page=profile`;
  await page.goto(settings);
  const about = page.getByLabel('About you');
  await about.fill('Repairs benches on Sundays');
  await page.reload();
  await page.getByText(RESTORED).waitFor();
  await expect.poll(() => about.inputValue()).toBe('Repairs benches on Sundays');
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => about.inputValue()).toBe('');
  await page.reload();
  await about.waitFor();
  expect(await page.getByText(RESTORED).count()).toBe(0);
});

const REASON = 'The council decided on it in its last session.';
const LONG_ENOUGH = 'as far as the town has heard from the people who live and work here.';

test('what an operator writes in forms that begin filled is there after a reload', async () => {
  const page = await deviceOfTest().open();
  await signUp(page, site, 'oki');
  await site.query("update app_user set account_role = 'operator' where username = 'oki'");
  const main = page.getByRole('main');

  const text = main.getByLabel('Your text');
  const openText = async () => {
    await page.goto(`${site.origin}/admin/texts`);
    await main.getByLabel('Text', { exact: true }).selectOption('Accessibility');
    await main.getByRole('heading', { name: 'Accessibility', exact: true }).waitFor();
  };
  await openText();
  await text.fill(`# What works\n\nAll of it, ${LONG_ENOUGH}`);
  await main.getByLabel('Reason').fill(REASON);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText(/^Your version 1 of/u).waitFor();
  expect(await main.getByLabel('Reason').inputValue()).toBe('');
  await text.fill(`# What works\n\nAlmost all of it, ${LONG_ENOUGH}`);
  await page.reload();
  await openText();
  await expect.poll(() => text.inputValue()).toContain('Almost all of it');
  await page.getByText(RESTORED).waitFor();

  const name = page.getByLabel('Name', { exact: true });
  const openBody = async () => {
    await page.goto(`${site.origin}/admin/bodies`);
    await page.getByRole('button', { name: 'Add a body' }).click();
  };
  await openBody();
  await name.fill('Harbour Office');
  await page.reload();
  await openBody();
  await expect.poll(() => name.inputValue()).toBe('Harbour Office');

  const dialog = page.getByRole('dialog');
  const openWebhook = async () => {
    await page.goto(`${site.origin}/admin/import`);
    await page.getByRole('button', { name: 'Add an address' }).click();
  };
  await openWebhook();
  await dialog.getByLabel('Money is pledged').check();
  await dialog.getByLabel('Reason').fill(REASON);
  await page.reload();
  await openWebhook();
  await expect.poll(() => dialog.getByLabel('Reason').inputValue()).toBe(REASON);
  expect(await dialog.getByLabel('Money is pledged').isChecked()).toBe(true);
});
