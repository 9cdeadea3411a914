import type { CDPSession, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pressLogout, seeInstalled, signIn } from '#tests/support/browser/person.ts';
import {
  countOf,
  expectArrivedOnce,
  openApp,
  phoneOf,
  sendNow,
  statusOf,
  writeUnder,
} from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';

/** Ten in every run; more by hand: KILL_CYCLES=200. */
const KILL_CYCLES = Number(process.env.KILL_CYCLES ?? 10);
const CYCLE_MS = 30_000;
const HOURS_48_MS = 48 * 60 * 60_000;

const site = siteOfTests();

const isReport = (method: string, url: string) => method === 'POST' && url === '/api/issues';
const reportsSent = () => site.line.forwarded.filter((line) => line === 'POST /api/issues').length;

describe('a browser that is killed right after "Saved on this device"', () => {
  test(
    `has the report every time, in ${KILL_CYCLES} cycles`,
    async () => {
      const { phone, page } = await phoneOf(site, 'kim');
      await phone.close();
      let open = await openApp(site, phone);
      expect(page.isClosed()).toBe(true);
      const titles = Array.from({ length: KILL_CYCLES }, (_, index) => `Killed, number ${index}`);
      for (const title of titles) {
        await writeUnder(site, open, { fault: { kind: 'cut' }, title });
        await phone.kill();
        open = await openApp(site, phone, '/outbox');
        await open.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
      }
      site.line.set({ kind: 'open' });
      await sendNow(open);
      for (const title of titles) await expect.poll(() => countOf(site, title)).toBe(1);
    },
    KILL_CYCLES * CYCLE_MS,
  );
});

/**
 * Stops all script of a tab at its next step: no timer, no answer, no heartbeat any more. Between two
 * transactions, as a browser freezes: one that is open keeps every other tab from the stored items.
 */
async function freeze(page: Page, other: Page): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Debugger.enable');
  for (;;) {
    const isStopped = new Promise((resolve) => {
      protocol.once('Debugger.paused', resolve);
    });
    await protocol.send('Debugger.pause');
    await isStopped;
    if (await canReadOutbox(other)) return protocol;
    await protocol.send('Debugger.resume');
  }
}

/** Whether nothing holds the stored items: a read that is not done in a second waits for somebody. */
const canReadOutbox = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve, reject) => {
        setTimeout(() => resolve(false), 1_000);
        const opening = indexedDB.open('trybe-outbox');
        opening.addEventListener('error', () => reject(opening.error as DOMException));
        opening.addEventListener('success', () => {
          const database = opening.result;
          const names = [...database.objectStoreNames];
          const reading = database.transaction(names);
          for (const name of names) reading.objectStore(name).count();
          reading.addEventListener('complete', () => resolve(true));
          database.close();
        });
      }),
  );

async function forbidBackgroundSync(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Browser.setPermission', {
    permission: { name: 'background-sync' },
    setting: 'denied',
    origin: site.origin,
  });
}

describe('a tab that stops while it sends', () => {
  test('frozen, it is replaced by another one within ten seconds', async () => {
    const title = 'Frozen in the middle';
    const { phone, page } = await phoneOf(site, 'pam');
    // Otherwise the worker may be the one that sends, and nothing stops it.
    await forbidBackgroundSync(page);
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    site.line.set({ kind: 'hold-answer', matches: isReport });
    await sendNow(page);
    await expect.poll(reportsSent).toBe(1);
    // Opened only now: a page that opens sends as well.
    const other = await phone.openTab();
    await other.goto(`${site.origin}/outbox`);
    const protocol = await freeze(page, other);
    const frozenAt = performance.now();
    await other.reload();
    await expect.poll(reportsSent, { timeout: 20_000 }).toBeGreaterThan(1);
    expect(performance.now() - frozenAt).toBeLessThan(12_000);
    site.line.set({ kind: 'open' });
    await other.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
    await protocol.send('Debugger.disable');
    await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
    await expectArrivedOnce(site, other, title);
  });
});

describe('a clock that is 48 hours off', () => {
  for (const [name, offsetMs] of [
    ['ahead', HOURS_48_MS],
    ['behind', -HOURS_48_MS],
  ] as const) {
    test(`${name}, sends all the same, and the server's time counts`, async () => {
      const title = `Written two days ${name}`;
      const { page } = await phoneOf(site, `clock${name}`);
      await page.clock.install({ time: Date.now() + offsetMs });
      await page.goto(`${site.origin}/issues`);
      await writeUnder(site, page, { fault: { kind: 'cut' }, title });
      site.line.set({ kind: 'open' });
      await sendNow(page);
      await seeToast(page, 'Issue reported');
      await expectArrivedOnce(site, page, title);
      const [row] = await site.query<{ off: number }>(
        'select abs(extract(epoch from now() - created_at))::float as off from issue where title = $1',
        [title],
      );
      expect(row?.off).toBeLessThan(600);
    });
  }
});

describe('a browser that forbids background sync', () => {
  test('sends from the page as soon as it is open again', async () => {
    const title = 'Without background sync';
    const { phone, page } = await phoneOf(site, 'quy');
    await forbidBackgroundSync(page);
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    const tags = await page.evaluate(async () => {
      const { sync } = (await navigator.serviceWorker.ready) as unknown as {
        sync: { getTags(): Promise<string[]>; register(tag: string): Promise<void> };
      };
      return sync.register('outbox').then(
        () => 'allowed',
        () => 'refused',
      );
    });
    expect(tags).toBe('refused');
    await phone.close();
    site.line.set({ kind: 'open' });
    const again = await openApp(site, phone);
    await seeToast(again, 'Issue reported');
    await expectArrivedOnce(site, again, title);
  });
});

describe('signing out with unsent items', () => {
  test('warns, can be called off, and keeps the items for the next sign-in', async () => {
    const title = 'Stays on the device';
    const { page } = await phoneOf(site, 'ren');
    await writeUnder(site, page, {
      fault: { kind: 'answer', status: 503, matches: isReport },
      title,
    });
    await pressLogout(page);
    const warning = page.getByRole('alertdialog');
    await warning.getByText('1 item on this device has not been sent yet.').waitFor();
    await warning.getByRole('button', { name: 'Stay signed in' }).click();
    // Another try may be under way at this very moment.
    await expect.poll(() => statusOf(page, title)).toBe('waiting');
    await pressLogout(page);
    await warning.getByRole('button', { name: 'Log out' }).click();
    await seeToast(page, 'Logged out');
    site.line.set({ kind: 'open' });
    await page.goto(`${site.origin}/auth`);
    await signIn(page, 'ren');
    await seeToast(page, 'Issue reported');
    await seeInstalled(page);
    await expectArrivedOnce(site, page, title);
  });
});

test('an unsent item is discarded only after a question, and never arrives', async () => {
  const title = 'Not to be sent after all';
  const { page } = await phoneOf(site, 'tia');
  await writeUnder(site, page, { fault: { kind: 'cut' }, title });
  const discard = page.getByRole('button', { name: `Discard: ${title}` });
  const question = page.getByRole('alertdialog');
  await discard.click();
  await question.getByText(`“${title}” has not arrived at the server.`).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await discard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await page.getByText('Nothing waits here').waitFor();
  site.line.set({ kind: 'open' });
  await page.reload();
  await page.getByText('Nothing waits here').waitFor();
  expect(await countOf(site, title)).toBe(0);
});
