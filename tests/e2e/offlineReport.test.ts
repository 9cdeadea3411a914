import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Device } from '#tests/support/browser/device.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { fillReport, seeInstalled, signUp, submitOffline } from '#tests/support/browser/person.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { sendNow } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { largePhoto, smallPhoto } from '#tests/support/cases/testPhoto.ts';

/** For the app to notice by itself that the line is whole, on a busy machine too. */
const SOON_MS = 20_000;

const site = siteOfTests();

/** Signed in, and so long ago that the browser has written its cookies to disk. */
async function openSignedIn(phone: Device, username: string): Promise<Page> {
  const first = await phone.open();
  await signUp(first, site, username);
  await seeInstalled(first);
  await phone.close();
  const page = await phone.open();
  await page.goto(`${site.origin}/issues`);
  return page;
}

type Stored = { id: string; sha256: string; mime: string };

/** The reports of that title in PostgreSQL, one row for each of their photos. */
function storedReports(title: string): Promise<Stored[]> {
  return site.query<Stored>(
    `select issue.id, encode(upload.sha256, 'hex') as sha256, upload.mime
     from issue
     left join issue_photo on issue_photo.issue_id = issue.id
     left join upload on upload.id = issue_photo.upload_id
     where issue.title = $1`,
    [title],
  );
}

/** How many different colours the map shows; a map that shows nothing has one. */
function coloursOfMap(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role=application] canvas');
    const picture = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    return new Set(picture ? new Uint32Array(picture.data.buffer) : []).size;
  });
}

