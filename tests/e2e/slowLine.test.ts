import { createHash, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { OUTBOX_FILE_FORMAT, OUTBOX_FILE_VERSION } from '#schema/transfer/outboxFileFormat.ts';
import { REPORT } from '#tests/scenarios/fixtures.ts';
import { mp4 } from '#tests/support/cases/testVideo.ts';
import { shrunkPhoto } from '#tests/support/cases/testPhoto.ts';
import { deviceOfTest } from '#tests/support/browser/deviceOfTest.ts';
import { seeInstalled, signUp } from '#tests/support/browser/person.ts';
import { countOf } from '#tests/support/browser/queuedReport.ts';
import { siteOfTests } from '#tests/support/browser/siteOfTests.ts';
import { seeToast } from '#tests/support/browser/toasts.ts';
import { startShapedLine, type ShapedLine } from '#tests/support/servers/shapedLine.ts';

/** Slow 2G. */
const SLOW_2G = { bytesPerSecond: 6_250, roundTripMs: 2_000 };
/** Too slow for a photo between two cuts. */
const BROKEN = { bytesPerSecond: 12_000, roundTripMs: 400, cutEveryMs: 20_000 };
const VIDEO_BYTES = 400_000;
/** Headers, the report itself, and whatever else the app asks for meanwhile. */
const OTHER_BYTES = 40_000;
const PATIENCE_MS = 280_000;

const site = siteOfTests();

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const partOf = (bytes: Uint8Array, mime: string) => ({
  id: randomUUID(),
  sha256: sha256(bytes),
  mime,
  base64: Buffer.from(bytes).toString('base64'),
});

/** A phone with the app and somebody signed in, behind a line that is still good. */
async function openPhone(username: string): Promise<{ page: Page; line: ShapedLine }> {
  const line = await startShapedLine(Number(new URL(site.line.origin).port));
  onTestFinished(() => line.stop());
  const page = await deviceOfTest({ isWhole: true }).open();
  await signUp(page, line, username);
  await seeInstalled(page);
  await page.goto(`${line.origin}/outbox`);
  return { page, line };
}

type Item = {
  operation: string;
  params: object;
  body: Record<string, unknown>;
  parts: ReturnType<typeof partOf>[];
};

const photosOf = (parts: Item['parts']) =>
  parts.map(({ id, sha256: hash }) => ({ id, sha256: hash }));

const reportOf = (title: string, parts: Item['parts']): Item => ({
  operation: 'reportIssue',
  params: {},
  body: { ...REPORT, id: randomUUID(), title, photos: photosOf(parts) },
  parts,
});

/** Queues it as from another phone of the same person, so that its photos have exactly these bytes. */
async function queue(page: Page, username: string, item: Item): Promise<void> {
  const [person] = await site.query<{ id: string }>('select id from app_user where username = $1', [
    username,
  ]);
  const entityId = String(item.body.id);
  const rest = { dependsOn: [], createdAt: Date.now(), isInDoubt: false, problem: null };
  const items = [{ ...item, ...rest, id: randomUUID(), entityId, needsAttention: false }];
  const file = { format: OUTBOX_FILE_FORMAT, version: OUTBOX_FILE_VERSION, userId: person?.id };
  await page.getByLabel('File with unsent items').setInputFiles({
    name: 'unsent.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, exportedAt: 0, items })),
  });
  await seeToast(page, 'Imported');
}

/** A slow line takes its time, and so does the setup on a busy machine. */
const TIMEOUT = { timeout: 420_000 };

describe('on slow 2G', TIMEOUT, () => {
  test('two photos arrive, hardly a byte of them twice, and the app says what it does', async () => {
    const title = 'Two photos on slow 2G';
    const { page, line } = await openPhone('nia');
    const photos = await Promise.all([11, 12].map((seed) => shrunkPhoto(seed)));
    const photoBytes = photos.reduce((sum, { length }) => sum + length, 0);
    const parts = photos.map((photo) => partOf(photo, 'image/jpeg'));
    line.set(SLOW_2G);
    line.sentBytes = 0;
    await queue(page, 'nia', reportOf(title, parts));
    await page
      .getByText(/^Sending \(\d+ kB of \d+ kB\)$/u)
      .first()
      .waitFor();
    await page.getByRole('banner').getByText('Slow', { exact: true }).waitFor();
    await expect.poll(() => countOf(site, title), { timeout: PATIENCE_MS, interval: 500 }).toBe(1);
    expect(line.sentBytes).toBeLessThan(1.1 * photoBytes + OTHER_BYTES);
  });
});

describe('on a line that breaks every 20 seconds', TIMEOUT, () => {
  test.each([
    ['a photo', 'ned', 'image/jpeg'],
    ['the video of a proof', 'una', 'video/mp4'],
  ])('%s arrives, at most a tenth of it twice', async (_, username, mime) => {
    const { page, line } = await openPhone(username);
    const isVideo = mime === 'video/mp4';
    const bytes = isVideo ? mp4({ seconds: 4, mediaBytes: VIDEO_BYTES }) : await shrunkPhoto(13);
    const part = partOf(bytes, mime);
    line.set(BROKEN);
    line.sentBytes = 0;
    const cutting = setInterval(() => line.cut(), BROKEN.cutEveryMs);
    onTestFinished(() => clearInterval(cutting));
    const issueId = randomUUID();
    const proof = { operation: 'submitProof', params: { id: issueId }, parts: [part] };
    await queue(
      page,
      username,
      isVideo
        ? { ...proof, body: { id: randomUUID(), issueId } }
        : reportOf('One photo on a broken line', [part]),
    );
    const table = isVideo ? 'video_upload' : 'upload';
    const arrived = async () =>
      (await site.query(`select from ${table} where id = $1`, [part.id])).length;
    await expect.poll(arrived, { timeout: PATIENCE_MS, interval: 500 }).toBe(1);
    expect(line.sentBytes).toBeLessThan(1.1 * bytes.length + OTHER_BYTES);
  });
});
