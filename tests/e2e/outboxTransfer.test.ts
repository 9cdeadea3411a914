import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import {
  fillReport,
  seeInstalled,
  signIn,
  signUp,
  submitOffline,
} from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { makeTemporaryFolder, removeFolder } from '#tests/support/temporaryFolder.ts';

const TITLE = 'A report that changes its phone';

const site = siteOfTests();

const stored = () => site.query<{ id: string }>('select id from issue where title = $1', [TITLE]);

test('unsent items go to another phone as a file, and arrive once from both', async () => {
  const [first, second] = [deviceOfTest(), deviceOfTest()];
  const folder = makeTemporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const page = await first.open();
  await signUp(page, site, 'mia');
  await seeInstalled(page);
  site.line.set({ kind: 'cut' });
  await fillReport(page, { title: TITLE });
  await submitOffline(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export unsent' }).click();
  const file = path.join(folder, 'unsent.json');
  await (await download).saveAs(file);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ items: [{}] });
  await first.close();

  site.line.set({ kind: 'open' });
  const other = await second.open();
  await other.goto(`${site.origin}/auth`);
  await signIn(other, 'mia');
  await other.goto(`${site.origin}/outbox`);
  await other.getByLabel('File with unsent items').setInputFiles(file);
  await expect.poll(async () => (await stored()).length, { timeout: 15_000 }).toBe(1);
  await other.getByRole('heading', { name: /^Received/u }).waitFor();

  const again = await first.open();
  await again.goto(`${site.origin}/outbox`);
  await again.getByRole('heading', { name: /^Received/u }).waitFor();
  expect(await stored()).toHaveLength(1);
});

test('a file of somebody else is refused in plain words', async () => {
  const phone = deviceOfTest();
  const folder = makeTemporaryFolder();
  onTestFinished(() => removeFolder(folder));
  const page = await phone.open();
  await signUp(page, site, 'noa');
  await page.goto(`${site.origin}/outbox`);
  const content = JSON.stringify({
    format: 'trybe-outbox',
    version: 2,
    userId: crypto.randomUUID(),
    exportedAt: 0,
    items: [],
  });
  await page
    .getByLabel('File with unsent items')
    .setInputFiles({ name: 'f.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await seeToast(page, 'This file belongs to another account.');
});
