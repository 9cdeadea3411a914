import { expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import { ownDemoSiteOfTests } from '#tests/support/browser/demoSite.ts';

const site = ownDemoSiteOfTests({ STAFF_PASSKEYS: 'off' });

const HARBOUR = { latitude: 54.32, longitude: 10.14 };
const ring = [
  [9, 54],
  [11, 54],
  [11, 55],
  [9, 55],
  [9, 54],
];
const AREA = JSON.stringify({ type: 'Polygon', coordinates: [ring] });
const TITLE = 'Loose planks on the pier';

test('an operator names a body in its area; it answers by its mail, and donors read it before they pledge', async () => {
  const page = await site.visit({ as: 'odile', width: 360 });
  await page.goto('/admin/bodies');
  await page.getByRole('button', { name: 'Add a body' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Please name the body.').waitFor();
  await page.getByText('Please choose at least one category.').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Harbour Office');
  await page.getByLabel('Email address').fill('harbour@example.org');
  await page.getByLabel('Infrastructure').check();
  const area = page.locator('input[type=file]');
  await area.setInputFiles({ name: 'a.geojson', mimeType: '', buffer: Buffer.from('{}') });
  await page.getByText('An area is a polygon of GeoJSON').waitFor();
  await area.setInputFiles({ name: 'a.geojson', mimeType: '', buffer: Buffer.from(AREA) });
  await page.getByLabel('Reason').fill('They asked for it in a letter.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('In its area, Infrastructure').waitFor();

  const id = await page.evaluate(
    async ({ title, ...place }) => {
      const body = JSON.stringify({
        title,
        description: 'Two planks move when somebody steps on them.',
        location: 'The pier',
        category: 'infrastructure',
        solutionCriteria: 'No plank of the pier moves any more.',
        ...place,
      });
      const headers = { 'Content-Type': 'application/json' };
      const answer = await fetch('/api/issues', { method: 'POST', headers, body });
      return ((await answer.json()) as { id: string }).id;
    },
    { title: TITLE, ...HARBOUR },
  );
  await page.goto('/mailbox');
  const mail = page.getByText(/\/answer\/[\da-f]{96}/u).first();
  await expect
    .poll(
      async () => {
        if ((await mail.count()) === 0) await page.reload();
        return mail.count();
      },
      { timeout: 40_000, interval: 2_000 },
    )
    .toBe(1);
  const [path = ''] = /\/answer\/[\da-f]{96}/u.exec((await mail.textContent()) ?? '') ?? [];

  const office = await site.visit({ width: 360 });
  await office.goto(path);
  await office.getByRole('heading', { name: TITLE }).waitFor();
  // The key is behind the #, which browsers send nobody.
  expect(new URL(office.url()).pathname).toBe('/auth');
  await office.getByRole('radio', { name: 'We will fix it by a day' }).check();
  await office.getByRole('button', { name: 'Publish the answer' }).click();
  await office.getByText('Please say by which day.').waitFor();
  expect(await axeViolations(office)).toEqual([]);
  const day = new Date(Date.now() + 30 * 86_400_000);
  await office.getByLabel('Fixed by').fill(day.toISOString().slice(0, 10));
  await office.getByLabel('In your words').fill('The carpenter comes in spring.');
  await office.getByRole('button', { name: 'Publish the answer' }).click();
  await office.getByText(/^Harbour Office says it will fix this by/u).waitFor();

  await office.goto(`/issues/${id}#pledge-support`);
  await office.getByText('The carpenter comes in spring.').waitFor();
  await office.getByText(/^Told to Harbour Office on/u).waitFor();
});
