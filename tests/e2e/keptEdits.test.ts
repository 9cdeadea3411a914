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
    await openEdit(page);
    await dialog.getByRole('button', { name: /^(?:Cancel|Continue with mine)/u }).waitFor();
    if ((await dialog.getByText(MINE).count()) > 0) return true;
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    return false;
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
