import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Question } from '#schema/site/categories/question.ts';
import type { SiteSettings } from '#schema/site/siteSettings.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';
import { fillReport, seeInstalled, submitOffline } from '#tests/support/browser/person.ts';
import { sendNow } from '#tests/support/browser/queuedReport.ts';

const BARE = { options: [], unit: '', min: null, max: null };
const QUESTIONS: Question[] = [
  { ...BARE, id: 'out', kind: 'yes_no', names: { en: 'Is it out altogether?' }, isRequired: true },
  {
    ...BARE,
    id: 'post',
    kind: 'number',
    names: { en: 'Number on the post', de: 'Nummer am Mast' },
    isRequired: false,
    min: 1,
  },
];

const site = ownDemoSiteOfTests({ STAFF_PASSKEYS: 'off' });

async function ask(questions: Question[]): Promise<void> {
  const { request } = (await site.visit({ as: 'odile' })).context();
  const read = await request.get('/api/site-settings');
  const { version, settings } = (await read.json()) as { version: number; settings: SiteSettings };
  const lamps = { id: 'lamps', names: { en: 'Lamps' }, icon: 'lamp', isRetired: false, questions };
  const categories = [lamps, ...settings.categories.filter(({ id }) => id !== 'lamps')];
  const reason = 'The lighting office asks for it.';
  const data = { version, reason, settings: { ...settings, categories } };
  expect((await request.put('/api/site-settings', { data })).status()).toBe(200);
}

async function arrivedOf(title: string) {
  return (await site.issues()).filter((issue) => issue.title === title);
}

const group = (page: Page, name: string) => page.getByRole('group', { name });

describe('the questions of a category', () => {
  test('are answered offline, and the issue shows them once it has arrived', async () => {
    await ask(QUESTIONS);
    const title = 'Lamp at the corner';
    const page = await site.visit({ as: 'rosa', width: 360, serviceWorkers: 'allow' });
    await page.goto('/issues');
    await seeInstalled(page);
    await page.context().setOffline(true);
    await page.reload();
    await fillReport(page, { title });
    const choose = (name: string) => group(page, 'Category').getByRole('radio', { name }).check();
    await choose('Lamps');
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page.getByText('Please answer this question.').waitFor();
    const out = group(page, 'Is it out altogether?').getByRole('radio', { name: 'Yes' });
    await expect.poll(() => out.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.getByLabel('Number on the post').fill('1234');
    // Another category does not ask, and what was answered is still there afterwards.
    await choose('Safety');
    await out.waitFor({ state: 'detached' });
    await choose('Lamps');
    expect(await out.isChecked()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    await submitOffline(page);
    await page.getByRole('link', { name: title }).first().click();
    await page.getByText('Number on the post').waitFor();

    // The questions are others by the time that there is a signal.
    await ask([{ ...QUESTIONS[1]!, id: 'colour', isRequired: true }]);
    await page.context().setOffline(false);
    await page.goto('/outbox');
    await sendNow(page);
    await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
    const arrived = await arrivedOf(title);
    expect(arrived).toHaveLength(1);

    const visitor = await site.visit({ width: 360 });
    await visitor.goto(`/issues/${arrived[0]?.id}`);
    const answers = visitor.getByRole('definition');
    await visitor.getByText('Is it out altogether?').waitFor();
    await answers.filter({ hasText: /^Yes$/u }).waitFor();
    await answers.filter({ hasText: /^1,234$/u }).waitFor();
    expect(await axeViolations(visitor)).toEqual([]);
  });

  test('are written in the console, and what is wrong with them loses nothing', async () => {
    const page = await site.visit({ as: 'odile', width: 360 });
    await page.goto('/admin/categories');
    await page.getByRole('button', { name: 'Edit Safety' }).click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    const question = page.getByLabel('Question in English');
    await expect.poll(() => question.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByLabel('Kind of answer').selectOption('choice');
    await page.getByLabel('Has to be answered').check();
    await page.getByLabel('Who is notified by email').fill('nobody');
    await page.getByLabel('Reason for the change').fill('The guards want to know more.');
    const save = page.getByRole('button', { name: 'Save the categories' });
    await save.click();
    await page.getByText('Please write the question.').waitFor();
    await page.getByText('Please give at least 2 answers to choose from.').waitFor();
    await page.getByText('Please enter a valid email address.').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await question.fill('Who is in danger?');
    for (const [place, words] of ['People on foot', 'People on bicycles'].entries()) {
      await page.getByRole('button', { name: 'Add an answer' }).click();
      await page.getByLabel(`Answer ${place + 1} in English`).fill(words);
    }
    await page.getByLabel('Who is notified by email').fill('guards@example.org');
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question in English').last().fill('Since when?');
    await page.getByRole('button', { name: 'Move question 2 up' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The question is now number 1 of 2.').waitFor();
    await save.click();
    await page.getByText('Categories saved').first().waitFor();

    const report = await site.visit({ as: 'rosa' });
    await report.goto('/report-issue');
    const safety = group(report, 'Category').getByRole('radio', { name: 'Safety' });
    await safety.check();
    await report.getByLabel('Since when? (optional)').waitFor();
    const answers = group(report, 'Who is in danger?').getByRole('radio');
    expect(await answers.count()).toBe(2);
  });
});