async function seeReceipt(page: Page, title: string): Promise<void> {
  await page.goto(`${site.origin}/outbox`);
  const received = page.getByRole('region', { name: 'Received' }).getByRole('listitem');
  const card = received.filter({ hasText: title });
  await card.getByText('Received', { exact: true }).waitFor();
  await card.getByText(/^No\. [0-9A-F]{8}/u).waitFor();
  await card.getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

const isReport = (method: string, url: string) => method === 'POST' && url === '/api/issues';

describe('a report written without signal', () => {
  test('arrives once, with its photo, after the browser and the server were gone [2.113]', async () => {
    const title = 'Street lamps out at the corner';
    const phone = deviceOfTest({ isWhole: true });
    const page = await phone.open();
    await signUp(page, site, 'ann');
    await page.goto(`${site.origin}/issues`);
    await page.getByText(site.titles[0] ?? '').waitFor();
    await seeInstalled(page);
    await expect.poll(() => page.evaluate(() => caches.has('trybe-lists'))).toBe(true);

    await site.stop();
    await page.reload();
    await page.getByText(site.titles[0] ?? '').waitFor();
    await page.getByText(/Offline\. List from .+\./u).waitFor();
    await page.getByRole('link', { name: 'Map', exact: true }).first().click();
    await page.getByRole('application').waitFor();
    await expect.poll(() => coloursOfMap(page)).toBeGreaterThan(10);

    const photo = await largePhoto();
    expect(photo.length).toBeGreaterThan(4_000_000);
    await fillReport(page, { title, photo });
    await submitOffline(page);
    await page.getByText(title).waitFor();
    const [queued] = await readOutboxRows(page);
    expect(queued).toMatchObject({ operation: 'reportIssue', status: 'waiting' });
    await phone.close();

    await site.start();
    const again = await phone.open();
    await again.goto(`${site.origin}/issues`);
    await seeToast(again, 'Issue reported');
    const stored = await storedReports(title);
    expect(stored).toHaveLength(1);
    expect(stored[0]?.id).toBe(queued?.entityId);
    expect(stored[0]?.sha256).toBe(queued?.parts[0]?.sha256);
    await expectStoredPhoto(stored[0]);

    await again.getByRole('article').filter({ hasText: title }).waitFor();
    await again.goto(`${site.origin}/map`);
    await expect.poll(() => coloursOfMap(again)).toBeGreaterThan(10);
    await seeReceipt(again, title);
    await expect.poll(() => loadedWidth(again)).toBeGreaterThan(0);
  });

  test('arrives once although two tabs send it', { tags: 'whole-run' }, async () => {
    const title = 'Loose manhole cover';
    const phone = deviceOfTest({ isWhole: true });
    const page = await phone.open();
    await signUp(page, site, 'bea');
    await seeInstalled(page);
    site.line.set({ kind: 'cut' });
    await fillReport(page, { title, photo: await smallPhoto(3) });
    await submitOffline(page);
    const other = await phone.openTab();
    await other.goto(`${site.origin}/outbox`);
    await other.getByText(title).waitFor();

    site.line.forwarded.length = 0;
    // So long under way that both tabs would claim it if nothing kept them apart.
    site.line.set({ kind: 'slow', delayMs: 4_000, matches: isReport });
    await Promise.all([page.reload(), other.reload()]);
    await expect.poll(async () => (await storedReports(title)).length).toBe(1);
    for (const tab of [page, other])
      await tab.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
    const sent = site.line.forwarded.filter((request) => request === 'POST /api/issues');
    expect(sent).toHaveLength(1);
    expect(await storedReports(title)).toHaveLength(1);
  });

  test(
    'arrives when the network comes back under the open page',
    { tags: 'whole-run' },
    async () => {
      const title = 'Fallen branch on the cycle path';
      const phone = deviceOfTest({ isWhole: true });
      const page = await phone.open();
      await signUp(page, site, 'cid');
      await seeInstalled(page);
      site.line.set({ kind: 'cut' });
      await fillReport(page, { title, photo: await smallPhoto(5) });
      await submitOffline(page);
      site.line.set({ kind: 'open' });
      await sendNow(page);
      await seeToast(page, 'Issue reported');
      await page.getByRole('region', { name: 'Received' }).getByText(title).waitFor();
      expect(await storedReports(title)).toHaveLength(1);
    },
  );

  test(
    'arrives soon after an outage in which the person pressed again and again',
    { tags: 'whole-run' },
    async () => {
      const title = 'Pressed all through an outage';
      const page = await deviceOfTest({ isWhole: true }).open();
      await signUp(page, site, 'ade');
      await seeInstalled(page);
      site.line.set({ kind: 'cut' });
      await fillReport(page, { title, photo: await smallPhoto(6) });
      await submitOffline(page);
      for (let press = 0; press < 8; press += 1) {
        const failed = page.waitForEvent('requestfailed', (request) =>
          request.url().endsWith('/api/user'),
        );
        await page.getByRole('button', { name: 'Send now' }).click();
        await failed;
      }
      site.line.set({ kind: 'open' });
      // Nobody presses any more. Eight failures in a row would be a delay of one to two minutes.
      await expect.poll(() => storedReports(title), { timeout: SOON_MS }).toHaveLength(1);
    },
  );

  test(
    'is still in the form after the browser was killed in the middle of writing',
    { tags: 'whole-run' },
    async () => {
      const title = 'Half a sentence about a bridge';
      const phone = deviceOfTest({ isWhole: true });
      const page = await openSignedIn(phone, 'dov');
      site.line.set({ kind: 'cut' });
      await fillReport(page, { title, photo: await smallPhoto(9) });
      await page.getByText('Draft kept. Nothing has been sent yet.').waitFor();
      await phone.kill();
      const again = await phone.open();
      await again.goto(`${site.origin}/report-issue`);
      await expect.poll(() => again.getByLabel('Title').inputValue()).toBe(title);
      await again.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
      site.line.set({ kind: 'open' });
      await again.getByRole('button', { name: 'Submit Report' }).click();
      await seeToast(again, 'Issue reported');
      expect(await storedReports(title)).toHaveLength(1);
    },
  );
});

/** The file on the server's disk is what was queued, without the place that the camera wrote into it. */
async function expectStoredPhoto(stored: Stored | undefined): Promise<void> {
  const sha256 = stored?.sha256 ?? '';
  const file = path.join(site.dataDir, 'files', 'originals', sha256.slice(0, 2), sha256);
  const bytes = await readFile(file);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  const { width, exif } = await sharp(bytes).metadata();
  expect({ width, exif }).toEqual({ width: 1600, exif: undefined });
}

/** The width of the photo on an issue's page as the browser decoded it; 0 while it has not. */
function loadedWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const image = document.querySelector<HTMLImageElement>('main img');
    return image?.complete === true ? image.naturalWidth : 0;
  });
}
