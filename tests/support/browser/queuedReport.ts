import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ProfileOptions } from './browser.ts';
import type { Device } from './device.ts';
import { deviceOfTest } from './deviceOfTest.ts';
import type { Fault } from '#tests/support/servers/faultProxy.ts';
import { readOutboxRows } from './outboxRows.ts';
import { fillReport, seeInstalled, signUp, submitOffline } from './person.ts';
import type { Site } from './site.ts';
import { smallPhoto } from '#tests/support/cases/testPhoto.ts';

/**
 * A phone with the app on it, and somebody signed in; it is thrown away with the test. Its browser sends by
 * itself too, beside the page, as on Android, unless `options` say that it is not a whole one.
 */
export async function phoneOf(
  site: Site,
  username: string,
  options: ProfileOptions = {},
): Promise<{ phone: Device; page: Page }> {
  const phone = deviceOfTest({ isWhole: true, ...options });
  const page = await phone.open();
  await signUp(page, site, username);
  await seeInstalled(page);
  return { phone, page };
}

/** Opens the app again on a phone that was closed or killed. */
export async function openApp(site: Site, phone: Device, path = '/issues'): Promise<Page> {
  const page = await phone.open();
  await page.goto(site.origin + path);
  return page;
}

/** Writes a report while the line does this to it, until it is saved on the device. */
export async function writeUnder(
  site: Site,
  page: Page,
  { fault, title, photo }: { fault: Fault; title: string; photo?: Buffer },
): Promise<void> {
  site.line.set(fault);
  await fillReport(page, { title, photo: photo ?? (await smallPhoto(title.length)) });
  await submitOffline(page);
}

const BEGUN_BY_ITSELF_MS = 3_000;

/** Presses 'Send now', unless the app has noticed the line itself and is sending already. */
export async function sendNow(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Send now' });
  await button.click({ timeout: BEGUN_BY_ITSELF_MS }).catch(() => undefined);
}

/** How many reports of that title the server has. */
export async function countOf(site: Site, title: string): Promise<number> {
  const rows = await site.query<{ count: number }>(
    'select count(*)::int as count from issue where title = $1',
    [title],
  );
  return rows[0]?.count ?? 0;
}

/** The photos of that report as the server has them: their hashes. */
async function storedHashes(site: Site, title: string): Promise<string[]> {
  const rows = await site.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from issue
     join issue_photo on issue_id = issue.id join upload on upload.id = upload_id
     where title = $1`,
    [title],
  );
  return rows.map(({ sha256 }) => sha256);
}

/** The status of that report in the queue of this device. */
export async function statusOf(page: Page, title: string): Promise<string | undefined> {
  const rows = await readOutboxRows(page);
  return rows.find((row) => row.body.title === title)?.status;
}

/** On the server once, with the photo that the device queued, and the device says so. */
export async function expectArrivedOnce(site: Site, page: Page, title: string): Promise<void> {
  await page.goto(`${site.origin}/outbox`);
  await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
  expect(await countOf(site, title)).toBe(1);
  const rows = (await readOutboxRows(page)).filter((row) => row.body.title === title);
  const queued = rows.flatMap((row) => row.parts.map(({ sha256 }) => sha256));
  expect(await storedHashes(site, title)).toEqual(queued);
}
