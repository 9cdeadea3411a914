import { expect, test } from 'vitest';
import { sayFixed } from '#schema/case/fixed.ts';
import { sightIssue } from '#schema/issues/sighting.ts';
import { fileReport, REPORT } from '#tests/scenarios/fixtures.ts';
import { fillCriteria } from '#tests/support/browser/person.ts';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

/** A completed issue that two people found broken since. */
async function almostBroken(title: string): Promise<string> {
  const reporter = await site.join('rene');
  const { id } = await fileReport(reporter, { title });
  const say = async (username: string, isFixed: boolean) => {
    const body = { isFixed, awayM: 5, seenAt: '2999-01-01T00:00:00Z' };
    await (await site.join(username)).expectCall(sightIssue, { params: { id }, body });
  };
  for (const username of ['ada', 'ben', 'cem']) await say(username, true);
  await reporter.expectCall(sayFixed, { params: { id }, body: { isFixed: true } });
  for (const username of ['dora', 'emil']) await say(username, false);
  return id;
}

test('the third who finds a completed issue broken reports it again in a form that knows the place', async () => {
  const title = 'The pothole that comes back';
  const id = await almostBroken(title);
  const { page } = await phoneOf(site, 'mia');
  await page.context().grantPermissions(['geolocation']);
  const place = { latitude: Number(REPORT.latitude), longitude: Number(REPORT.longitude) };
  await page.context().setGeolocation({ ...place, accuracy: 10 });
  await page.goto(`${site.origin}/issues/${id}`);
  const section = page.getByRole('region', { name: 'Broken again?' });
  await section.getByText('2 people have found it broken again.').waitFor();

  site.line.set({ kind: 'cut' });
  await section.getByRole('button', { name: 'Broken again' }).click();
  await section.getByText('You said that it is broken again. · Waiting to send').waitFor();
  expect(await section.getByRole('button', { name: 'Report it again' }).count()).toBe(0);
  site.line.set({ kind: 'open' });
  await page.reload();
  await section.getByRole('button', { name: 'Report it again' }).click({ timeout: 20_000 });

  await page.getByRole('heading', { level: 1, name: 'Report an Issue' }).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe(title);
  expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe(REPORT.location);
  expect(await page.getByLabel('Latitude').inputValue()).toBe('41.881970');
  await page.getByLabel('Description').fill('The same hole has opened again after the first rain.');
  await fillCriteria(page);
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await page.getByText('Broken again. The earlier report was completed:').waitFor();
  await page.getByRole('link', { name: title }).first().click();
  await section.getByText('Reported again:').waitFor();
  expect(await section.getByRole('button', { name: 'Report it again' }).count()).toBe(0);
});
