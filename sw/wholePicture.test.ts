import sharp from 'sharp';
import { expect, it } from 'vitest';
import { isWholePicture } from './wholePicture.ts';

const picture = sharp({
  create: {
    width: 60,
    height: 40,
    channels: 3,
    background: 'teal',
    noise: { type: 'gaussian', mean: 90, sigma: 40 },
  },
});
const MADE = {
  webp: () => picture.clone().webp().toBuffer(),
  jpeg: () => picture.clone().jpeg().toBuffer(),
  png: () => picture.clone().png().toBuffer(),
};
const isWhole = (bytes: Uint8Array, type: string) =>
  isWholePicture(new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }));

it.each(Object.entries(MADE))(
  'knows a whole %s from a cut one and from garbage',
  async (format, make) => {
    const bytes = await make();
    const type = `image/${format}`;
    expect(await isWhole(bytes, type)).toBe(true);
    for (const part of [0, 5, bytes.length / 2, bytes.length - 20]) {
      expect([part, await isWhole(bytes.subarray(0, part), type)]).toEqual([part, false]);
    }
    expect(await isWhole(Buffer.from('<h1>Welcome to Hotel WiFi</h1>'), type)).toBe(false);
  },
);

it('takes other pictures as they are, unless they are empty', async () => {
  expect(await isWhole(Buffer.from('<svg/>'), 'image/svg+xml')).toBe(true);
  expect(await isWhole(Buffer.alloc(0), 'image/svg+xml')).toBe(false);
});
