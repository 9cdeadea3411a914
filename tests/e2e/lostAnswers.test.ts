import { describe, expect, test } from 'vitest';
import type { Fault } from '#tests/support/servers/faultProxy.ts';
import { fillReport, pressLogout, signIn, signUp } from '#tests/support/browser/person.ts';
import {
  countOf,
  expectArrivedOnce,
  openApp,
  phoneOf,
  statusOf,
  writeUnder,
  sendNow,
} from '#tests/support/browser/queuedReport.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { largePhoto, smallPhoto } from '#tests/support/cases/testPhoto.ts';

const isReport = (method: string, url: string) => method === 'POST' && url === '/api/issues';
/** Whole, or in pieces where a photo is larger than the first of them. */
const isUpload = (_: string, url: string) => /^\/api\/(?:partial-)?uploads\//u.test(url);
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

const site = siteOfTests();

describe('a report whose answer is lost', () => {
  test(
    'is there once when the server dies right after it has stored it',
    { tags: 'whole-run' },
    async () => {
      const title = 'Stored, and then the power failed';
      const { phone, page } = await phoneOf(site, 'eva');
      await fillReport(page, { title, photo: await smallPhoto(11) });
      site.line.set({ kind: 'drop-answer', matches: isReport });
      await page.getByRole('button', { name: 'Submit Report' }).click();
      await expect.poll(() => countOf(site, title)).toBe(1);
      site.line.set({ kind: 'cut' });
      await site.kill();
      await seeToast(page, 'Saved on this device');
      await phone.close();
      await site.start();
      site.line.set({ kind: 'open' });
      const again = await openApp(site, phone);
      await seeToast(again, 'Issue reported');
      await expectArrivedOnce(site, again, title);
    },
  );

  test(
    'is there once when the browser is killed while it sends, twice',
    { tags: 'whole-run' },
    async () => {
      const title = 'Killed in the middle of a photo';
      const { phone } = await phoneOf(site, 'fay');
      // Closed properly once, so that the sign-in is on the disk before the kills.
      await phone.close();
      const page = await openApp(site, phone);
      await fillReport(page, { title, photo: await largePhoto(23) });
      site.line.set({ kind: 'hold-answer', matches: isUpload });
      await page.getByRole('button', { name: 'Submit Report' }).click();
      await page.getByText('Sending (0%)').first().waitFor();
      await expect.poll(() => site.line.forwarded.filter(isUploadLine).length).toBe(1);
      await phone.kill();
      expect(await countOf(site, title)).toBe(0);

      site.line.set({ kind: 'hold-answer', matches: isReport });
      const again = await openApp(site, phone, '/outbox');
      await again.getByText(title).waitFor();
      await expect.poll(() => countOf(site, title)).toBe(1);
      await phone.kill();

      site.line.set({ kind: 'open' });
      const third = await openApp(site, phone);
      await seeToast(third, 'Issue reported');
      await expectArrivedOnce(site, third, title);
    },
  );
});

const isUploadLine = (line: string) => isUpload('', line.replace(/^\w+ /u, ''));

describe('a server that answers something else', () => {
  const FOREIGN: Fault[] = [
    { kind: 'answer', status: 503, headers: HTML, body: '<h1>Service Unavailable</h1>' },
    // A captive portal.
    { kind: 'answer', status: 200, headers: HTML, body: '<h1>Welcome to our hotspot</h1>' },
    { kind: 'answer', status: 302, headers: { location: 'http://login.example/' } },
    // Looks like a success, but is no receipt.
    { kind: 'answer', status: 200, headers: JSON_TYPE, body: '{"ok":true}', matches: isReport },
    { kind: 'answer', status: 204, matches: isReport },
  ];

  test(
    'fools nobody: the report stays on the device and arrives later, once',
    { tags: 'whole-run' },
    async () => {
      const title = 'Not fooled by a hotspot';
      const { phone, page } = await phoneOf(site, 'gus');
      await writeUnder(site, page, { fault: { kind: 'cut' }, title });
      for (const fault of FOREIGN) {
        site.line.set(fault);
        const answered = page.waitForResponse((answer) => !answer.fromServiceWorker());
        await page.getByRole('button', { name: 'Send now' }).click();
        await answered;
        await expect.poll(() => statusOf(page, title)).toBe('waiting');
        await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
      }
      expect(await countOf(site, title)).toBe(0);
      await phone.close();
      // The app opens from the device although every answer of the line is the hotspot's page.
      site.line.set({ kind: 'answer', status: 200, headers: HTML, body: '<h1>Welcome</h1>' });
      const again = await openApp(site, phone, '/outbox');
      await again.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
      site.line.set({ kind: 'open' });
      await sendNow(again);
      await seeToast(again, 'Issue reported');
      await expectArrivedOnce(site, again, title);
    },
  );
});

