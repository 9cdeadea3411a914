import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { changeSite } from './changeSite.ts';

const site = siteOfTests();

const REASON = 'The council decided on this text in its last session.';
const english = (version: number) =>
  `# What does not work yet\n\nStatement ${version} of Springfield: the **map** cannot be drawn by keyboard.`;
const GERMAN =
  '# Was noch nicht geht\n\nErklärung von Springfield: Die Karte lässt sich nicht mit der Tastatur zeichnen.';

/** An operator at a device with the app on it, on the page of the texts. */
async function openAsOperator(username: string): Promise<Page> {
  const { page } = await phoneOf(site, username, { width: 1280 });
  const toOperator = `update app_user set account_role = 'operator' where username = $1`;
  await site.query(toOperator, [username]);
  expect(await changeSite(page, site.origin, { languages: ['en', 'de'] })).toBe(200);
  return page;
}

/** Writes the next version, which is not sent yet. */
async function write(page: Page, language: string, text: string): Promise<void> {
  await page.goto(`${site.origin}/admin/texts`);
  const main = page.getByRole('main');
  await main.getByLabel('Text', { exact: true }).selectOption('Accessibility');
  await main.getByLabel('Language', { exact: true }).selectOption(language);
  await main.getByRole('heading', { name: 'Accessibility', exact: true }).waitFor();
  await main.getByLabel('Your text').fill(text);
  await main.getByLabel('Reason').fill(REASON);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await seeToast(page, 'Published');
}

async function readIn(language: string): Promise<Page> {
  const page = await openBrowser();
  const cookie = { name: 'trybe-language', value: language, url: site.origin };
  await page.context().addCookies([cookie]);
  await page.goto(`${site.origin}/accessibility`);
  return page;
}

const shown = (page: Page) => page.getByRole('main').innerText();

test('a text of the installation is read in two languages, and at once by whoever published it', async () => {
  const operator = await openAsOperator('pia');
  await write(operator, 'English', english(1));
  const preview = operator.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: 'What does not work yet' }).waitFor();
  expect(await axeViolations(operator)).toEqual([]);
  await publish(operator);
  await write(operator, 'Deutsch', GERMAN);
  await publish(operator);

  const [reader, leser] = [await readIn('en'), await readIn('de')];
  await reader.getByText('Statement 1 of Springfield').waitFor();
  await leser.getByRole('heading', { name: 'Was noch nicht geht' }).waitFor();
  expect(await shown(leser)).not.toContain('Statement');
  for (const page of [reader, leser]) expect(await axeViolations(page)).toEqual([]);

  // The device keeps the first version, and the line is slower than its patience.
  await operator.goto(`${site.origin}/accessibility`);
  await operator.getByText('Statement 1 of Springfield').waitFor();
  await write(operator, 'English', english(2));
  const isRead = (method: string, url: string) =>
    method === 'GET' && /^\/api\/(?:settings|site-texts)/u.test(url);
  site.line.set({ kind: 'slow', delayMs: 4_000, matches: isRead });
  await publish(operator);
  await operator.getByRole('link', { name: 'Read the page' }).click();
  await operator.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
  const seen = operator.getByText(/Statement \d of Springfield/u);
  await seen.waitFor();
  expect(await shown(operator)).toContain('Statement 2 of Springfield');
  await operator.goto(`${site.origin}/accessibility`);
  await seen.waitFor();
  expect(await shown(operator)).toContain('Statement 2 of Springfield');
  site.line.set({ kind: 'open' });
  await reader.getByText('Statement 2 of Springfield').waitFor();
});
