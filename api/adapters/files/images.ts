import sharp from 'sharp';
import { sniffImage } from '#schema/issues/sniffMedia.ts';
import { modestPicture } from './modestPicture.ts';
import { hasSoundShape } from './soundShape.ts';
import type { ProcessedImage, RefusedImage } from '#api/platform/ports.ts';
import { createGate } from '#api/platform/gates.ts';
import {
  PHOTO_CARD_HEIGHT_PX,
  PHOTO_CARD_WIDTH_PX,
  PHOTO_MAX_EDGE_PX,
  PHOTO_MAX_PIXELS,
  PHOTO_QUALITY,
} from '#schema/limits.ts';
import { AVATAR_EDGE_PX } from '#schema/profileLimits.ts';

/** Above the slowest picture within the limits on a small machine. */
const TIME_LIMIT_S = 15;
/** Decoding a picture takes about 160 MB: bursts of uploads queue. */
const PARALLEL_MAX = 2;
sharp.concurrency(1);
sharp.cache(false);

const open = (bytes: Uint8Array) =>
  sharp(bytes, {
    limitInputPixels: PHOTO_MAX_PIXELS,
    failOn: 'error',
    sequentialRead: true,
  }).timeout({
    seconds: TIME_LIMIT_S,
  });

/** Rotated according to the camera's orientation tag, then re-encoded: no metadata survives. */
async function renderVariants(received: Uint8Array) {
  const bytes = await modestPicture(received);
  if (!(await hasSoundShape(bytes))) return null;
  const full = await open(bytes)
    .autoOrient()
    .resize(PHOTO_MAX_EDGE_PX, PHOTO_MAX_EDGE_PX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PHOTO_QUALITY })
    .toBuffer({ resolveWithObject: true });
  const card = await sharp(full.data)
    .resize(PHOTO_CARD_WIDTH_PX, PHOTO_CARD_HEIGHT_PX, { fit: 'cover' })
    .webp({ quality: PHOTO_QUALITY })
    .toBuffer();
  return { full, card, perceptualHash: await hashPicture(full.data) };
}

const HASH_COLUMNS = 8;
const HASH_ROWS = 8;

/** One bit per horizontal step of a tiny grey version: darker or not. */
async function hashPicture(bytes: Uint8Array): Promise<bigint> {
  const width = HASH_COLUMNS + 1;
  const pixels = await sharp(bytes)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(width, HASH_ROWS, { fit: 'fill' })
    .raw()
    .toBuffer();
  let hash = 0n;
  for (let at = 0; at < width * HASH_ROWS; at += 1) {
    if (at % width === HASH_COLUMNS) continue;
    hash = (hash << 1n) | ((pixels[at] ?? 0) < (pixels[at + 1] ?? 0) ? 1n : 0n);
  }
  return hash;
}

const inTurn = createGate({ atOnce: PARALLEL_MAX });
/** The queue of background work, which no user waits for. */
const NOBODY = '';

/** For background work: runs after everything users wait for. */
export async function measureImage(
  bytes: Uint8Array,
): Promise<Omit<ProcessedImage, 'variants'> | RefusedImage> {
  const mime = sniffImage(bytes);
  if (mime === null) return { refusal: 'unsupported_image' };
  const { width, height } = await sharp(bytes).metadata();
  return { mime, width, height, perceptualHash: await computePerceptualHash(bytes) };
}

/** For a picture that was checked before. */
export function computePerceptualHash(bytes: Uint8Array): Promise<bigint> {
  return inTurn(NOBODY, () => hashPicture(bytes));
}

/**
 * Checks a picture and makes its variants, queued under `person`. Width and height are those of the
 * large variant.
 */
export async function processImage(
  bytes: Uint8Array,
  person = NOBODY,
): Promise<ProcessedImage | RefusedImage> {
  const mime = sniffImage(bytes);
  if (mime === null) return { refusal: 'unsupported_image' };
  try {
    const rendered = await inTurn(person, () => renderVariants(bytes));
    if (rendered === null) return { refusal: 'unreadable_image' };
    const { full, card, perceptualHash } = rendered;
    const variants = new Map<number, Uint8Array>([
      [PHOTO_MAX_EDGE_PX, full.data],
      [PHOTO_CARD_WIDTH_PX, card],
    ]);
    return { mime, width: full.info.width, height: full.info.height, variants, perceptualHash };
  } catch {
    return { refusal: 'unreadable_image' };
  }
}

async function crop(received: Uint8Array): Promise<Uint8Array | RefusedImage> {
  const bytes = await modestPicture(received);
  if (!(await hasSoundShape(bytes))) return { refusal: 'unreadable_image' };
  return open(bytes)
    .autoOrient()
    .resize(AVATAR_EDGE_PX, AVATAR_EDGE_PX, { fit: 'cover' })
    .webp({ quality: PHOTO_QUALITY })
    .toBuffer();
}

export async function cropAvatar(
  bytes: Uint8Array,
  person: string,
): Promise<Uint8Array | RefusedImage> {
  if (sniffImage(bytes) === null) return { refusal: 'unsupported_image' };
  try {
    return await inTurn(person, () => crop(bytes));
  } catch {
    return { refusal: 'unreadable_image' };
  }
}
