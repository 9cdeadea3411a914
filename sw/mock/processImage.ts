import { sniffImage } from '#schema/issues/sniffMedia.ts';
import type {
  AvatarCropper,
  ImageMime,
  ImageProcessor,
  RefusedImage,
} from '#api/platform/ports.ts';
import {
  PHOTO_CARD_HEIGHT_PX,
  PHOTO_CARD_WIDTH_PX,
  PHOTO_MAX_EDGE_PX,
  PHOTO_MAX_PIXELS,
  PHOTO_QUALITY,
} from '#schema/limits.ts';
import { AVATAR_EDGE_PX } from '#schema/profileLimits.ts';

type Size = { width: number; height: number };
type Decoded = { mime: ImageMime; bitmap: ImageBitmap };

const HASH_COLUMNS = 8;
const HASH_ROWS = 8;

/** Fills a canvas of that size, cropping the sides if the proportions differ. */
function drawn(bitmap: ImageBitmap, { width, height }: Size, fit: 'cover' | 'fill' = 'fill') {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No canvas');
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [w, h] = fit === 'cover' ? [bitmap.width * scale, bitmap.height * scale] : [width, height];
  context.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h);
  return { canvas, context };
}

/** WebP, or PNG in WebKit, which cannot write WebP. */
async function encoded(canvas: OffscreenCanvas): Promise<Uint8Array> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: PHOTO_QUALITY / 100 });
  return new Uint8Array(await blob.arrayBuffer());
}

/** One bit per horizontal step of a tiny grey version: darker or not. */
function hashBitmap(bitmap: ImageBitmap): bigint {
  const width = HASH_COLUMNS + 1;
  const { context } = drawn(bitmap, { width, height: HASH_ROWS });
  const { data } = context.getImageData(0, 0, width, HASH_ROWS);
  const grey = (at: number) =>
    (data[at * 4] ?? 0) * 0.299 + (data[at * 4 + 1] ?? 0) * 0.587 + (data[at * 4 + 2] ?? 0) * 0.114;
  let hash = 0n;
  for (let at = 0; at < width * HASH_ROWS; at += 1) {
    if (at % width !== HASH_COLUMNS) hash = (hash << 1n) | (grey(at) < grey(at + 1) ? 1n : 0n);
  }
  return hash;
}

/** Rotated as the camera noted. */
export async function decoded(bytes: Uint8Array): Promise<Decoded | RefusedImage> {
  const mime = sniffImage(bytes);
  if (mime === null) return { refusal: 'unsupported_image' };
  const blob = new Blob([bytes as BlobPart], { type: mime });
  const bitmap = await createImageBitmap(blob).catch(() => null);
  if (bitmap === null || bitmap.width * bitmap.height > PHOTO_MAX_PIXELS) {
    return { refusal: 'unreadable_image' };
  }
  return { mime, bitmap };
}

export const cropAvatar: AvatarCropper = async (bytes) => {
  const image = await decoded(bytes);
  if ('refusal' in image) return image;
  const size = { width: AVATAR_EDGE_PX, height: AVATAR_EDGE_PX };
  return encoded(drawn(image.bitmap, size, 'cover').canvas);
};

export const processImage: ImageProcessor = async (bytes) => {
  const image = await decoded(bytes);
  if ('refusal' in image) return image;
  const { mime, bitmap } = image;
  const scale = Math.min(1, PHOTO_MAX_EDGE_PX / Math.max(bitmap.width, bitmap.height));
  const size = {
    width: Math.round(bitmap.width * scale),
    height: Math.round(bitmap.height * scale),
  };
  const card = { width: PHOTO_CARD_WIDTH_PX, height: PHOTO_CARD_HEIGHT_PX };
  const variants = new Map([
    [PHOTO_MAX_EDGE_PX, await encoded(drawn(bitmap, size).canvas)],
    [PHOTO_CARD_WIDTH_PX, await encoded(drawn(bitmap, card, 'cover').canvas)],
  ]);
  return { mime, ...size, variants, perceptualHash: hashBitmap(bitmap) };
};