describe('a session that ended meanwhile', () => {
  test('asks to sign in, and sends then', { tags: 'whole-run' }, async () => {
    const title = 'Written with an old session';
    const { phone, page } = await phoneOf(site, 'hal');
    await writeUnder(site, page, { fault: { kind: 'cut' }, title });
    await phone.close();
    await site.query('delete from session');
    site.line.set({ kind: 'open' });
    const again = await openApp(site, phone);
    await again.getByText('Something on this device waits to be sent.').waitFor();
    expect(await countOf(site, title)).toBe(0);
    await again.getByRole('link', { name: 'Sign In' }).last().click();
    await signIn(again, 'hal');
    await seeToast(again, 'Issue reported');
    await expectArrivedOnce(site, again, title);
  });

  test(
    'in the middle of the queue refuses nothing, and the rest goes out after signing in',
    { tags: 'whole-run' },
    async () => {
      const title = 'Half sent when the session ended';
      const { page } = await phoneOf(site, 'hub');
      await writeUnder(site, page, { fault: { kind: 'cut' }, title });
      // The photo still arrives in the session; the report comes too late for it.
      site.line.set({ kind: 'slow', delayMs: 3_000, matches: isUpload });
      const countUploads = async () => (await site.query('select id from upload')).length;
      const before = await countUploads();
      await sendNow(page);
      // That it was forwarded says not yet that the server has asked whose it is.
      await expect.poll(countUploads).toBe(before + 1);
      await site.query('delete from session');
      await expect.poll(() => site.line.forwarded).toContain('POST /api/issues');
      // What waits stays readable for somebody who is signed out.
      await page.getByText('Something on this device waits to be sent.').waitFor();
      await expect.poll(() => statusOf(page, title)).toBe('waiting');
      expect(await countOf(site, title)).toBe(0);
      await page.getByRole('link', { name: 'Sign In' }).last().click();
      await signIn(page, 'hub');
      await seeToast(page, 'Issue reported');
      await expectArrivedOnce(site, page, title);
    },
  );

  test('another person on the same device sends and sees nothing of the first', async () => {
    const title = 'For nobody else to see';
    const { page } = await phoneOf(site, 'ida');
    await writeUnder(site, page, {
      fault: { kind: 'answer', status: 503, matches: isReport },
      title,
    });
    await pressLogout(page);
    const warning = page.getByRole('alertdialog');
    await warning.getByText('1 item on this device has not been sent yet.').waitFor();
    await warning.getByRole('button', { name: 'Log out' }).click();
    await seeToast(page, 'Logged out');
    site.line.set({ kind: 'open' });
    site.line.forwarded.length = 0;

    await signUp(page, site, 'jon');
    await page.goto(`${site.origin}/outbox`);
    await page.getByText('Nothing waits here').waitFor();
    expect(await page.locator('body').innerText()).not.toContain(title);
    await page.goto(`${site.origin}/issues`);
    await page.getByText(site.titles[0] ?? '').waitFor();
    expect(await page.locator('body').innerText()).not.toContain(title);
    expect(site.line.forwarded.filter((line) => line === 'POST /api/issues')).toEqual([]);
    expect(await countOf(site, title)).toBe(0);

    await pressLogout(page);
    await seeToast(page, 'Logged out');
    await page.goto(`${site.origin}/auth`);
    await signIn(page, 'ida');
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(site, page, title);
    const [owner] = await site.query<{ username: string }>(
      'select username from app_user join issue on reporter_id = app_user.id where title = $1',
      [title],
    );
    expect(owner?.username).toBe('ida');
  });
});
