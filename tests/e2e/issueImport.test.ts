import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listIssues } from '#schema/issues/issue.ts';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { openBrowser } from '#tests/support/browser/deviceOfTest.ts';
import { signUp } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const HEADER =
  'external_id,title,description,location,latitude,longitude,priority,category,solution_criteria';
const row = (id: string, { title = 'Broken street light', latitude = '41.8781' } = {}) =>
  `${id},"${title}","The light on the corner has been out, for weeks.",5 Mill Road,${latitude},-87.6298,low,safety,The light burns at night again.`;
const file = (name: string, rows: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([HEADER, ...rows].join('\r\n')),
});

const site = siteOfTests();

async function openAsOperator(username: string): Promise<Page> {
  const page = await openBrowser();
  await signUp(page, site, username);
  const toOperator = `update app_user set account_role = 'operator' where username = $1`;
  await site.query(toOperator, [username]);
  await page.goto(`${site.origin}/admin/settings`);
  await page.getByRole('link', { name: 'Import and export' }).click();
  await page.getByRole('heading', { name: 'Import and export', level: 1 }).waitFor();
  return page;
}

/** Of the issues about lights, which are those of the files. */
const titles = async () => {
  const list = await site.visitor().expectCall(listIssues);
  const all = Array.isArray(list) ? list.map(({ title }) => title) : [];
  return all.filter((title) => /\blights?\b/u.test(title)).toSorted();
};

async function seeNoViolations(page: Page) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
  }
}

test('an operator tries a file, mends it, imports it, and takes everything out again', async () => {
  const page = await openAsOperator('olga');
  const choose = (name: string, rows: string[]) =>
    page.getByLabel('CSV or GeoJSON file').setInputFiles(file(name, rows));

  await choose('list.xlsx', [row('a')]);
  await page.getByText('Choose a file whose name ends with .csv').waitFor();

  await choose('broken.csv', [row('a'), row('b', { latitude: '41.8 Q' }), row('a')]);
  await page.getByText('2 errors in the file').waitFor();
  const faults = page.getByRole('table', { name: 'What is wrong, and what to write' });
  expect(await faults.getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/Row\s+Column\s+What to do/u),
    expect.stringMatching(/3\s+latitude\s+Latitude must be a valid number\. Write degrees/u),
    expect.stringMatching(/4\s+external_id\s+The same id stands in row 2/u),
  ]);
  await seeNoViolations(page);

  await choose('sound.csv', [row('a'), row('b', { title: '=1+1 lights are out' })]);
  await page.getByText('Dry run: nothing was written yet').waitFor();
  expect(await titles()).toEqual([]);
  // Where they will be, before anything is written.
  await page.getByRole('region', { name: 'Where they are' }).locator('canvas').first().waitFor();
  await seeNoViolations(page);
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('2 rows of the file are done.').waitFor();
  expect(await titles()).toEqual(['=1+1 lights are out', 'Broken street light']);

  await choose('again.csv', [row('a'), row('b', { title: 'Two lights are out' })]);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('2 rows of the file are done.').waitFor();
  expect(await titles()).toEqual(['Broken street light', 'Two lights are out']);
  await choose('same.csv', [row('a'), row('b', { title: 'Two lights are out' })]);
  await page.getByText('There is nothing to import').waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text.split('\r\n').filter((line) => /^[ab],/u.test(line))).toHaveLength(2);
});

test('a line that breaks loses nothing, and the person goes on from there', async () => {
  const page = await openAsOperator('otto');
  const before = (await titles()).length;
  const written = async () => (await titles()).length - before;
  const rows = Array.from({ length: 600 }, (_, at) => row(`n${at}`, { title: `Dark light ${at}` }));
  /** The line goes before that many calls got through. */
  const breakAfter = async (calls: number) => {
    let left = calls;
    await page.route('**/api/issue-imports', async (route) => {
      left -= 1;
      if (left < 0) await page.context().setOffline(true);
      await route.continue();
    });
  };
  const goOn = async () => {
    await page.unroute('**/api/issue-imports');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Continue' }).click();
  };

  await breakAfter(1);
  await page.getByLabel('CSV or GeoJSON file').setInputFiles(file('many.csv', rows));
  // What was only tried is tried again: nothing is written that nobody has seen.
  await page.getByText('Dry run: nothing was written yet').waitFor();
  await seeNoViolations(page);
  await goOn();
  await page.getByRole('button', { name: 'Import 600 rows' }).waitFor();
  expect(await written()).toBe(0);

  await breakAfter(1);
  await page.getByRole('button', { name: 'Import 600 rows' }).click();
  await page.getByText('The import stopped').waitFor();
  await seeNoViolations(page);
  expect(await written()).toBe(250);
  await goOn();
  await page.getByText('600 rows of the file are done.').waitFor();
  expect(await written()).toBe(600);
});

test('a file of another system is read once somebody says which column is which', async () => {
  const page = await openAsOperator('orla');
  const rows = [
    'case_number,what,details,address,lat,lng',
    'T7,Flickering light,"The light on the corner has been out, for weeks.",5 Mill Road,41.8781,-87.6298',
  ];
  await page.getByLabel('CSV or GeoJSON file').setInputFiles({
    name: 'town.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  });
  await page.getByText('Which column is which?').waitFor();
  await seeNoViolations(page);
  const place = page.getByLabel('Address', { exact: true });
  expect(await place.inputValue()).toBe('address');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByText('Choose a column.').first().waitFor();
  await page.getByLabel('Title', { exact: true }).selectOption('what');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await page.getByText('1 row of the file are done.').waitFor();
  const [issue] = await site.query<{ title: string; criteria: string }>(
    `select title, solution_criteria as criteria from issue where title = 'Flickering light'`,
    [],
  );
  expect(issue?.criteria).toBe('What was reported here has been put right.');
});
