import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { differingBits } from '#api/case/proof/proofChecks.rules.ts';
import { PHOTO_MAX_EDGE_PX } from '#schema/limits.ts';
import { ODD_PICTURES, QUARTERS, wrongIn } from '#tests/support/cases/oddPictures.ts';
import { processImage } from './images.ts';

async function scene(seed: number): Promise<Buffer> {
  const fields = Array.from({ length: 40 }, (_, at) => {
    const [x, y, grey] = [37, 61, 83].map((step) => ((at + 1) * step * seed) % 256);
    return `<rect x="${x}" y="${y}" width="70" height="60" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">${fields.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#888' }).png().toBuffer();
}

async function hashOf(bytes: Uint8Array): Promise<bigint> {
  const image = await processImage(bytes);
  if ('refusal' in image) throw new Error(image.refusal);
  return image.perceptualHash;
}

it('knows a picture again that was saved anew, smaller and in another format', async () => {
  const original = await scene(7);
  const copy = await sharp(original).resize(200).jpeg({ quality: 60 }).toBuffer();
  expect(differingBits(await hashOf(original), await hashOf(copy))).toBeLessThanOrEqual(4);
});

it('tells unrelated pictures apart', async () => {
  const bits = differingBits(await hashOf(await scene(7)), await hashOf(await scene(11)));
  expect(bits).toBeGreaterThan(10);
});

it('sees a picture as it is meant to be held', async () => {
  const original = await scene(7);
  const turned = await sharp(original).rotate(90).jpeg({ quality: 90 }).toBuffer();
  const noted = await sharp(turned).withMetadata({ orientation: 8 }).jpeg().toBuffer();
  expect(differingBits(await hashOf(original), await hashOf(noted))).toBeLessThanOrEqual(6);
});

async function shown(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = QUARTERS.map(([x, y]) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    return [...data.subarray(at, at + 3)];
  });
  return { width, height, pixels };
}

it.each(Object.entries(ODD_PICTURES))('shows %s as it was meant', async (_, picture) => {
  const image = await processImage(await picture.make());
  if ('refusal' in image) throw new Error(image.refusal);
  const large = await shown(image.variants.get(PHOTO_MAX_EDGE_PX) ?? new Uint8Array());
  expect(wrongIn(large, picture)).toEqual([]);
});

describe('what is no picture of ours is refused with its reason', () => {
  const brand = (name: string) =>
    Buffer.from(`\0\0\0\u0018ftyp${name}\0\0\0\0mif1`.padEnd(400, '\0'));
  const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a HEIC', () => brand('heic'), 'unsupported_image'],
    ['a moving HEIF', () => brand('msf1'), 'unsupported_image'],
    [
      'an AVIF',
      async () =>
        sharp(await scene(7))
          .avif()
          .toBuffer(),
      'unsupported_image',
    ],
    [
      'a TIFF',
      async () =>
        sharp(await scene(7))
          .tiff()
          .toBuffer(),
      'unsupported_image',
    ],
    [
      'a GIF',
      async () =>
        sharp(await scene(7))
          .gif()
          .toBuffer(),
      'unsupported_image',
    ],
    ['a BMP', () => Buffer.from('BM'.padEnd(400, '\0')), 'unsupported_image'],
    ['a JPEG XL', () => Buffer.from([0xff, 0x0a, 0xfa, 0x7f]), 'unsupported_image'],
    [
      'a JPEG cut in half',
      async () =>
        cut(
          await sharp(await scene(7))
            .jpeg()
            .toBuffer(),
          0.5,
        ),
      'unreadable_image',
    ],
    [
      'a JPEG that lacks its end',
      async () =>
        cut(
          await sharp(await scene(7))
            .jpeg()
            .toBuffer(),
          0.9,
        ),
      'unreadable_image',
    ],
    ['nothing', () => Buffer.alloc(0), 'unsupported_image'],
  ])('%s', async (_, make, refusal) => {
    expect(await processImage(await make())).toEqual({ refusal });
  });
});
