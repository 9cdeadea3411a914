import { expect, test } from 'vitest';
import { demoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = demoSiteOfTests();
/** In CSS pixels. */
const A4 = { width: 794, height: 1123 };
const WHITE = 'rgb(255, 255, 255)';

/** What `html` is painted with, also where it is on paper. */
const groundOf = () => getComputedStyle(document.documentElement).backgroundColor;

test('an issue becomes a poster of one page that leads back to it, light whatever the screen shows', async () => {
  const page = await site.visit({ colorScheme: 'dark' });
  const [issue] = await site.issues();
  await page.goto(`/issues/${issue?.id}`);
  await page.getByRole('link', { name: 'Print poster' }).click();
  await page.getByRole('heading', { level: 1, name: 'Poster' }).waitFor();
  const address = `${site.origin}/issues/${issue?.id}`;
  await page.getByRole('img', { name: `QR code of ${address}` }).waitFor();
  const sheet = page.getByRole('region', { name: 'The poster' });
  await sheet.getByText(issue?.title ?? '').waitFor();
  await sheet.locator('canvas').first().waitFor();
  expect(await page.evaluate(groundOf)).not.toBe(WHITE);

  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(groundOf)).toBe(WHITE);
  expect(await page.getByRole('button', { name: 'Print poster' }).isVisible()).toBe(false);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test('an issue prints without an empty sheet at its end', async () => {
  const page = await site.visit();
  await page.setViewportSize(A4);
  const issue = (await site.issues()).find(({ status }) => status === 'reported');
  await page.goto(`/issues/${issue?.id}`);
  await page.getByText('How this is decided').waitFor();
  const tab = page.getByRole('tabpanel');
  await tab.getByRole('heading').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const emptyPx = await tab.evaluate(
    (panel) => document.documentElement.scrollHeight - panel.getBoundingClientRect().bottom,
  );
  expect(emptyPx).toBeLessThan(A4.height / 5);
});

test('a list prints in light colours, without what can only be pressed', async () => {
  const page = await site.visit({ colorScheme: 'dark' });
  const [issue] = await site.issues();
  await page.goto('/issues');
  const title = page.getByText(issue?.title ?? '').first();
  await title.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(groundOf)).toBe(WHITE);
  expect(await title.isVisible()).toBe(true);
  for (const name of ['Report an Issue', 'Map'])
    expect(await page.getByRole('link', { name, exact: true }).first().isVisible()).toBe(false);
});
