import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newDevice, type Device } from '#tests/support/device.ts';
import type { Fault } from '#tests/support/faultProxy.ts';
import { readOutboxRows } from '#tests/support/outboxRows.ts';
import { fillReport, seeInstalled, signIn, signUp, submitOffline } from '#tests/support/person.ts';
import { seeToast } from '#tests/support/toasts.ts';
import { startSite, type Site } from '#tests/support/site.ts';
import { largePhoto, smallPhoto } from '#tests/support/testPhoto.ts';

const isReport = (method: string, url: string) => method === 'POST' && url === '/api/issues';
const isUpload = (method: string) => method === 'PUT';
const JSON_TYPE = { 'content-type': 'application/json' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
beforeEach(async () => {
  await site.start();
  site.line.set({ kind: 'open' });
  site.line.forwarded.length = 0;
});
afterAll(() => site.close());

/** A phone with the app on it, and somebody signed in. */
async function phoneOf(username: string): Promise<{ phone: Device; page: Page }> {
  const phone = newDevice();
  onTestFinished(phone.discard);
  const page = await phone.open();
  await signUp(page, site, username);
  await seeInstalled(page);
  return { phone, page };
}

async function openApp(phone: Device, path = '/issues'): Promise<Page> {
  const page = await phone.open();
  await page.goto(site.origin + path);
  return page;
}

/** Writes a report while the line does this to it, until it is saved on the device. */
async function writeUnder(page: Page, fault: Fault, title: string): Promise<void> {
  site.line.set(fault);
  await fillReport(page, { title, photo: await smallPhoto(title.length) });
  await submitOffline(page);
}

async function countOf(title: string): Promise<number> {
  const rows = await site.query<{ count: number }>(
    'select count(*)::int as count from issue where title = $1',
    [title],
  );
  return rows[0]?.count ?? 0;
}

/** The photos of that report as the server has them: their hashes. */
async function storedHashes(title: string): Promise<string[]> {
  const rows = await site.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from issue
     join issue_photo on issue_id = issue.id join upload on upload.id = upload_id
     where title = $1`,
    [title],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** How that report stands in the queue of this device. */
async function statusOf(page: Page, title: string): Promise<string | undefined> {
  const rows = await readOutboxRows(page);
  return rows.find((row) => row.body.title === title)?.status;
}

/** On the server once, with the photo that the device queued, and the device says so. */
async function expectArrivedOnce(page: Page, title: string): Promise<void> {
  await page.goto(`${site.origin}/outbox`);
  await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
  expect(await countOf(title)).toBe(1);
  const rows = await readOutboxRows(page);
  const queued = rows.flatMap((row) => row.parts.map(({ sha256 }) => sha256));
  expect(await storedHashes(title)).toEqual(queued);
}

describe('a report whose answer is lost', () => {
  test('is there once when the server dies right after it has stored it', async () => {
    const title = 'Stored, and then the power failed';
    const { phone, page } = await phoneOf('eva');
    await fillReport(page, { title, photo: await smallPhoto(11) });
    site.line.set({ kind: 'drop-answer', matches: isReport });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await expect.poll(() => countOf(title)).toBe(1);
    site.line.set({ kind: 'cut' });
    await site.kill();
    await seeToast(page, 'Saved on this device');
    await phone.close();
    await site.start();
    site.line.set({ kind: 'open' });
    const again = await openApp(phone);
    await seeToast(again, 'Issue reported');
    await expectArrivedOnce(again, title);
  });

  test('is there once when the browser is killed while it sends, twice', async () => {
    const title = 'Killed in the middle of a photo';
    const { phone } = await phoneOf('fay');
    // Closed properly once, so that the sign-in is on the disk before the kills.
    await phone.close();
    const page = await openApp(phone);
    await fillReport(page, { title, photo: await largePhoto(23) });
    site.line.set({ kind: 'hold-answer', matches: isUpload });
    await page.getByRole('button', { name: 'Submit Report' }).click();
    await page.getByText('Sending (0%)').first().waitFor();
    await expect.poll(() => site.line.forwarded.filter(isUploadLine).length).toBe(1);
    await phone.kill();
    expect(await countOf(title)).toBe(0);

    site.line.set({ kind: 'hold-answer', matches: isReport });
    const again = await openApp(phone, '/outbox');
    await again.getByText(title).waitFor();
    await expect.poll(() => countOf(title)).toBe(1);
    await phone.kill();

    site.line.set({ kind: 'open' });
    const third = await openApp(phone);
    await seeToast(third, 'Issue reported');
    await expectArrivedOnce(third, title);
  });
});

const isUploadLine = (line: string) => line.startsWith('PUT /api/uploads/');

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

  test('fools nobody: the report stays on the device and arrives later, once', async () => {
    const title = 'Not fooled by a hotspot';
    const { phone, page } = await phoneOf('gus');
    await writeUnder(page, { kind: 'cut' }, title);
    for (const fault of FOREIGN) {
      site.line.set(fault);
      const answered = page.waitForResponse((answer) => !answer.fromServiceWorker());
      await page.getByRole('button', { name: 'Send now' }).click();
      await answered;
      await expect.poll(() => statusOf(page, title)).toBe('waiting');
      await page.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    }
    expect(await countOf(title)).toBe(0);
    await phone.close();
    // The app opens from the device although every answer of the line is the hotspot's page.
    site.line.set({ kind: 'answer', status: 200, headers: HTML, body: '<h1>Welcome</h1>' });
    const again = await openApp(phone, '/outbox');
    await again.getByRole('region', { name: 'Waiting to send' }).getByText(title).waitFor();
    site.line.set({ kind: 'open' });
    await again.reload();
    await seeToast(again, 'Issue reported');
    await expectArrivedOnce(again, title);
  });
});

describe('a session that ended meanwhile', () => {
  test('asks to sign in, and sends then', async () => {
    const title = 'Written with an old session';
    const { phone, page } = await phoneOf('hal');
    await writeUnder(page, { kind: 'cut' }, title);
    await phone.close();
    await site.query('delete from session');
    site.line.set({ kind: 'open' });
    const again = await openApp(phone);
    await again.getByText('Something on this device waits to be sent.').waitFor();
    expect(await countOf(title)).toBe(0);
    await again.getByRole('link', { name: 'Sign In' }).last().click();
    await signIn(again, 'hal');
    await seeToast(again, 'Issue reported');
    await expectArrivedOnce(again, title);
  });

  test('another person on the same device sends and sees nothing of the first', async () => {
    const title = 'For nobody else to see';
    const { page } = await phoneOf('ida');
    await writeUnder(page, { kind: 'answer', status: 503, matches: isReport }, title);
    await page.getByRole('button', { name: /My Account/u }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page
      .getByRole('alertdialog')
      .getByText('1 item on this device has not been sent yet.')
      .waitFor();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
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
    expect(await countOf(title)).toBe(0);

    await page.getByRole('button', { name: /My Account/u }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await seeToast(page, 'Logged out');
    await page.goto(`${site.origin}/auth`);
    await signIn(page, 'ida');
    await seeToast(page, 'Issue reported');
    await expectArrivedOnce(page, title);
    const [owner] = await site.query<{ username: string }>(
      'select username from app_user join issue on reporter_id = app_user.id where title = $1',
      [title],
    );
    expect(owner?.username).toBe('ida');
  });
});
