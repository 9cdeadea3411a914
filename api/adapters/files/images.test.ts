import sharp from 'sharp';
import { expect, it } from 'vitest';
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
