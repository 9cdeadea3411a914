import { axeViolations } from '#tests/support/browser/axe.ts';
import { expect, test } from 'vitest';
import { editIssue } from '#schema/issues/issue.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { fillReport } from '#tests/support/browser/person.ts';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

const TITLE = 'A title that two people change';
const [MINE, THEIRS] = ['Changed without network', 'Changed at the desk meanwhile'];

const site = siteOfTests();

test('an edit made offline on an issue that changed meanwhile shows both and keeps the person’s text', async () => {
  const { page } = await phoneOf(site, 'sue');
  await fillReport(page, { title: TITLE });
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await seeToast(page, 'Issue reported');
  await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
  const id = page.url().slice(-36);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(MINE);
  site.line.set({ kind: 'cut' });
  await dialog.getByRole('button', { name: /^Save/u }).click();
  await expect
    .poll(async () => (await readOutboxRows(page)).map(({ operation }) => operation))
    .toContain('editIssue');

  const desk = await site.signIn('sue');
  await desk.expectCall(editIssue, { params: { id }, body: { title: THEIRS } });

  site.line.set({ kind: 'open' });
  await page.goto(`${site.origin}/outbox`);
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await attention.getByText('This issue was changed by someone else').first().waitFor();
  await attention.getByText(MINE).first().waitFor();
  await attention.getByText(THEIRS).waitFor();
  const titleNow = async () => {
    const rows = await site.query<{ title: string }>('select title from issue where id = $1', [id]);
    return rows[0]?.title;
  };
  expect(await titleNow()).toBe(THEIRS);
  await attention.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(titleNow).toBe(MINE);
  await page.getByRole('region', { name: 'Received' }).getByText('Change').first().waitFor();
});

test('an edit that lost while its dialog was open shows both there, and can be meant all the same', async () => {
  const { page } = await phoneOf(site, 'sid');
  await fillReport(page, { title: TITLE });
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.waitForURL(/\/issues\/[0-9a-f-]{36}$/u);
  const id = page.url().slice(-36);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(MINE);

  const desk = await site.signIn('sid');
  await desk.expectCall(editIssue, { params: { id }, body: { title: THEIRS } });

  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.getByText('This issue was changed by someone else').waitFor();
  await dialog.getByText(THEIRS).waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Title' }).inputValue()).toBe(MINE);
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save mine anyway' }).click();
  await page.getByRole('heading', { level: 1, name: MINE }).waitFor();
});
