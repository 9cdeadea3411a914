import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { axeViolations } from '#tests/support/browser/axe.ts';
import {
  boundsOf,
  boxes,
  confirm,
  coverButton,
  drawOverFace,
  FACE,
  facePixels,
  kept,
  onScreen,
  picture,
  plantShare,
} from '#tests/e2e/coverScreen.ts';
import { readOutboxRows } from '#tests/support/browser/outboxRows.ts';
import { fillReport, submitOffline } from '#tests/support/browser/person.ts';
import { phoneOf, sendNow } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { photoWithFace } from '#tests/support/cases/testPhoto.ts';

const site = siteOfTests();

/** For what the page does alone. */
const SMALL = { isWhole: false };

/** The only picture that the server has of that report, as it was uploaded. */
async function uploadedPicture(title: string): Promise<Buffer> {
  const rows = await site.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from issue
     join issue_photo on issue_id = issue.id join upload on upload.id = upload_id
     where title = $1`,
    [title],
  );
  expect(rows).toHaveLength(1);
  const sha256 = rows[0]?.sha256 ?? '';
  return readFile(path.join(site.dataDir, 'files', 'originals', sha256.slice(0, 2), sha256));
}

async function openForm(page: Page, photo: Buffer): Promise<void> {
  await page.goto(`${site.origin}/report-issue`);
  const file = { name: 'street.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.getByLabel('Choose photos').setInputFiles(file);
  await coverButton(page).click();
  await picture(page).waitFor();
}

describe('a face in a photo', () => {
  test('is covered without network, and then neither on the device nor on the server', async () => {
    const title = 'Broken kerb in front of the bakery';
    const photo = await photoWithFace(FACE);
    expect(await facePixels(photo)).toBeGreaterThan(5_000);
    expect(photo.includes('Exif')).toBe(true);
    const { page } = await phoneOf(site, 'uma');
    site.line.set({ kind: 'cut' });
    await fillReport(page, { title, photo });
    await expect.poll(async () => (await kept(page)).face).toBeGreaterThan(5_000);

    await coverButton(page).click();
    await drawOverFace(page);
    await boxes(page).waitFor();
    await confirm(page).click();
    await picture(page).waitFor({ state: 'detached' });
    await expect.poll(() => kept(page)).toEqual({ stores: ['drafts'], face: 0 });
    await submitOffline(page);
    await expect.poll(() => kept(page)).toEqual({ stores: ['parts'], face: 0 });

    site.line.forwarded.length = 0;
    site.line.set({ kind: 'open' });
    await sendNow(page);
    await seeToast(page, 'Issue reported');
    const sent = site.line.forwarded.filter((request) => request.startsWith('PUT /api/uploads/'));
    expect(sent).toHaveLength(1);
    const uploaded = await uploadedPicture(title);
    expect(await facePixels(uploaded)).toBe(0);
    expect(uploaded.includes('Exif')).toBe(false);
    const { width, height } = await sharp(uploaded).metadata();
    const middle = await sharp(uploaded)
      .extract({
        left: Math.round(width * FACE.left),
        top: Math.round(height * FACE.top),
        width: Math.round(width * (FACE.right - FACE.left)),
        height: Math.round(height * (FACE.bottom - FACE.top)),
      })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(Math.max(...middle)).toBeLessThan(12);
  });

  test(
    'is covered in a report that waits already, and the picture from before is gone',
    { tags: 'whole-run' },
    async () => {
      const title = 'Waits with a face in it';
      const { page } = await phoneOf(site, 'una', SMALL);
      site.line.set({ kind: 'cut' });
      await fillReport(page, { title, photo: await photoWithFace(FACE) });
      await submitOffline(page);
      const [before] = await readOutboxRows(page);
      await page.goto(`${site.origin}/report-issue?edit=${before?.id}`);
      await coverButton(page).click();
      await drawOverFace(page);
      await confirm(page).click();
      await picture(page).waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Save and resend' }).click();
      await page.waitForURL('**/outbox');
      await expect.poll(() => kept(page)).toEqual({ stores: ['parts'], face: 0 });
      const [after] = await readOutboxRows(page);
      expect(after?.id).toBe(before?.id);
      expect(after?.parts[0]?.id).not.toBe(before?.parts[0]?.id);
    },
  );
});

describe('a photo shared from the gallery', () => {
  test(
    'is covered although the app was killed while it made a draft of it',
    { tags: 'whole-run' },
    async () => {
      const photo = await photoWithFace(FACE);
      const { page } = await phoneOf(site, 'ugo', SMALL);
      await openForm(page, photo);
      await drawOverFace(page);
      await confirm(page).click();
      await expect.poll(() => kept(page)).toEqual({ stores: ['drafts'], face: 0 });
      const draftId = new URL(page.url()).searchParams.get('draft') ?? '';
      await plantShare(page, draftId, photo);
      expect((await kept(page)).stores).toEqual(['drafts', 'drafts']);
      await page.reload();
      await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
      await expect.poll(() => kept(page)).toEqual({ stores: ['drafts'], face: 0 });
    },
  );
});

describe('covering', () => {
  test(
    'works by keys alone: placed, moved, sized, removed, taken back',
    { tags: 'whole-run' },
    async () => {
      const { page } = await phoneOf(site, 'ulf', SMALL);
      await openForm(page, await photoWithFace(FACE));
      const tool = (name: string) => page.getByRole('button', { name, exact: true });
      await tool('Add a box').focus();
      await page.keyboard.press('Enter');
      const box = boxes(page);
      await expect.poll(() => box.evaluate((one) => one === document.activeElement)).toBe(true);
      const first = await boundsOf(box);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowUp');
      await expect.poll(async () => (await boundsOf(box)).x).toBeLessThan(first.x);
      expect((await boundsOf(box)).y).toBeLessThan(first.y);
      await page.keyboard.press('Shift+ArrowRight');
      await expect.poll(async () => (await boundsOf(box)).width).toBeGreaterThan(first.width);
      await page.keyboard.press('Delete');
      await expect.poll(() => boxes(page).count()).toBe(0);
      await page.keyboard.press('Control+z');
      await expect.poll(() => boxes(page).count()).toBe(1);
      // The held arrow keys are one step, the box itself another.
      await page.keyboard.press('Control+z');
      await expect.poll(async () => await boundsOf(box)).toEqual(first);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect
        .poll(() => confirm(page).evaluate((one) => one === document.activeElement))
        .toBe(true);
      await page.keyboard.press('Enter');
      await picture(page).waitFor({ state: 'detached' });
      await expect
        .poll(() => coverButton(page).evaluate((one) => one === document.activeElement))
        .toBe(true);
    },
  );

  test.each(['dark', 'light'] as const)(
    'works by finger on a small phone, in the %s theme',
    { tags: 'whole-run' },
    async (colorScheme) => {
      const { page } = await phoneOf(site, `ute.${colorScheme}`, { ...SMALL, colorScheme });
      await page.setViewportSize({ width: 360, height: 740 });
      await openForm(page, await photoWithFace(FACE));
      const protocol = await page.context().newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) => {
        const touchPoints = type === 'touchEnd' ? [] : [await onScreen(page, x, y)];
        await protocol.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      const swipe = async (from: [number, number], to: [number, number]) => {
        await touch('touchStart', ...from);
        await touch('touchMove', (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
        await touch('touchMove', ...to);
        await touch('touchEnd');
      };
      await swipe([0.1, 0.1], [0.3, 0.3]);
      await expect.poll(() => boxes(page).count()).toBe(1);
      const drawn = await boundsOf(boxes(page));
      const { width } = await boundsOf(picture(page));
      expect(drawn.width / width).toBeCloseTo(0.2, 1);
      await swipe([0.2, 0.2], [0.5, 0.5]);
      await expect.poll(async () => (await boundsOf(boxes(page))).x).toBeGreaterThan(drawn.x + 50);
      expect((await boundsOf(boxes(page))).width).toBeCloseTo(drawn.width, 0);
      // By the knob beside its lower right corner.
      await swipe([0.63, 0.63], [0.83, 0.63]);
      await expect
        .poll(async () => (await boundsOf(boxes(page))).width)
        .toBeGreaterThan(drawn.width + 30);
      await touch('touchStart', 0.1, 0.9);
      await touch('touchEnd');
      await expect.poll(() => boxes(page).count()).toBe(2);

      for (const button of await page.getByRole('dialog').getByRole('button').all()) {
        if ((await button.getAttribute('aria-label'))?.startsWith('Box')) continue;
        const bounds = await boundsOf(button);
        expect(Math.min(bounds.width, bounds.height)).toBeGreaterThanOrEqual(44);
      }
      const isWider = () => document.documentElement.scrollWidth > innerWidth;
      expect(await page.evaluate(isWider)).toBe(false);
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  test('that was not finished is not left without a question', { tags: 'whole-run' }, async () => {
    const { page } = await phoneOf(site, 'urs', SMALL);
    await openForm(page, await photoWithFace(FACE));
    await drawOverFace(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Keep covering' }).click();
    await boxes(page).waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Leave uncovered' }).click();
    await picture(page).waitFor({ state: 'detached' });
    await page.getByRole('img', { name: 'Photo 1 of 1' }).waitFor();
    expect((await kept(page)).face).toBeGreaterThan(5_000);
  });
});
