import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fileReport } from '#tests/scenarios/fixtures.ts';
import { phoneOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';

/** A browser has six connections to a server without HTTP/2. */
const TABS = 15;
const TIMEOUT = { timeout: 300_000 };

const site = siteOfTests();

const streamsOpened = () =>
  site.line.forwarded.filter((line) => line.startsWith('GET /api/events')).length;

/** A page that shows a new report without being asked has heard of it by the stream. */
async function seeNewReport(page: Page, title: string): Promise<void> {
  await fileReport(await site.signIn('nora'), { title });
  await page.getByRole('link', { name: title }).first().waitFor({ timeout: 30_000 });
}

test('fifteen tabs share one stream, and a closed leader is replaced', TIMEOUT, async () => {
  const { phone, page } = await phoneOf(site, 'tab');
  await page.goto(`${site.origin}/issues`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const opened = streamsOpened();
  const tabs: Page[] = [];
  while (tabs.length < TABS - 1) {
    const tab = await phone.openTab();
    await tab.goto(`${site.origin}/issues`);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    tabs.push(tab);
  }
  const last = tabs.at(-1) ?? page;
  await seeNewReport(last, 'Heard in the fifteenth tab');
  await last
    .getByRole('banner')
    .getByText('Online', { exact: true })
    .waitFor({ state: 'attached' });
  expect(streamsOpened()).toBe(opened);

  await page.close();
  await seeNewReport(last, 'Heard after its leader was closed');
  expect(streamsOpened()).toBe(opened + 1);
});
