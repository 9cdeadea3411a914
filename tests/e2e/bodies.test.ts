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

  await page.goto('/admin/bodies');
  await page.getByRole('button', { name: 'Desk link: Harbour Office' }).click();
  await page.getByLabel('Reason').fill('They want to see all reports at once.');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).textContent();
  await office.goto(link ?? '');
  await office.getByRole('heading', { name: 'Reports for Harbour Office' }).waitFor();
  await office.getByText('0 of 1 without an answer').waitFor();
  expect(await axeViolations(office)).toEqual([]);
  await office.getByRole('button', { name: `Answer: ${TITLE}` }).click();
  await office.getByRole('radio', { name: 'It is fixed' }).check();
  await office.getByRole('button', { name: 'Publish the answer' }).click();
  await office.getByText('Harbour Office says this is fixed.').waitFor();
  await office.getByRole('button', { name: 'All reports' }).click();
  await office.getByRole('heading', { name: 'Reports for Harbour Office' }).waitFor();
  await office.getByText('Harbour Office says this is fixed.').waitFor();
});

test('an operator connects the endpoint of a city in at most eight fields', async () => {
  const page = await site.visit({ as: 'odile', width: 360 });
  await page.goto('/admin/bodies');
  await page.getByRole('button', { name: 'Add a body' }).click();
  await page.getByRole('radio', { name: 'By Open311' }).check();
  // Choices of one question are one field; the area's is one, by the map or by a file.
  const fields = await page.locator('form').evaluate((form) => {
    const asked = [...form.querySelectorAll('input, textarea, select')].map(
      (field) => field.closest('fieldset') ?? field,
    );
    return new Set(asked).size;
  });
  expect(fields).toBeGreaterThan(5);
  expect(fields).toBeLessThanOrEqual(8);
  await page.getByLabel('Name', { exact: true }).fill('City of Kiel');
  const endpoint = 'https://city.example/open311/v2?jurisdiction_id=city.example';
  await page.getByLabel('Address of the endpoint').fill(endpoint);
  await page.getByLabel('Service code').fill('042');
  await page.getByLabel('API key').fill('secret of the city');
  await page.getByLabel('Safety').check();
  await page.getByLabel('Reason').fill('They gave us a key of theirs.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText(`By Open311: ${endpoint}`).waitFor();
  await page.getByText('secret of the city').waitFor({ state: 'detached' });
});

test('what stands below another text of a cell keeps its column on a phone', async () => {
  const page = await site.visit({ as: 'odile', width: 360 });
  await page.goto('/admin/import');
  const body = '00000000-0000-4000-8000-0000000000b2';
  const send = (method: string, path: string, sent: object) =>
    page.evaluate(
      async ([how, where, text]) => {
        const headers = { 'Content-Type': 'application/json' };
        return (await fetch(where, { method: how, headers, body: text })).status;
      },
      [
        method,
        path,
        JSON.stringify({ ...sent, reason: 'They asked for it in a letter.' }),
      ] as const,
    );
  const office = { channel: 'mail', name: 'Bridge Office', address: 'bridges@example.org' };
  const told = { ...office, categories: ['safety'], area: null };
  expect(await send('PUT', `/api/admin/bodies/${body}`, told)).toBe(200);
  expect(await send('POST', '/api/admin/api-keys', { name: 'Bridges', bodyId: body })).toBe(201);
  await page.reload();
  const leftOf = async (text: string) =>
    (await page.getByText(text, { exact: true }).first().boundingBox())?.x;
  await page.getByText('Answer as Bridge Office').waitFor();
  expect(await leftOf('Answer as Bridge Office')).toBe(await leftOf('Bridges'));
  // The five columns fit a tablet: the button of the last is not cut.
  await page.setViewportSize({ width: 768, height: 900 });
  const table = page.getByRole('region', { name: 'Keys of this site' }).last();
  expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});
