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
  await page.getByRole('link', { name: title }).first().waitFor();
}

test('fifteen tabs share one stream, and a closed leader is replaced', TIMEOUT, async () => {
  const { phone, page } = await phoneOf(site, 'tab');
  await page.goto(`${site.origin}/issues`);
  await seeNewReport(page, 'Heard in the only tab');
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

/** Whether this tab is the one that has the stream. */
const isLeading = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const holderOf = async (lock: string) => {
      const { held = [] } = await navigator.locks.query();
      return held.find(({ name }) => name === lock)?.clientId;
    };
    const own = await navigator.locks.request('own', () => holderOf('own'));
    return (await holderOf('trybe-events')) === own;
  });

test('a frozen leader is replaced within seconds, and learns what it missed', TIMEOUT, async () => {
  const { phone, page: first } = await phoneOf(site, 'ice');
  await first.goto(`${site.origin}/issues`);
  await first.getByRole('heading', { level: 1 }).waitFor();
  const second = await phone.openTab();
  await second.goto(`${site.origin}/issues`);
  await seeNewReport(second, 'Heard by two tabs');
  const [leader, other] = (await isLeading(first)) ? [first, second] : [second, first];
  const opened = streamsOpened();

  // Nothing of its script runs any more; lock and stream stay with it. `Page.setWebLifecycleState` would not do: after
  // 'frozen' a visible page still ticks and answers (Chromium 156, both headless ones).
  const protocol = await leader.context().newCDPSession(leader);
  await protocol.send('Debugger.enable');
  const isStopped = new Promise((resolve) => {
    protocol.once('Debugger.paused', resolve);
  });
  await protocol.send('Debugger.pause');
  await isStopped;
  const frozenAt = performance.now();
  await expect.poll(streamsOpened, { timeout: 60_000 }).toBe(opened + 1);
  expect(performance.now() - frozenAt).toBeLessThan(20_000);
  await seeNewReport(other, 'Heard after its leader was frozen');

  await protocol.send('Debugger.disable');
  await leader.getByText('Heard after its leader was frozen').first().waitFor();
  expect(await isLeading(other)).toBe(true);
});
