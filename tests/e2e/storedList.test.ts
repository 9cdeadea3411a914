import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { deleteIssue, editIssue } from '#schema/issues/issue.ts';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled } from '#tests/support/browser/person.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

const site = siteOfTests();

async function openedAt(path: string): Promise<Page> {
  const phone = deviceOfTest();
  const page = await phone.open();
  await page.goto(site.origin + path);
  await seeInstalled(page);
  return page;
}

const storedTitles = (page: Page) =>
  page.evaluate(async () => {
    const stored = await caches.match('/api/issues', { ignoreVary: true });
    const list = ((await stored?.json()) ?? []) as { title: string }[];
    return list.map(({ title }) => title);
  });

const WHOLE = 'GET /api/issues';
const isChanges = (line: string) => line.startsWith('GET /api/issues/changes?after=');

describe('the list on the device', () => {
  test('is there without network for somebody who only saw the home page', async () => {
    const page = await openedAt('/');
    site.line.set({ kind: 'cut' });
    await page.goto(`${site.origin}/issues`);
    await page.getByText(/Offline\. List from .+\./u).waitFor();
    const shown = page.getByRole('article').filter({ hasText: site.titles[0] ?? '' });
    await shown.first().waitFor();
    expect(await storedTitles(page)).toContain(site.titles[0]);
  });

  test('follows what others do by the differences alone, after a cut and after a start', async () => {
    const reporter = await site.join('una');
    const [edited, deleted] = [await fileReport(reporter), await fileReport(reporter)];
    const page = await openedAt('/map');
    const before = await storedTitles(page);
    expect(before.length).toBeGreaterThan(site.titles.length);

    site.line.set({ kind: 'cut' });
    await fileReport(reporter, { title: 'Reported during the cut' });
    const body = { title: 'Renamed during the cut' };
    await reporter.expectCall(editIssue, { params: { id: edited.id }, body });
    await reporter.expectCall(deleteIssue, { params: { id: deleted.id } });
    site.line.forwarded.length = 0;
    site.line.set({ kind: 'open' });
    const [, , ...others] = before;
    const now = ['Reported during the cut', 'Renamed during the cut', ...others];
    await expect.poll(() => storedTitles(page)).toEqual(now);

    await page.goto('about:blank');
    await fileReport(reporter, { title: 'Reported while the app was closed' });
    await page.goto(`${site.origin}/map`);
    await expect
      .poll(() => storedTitles(page))
      .toEqual(['Reported while the app was closed', ...now]);
    expect(site.line.forwarded.filter(isChanges).length).toBeGreaterThanOrEqual(2);
    expect(site.line.forwarded.filter((line) => line === WHOLE)).toEqual([]);
  });
});
