import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropAvatar, processImage } from '#api/adapters/files/images.ts';
import { makeLogo } from '#api/adapters/files/logos.ts';
import { pngChunk } from '#tests/support/cases/testPng.ts';
import { PHOTO_MAX_PIXELS, PHOTO_MAX_RATIO, PHOTO_MAX_SOURCE_EDGE_PX } from '#schema/limits.ts';

/** A whole and valid grey PNG; all its lines are the same, so that it is a few kilobytes long. */
function greyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const lines = Buffer.alloc((width + 1) * height);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(lines)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that says how large it is and ends there: refused only if nobody needs its pixels for that. */
function headerOnly(width: number, height: number): Buffer {
  const whole = greyPng(1, 1);
  whole.writeUInt32BE(width, 16);
  whole.writeUInt32BE(height, 20);
  whole.writeUInt32BE(crc32(whole.subarray(12, 29)), 29);
  return whole;
}

describe('a picture of 1 x 40,000,000 pixels', () => {
  it.each([
    [1, PHOTO_MAX_PIXELS],
    [PHOTO_MAX_PIXELS, 1],
    [1_000, PHOTO_MAX_SOURCE_EDGE_PX + 1],
    [100, 100 * PHOTO_MAX_RATIO + 1],
    [6_400, 6_400],
  ])('%d x %d is refused before its pixels are decoded', async (width, height) => {
    // Decoding would take seconds for a thread; a header is read in less than a millisecond.
    const startedMs = performance.now();
    const thread = headerOnly(width, height);
    const doors = [processImage, makeLogo, (bytes: Buffer) => cropAvatar(bytes, 'somebody')];
    const tries = Array.from({ length: 50 }, () => doors.map((door) => door(thread)));
    const answers = await Promise.all(tries.flat());
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"refusal":"unreadable_image"}']),
    );
    expect(performance.now() - startedMs).toBeLessThan(5_000);
  });

  it('whole, it takes no place from others', async () => {
    const thread = greyPng(1, PHOTO_MAX_PIXELS);
    const startedMs = performance.now();
    const threads = Array.from({ length: 12 }, () => processImage(thread, 'somebody'));
    const photo = await sharp({
      create: { width: 64, height: 48, channels: 3, background: '#963' },
    })
      .jpeg()
      .toBuffer();
    expect(await processImage(photo, 'a stranger')).toMatchObject({ width: 64, height: 48 });
    await Promise.all(threads);
    // Twelve of them took a minute.
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });

  it('whole, it is no logo', async () => {
    // Its threads were trimmed, scaled and measured, for 15 seconds and more.
    for (const thread of [greyPng(39_000_000, 1), greyPng(1, 39_000_000)]) {
      const startedMs = performance.now();
      expect(await makeLogo(thread)).toEqual({ refusal: 'unreadable_image' });
      expect(performance.now() - startedMs).toBeLessThan(5_000);
    }
  });

  it('a panorama is still taken', async () => {
    expect(await processImage(greyPng(20_000, 1_000))).toMatchObject({ width: 1_600, height: 80 });
  });
});
