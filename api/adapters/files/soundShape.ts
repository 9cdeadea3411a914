import sharp from 'sharp';
import { PHOTO_MAX_PIXELS, PHOTO_MAX_RATIO, PHOTO_MAX_SOURCE_EDGE_PX } from '#schema/limits.ts';

/**
 * Decided by the header alone. A line one pixel wide costs as much as a whole one: a strip of forty million
 * of them takes seconds and shows nothing.
 */
export async function hasSoundShape(bytes: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(bytes, { limitInputPixels: PHOTO_MAX_PIXELS }).metadata();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return long <= PHOTO_MAX_SOURCE_EDGE_PX && long <= short * PHOTO_MAX_RATIO;
}
