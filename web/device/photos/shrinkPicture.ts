import { PHOTO_MAX_EDGE_PX, PHOTO_QUALITY, PHOTO_SOURCE_MAX_PIXELS } from '#schema/limits.ts';
import { sha256 } from '#sw/outbox/sha256.ts';
import { scaledBox, type CoverBox } from './coverBox.ts';
import { reachesItsEdge, withEnd } from './cutShort.ts';
import { exifFirst } from './exifFirst.ts';
import { readImageSize, type ImageSize } from './readImageSize.ts';

/** Re-encoded, so that it holds no metadata. */
export type SmallPicture = {
  bytes: ArrayBuffer;
  mime: string;
  sha256: string;
  width: number;
  height: number;
};

export type ShrinkProblem = 'too_many_pixels' | 'unreadable' | 'unsupported';

/** Solid: blurred or pixelated areas have been reconstructed before. */
const COVER_COLOUR = '#000';

/**
 * At most 1600 px on its longer edge, WebP or JPEG, `boxes` painted over; these are in pixels of
 * the upright picture.
 */
export async function shrinkPicture(
  original: ArrayBuffer,
  boxes: readonly CoverBox[],
): Promise<SmallPicture | ShrinkProblem> {
  if (typeof OffscreenCanvas === 'undefined') return 'unsupported';
  const claimed = readImageSize(original);
  if (claimed && claimed.width * claimed.height > PHOTO_SOURCE_MAX_PIXELS) return 'too_many_pixels';
  const bitmap = (await decode(original)) ?? (await decodeCut(original));
  if (!bitmap) return 'unreadable';
  try {
    const blob = await encode(bitmap, boxes);
    if (!blob) return 'unreadable';
    const bytes = await blob.arrayBuffer();
    return { bytes, mime: blob.type, sha256: await sha256(bytes), ...fitted(bitmap) };
  } finally {
    bitmap.close();
  }
}

async function decode(original: ArrayBuffer): Promise<ImageBitmap | null> {
  try {
    // Rotated as in EXIF: re-encoding drops that tag.
    return await createImageBitmap(new Blob([exifFirst(original)]), {
      imageOrientation: 'from-image',
    });
  } catch {
    return null;
  }
}

/** A JPEG that lacks its end and little else. */
async function decodeCut(original: ArrayBuffer): Promise<ImageBitmap | null> {
  const ended = withEnd(original);
  const bitmap = ended && (await decode(ended));
  if (!bitmap || reachesItsEdge(bitmap)) return bitmap;
  bitmap.close();
  return null;
}

function fitted({ width, height }: ImageBitmap): ImageSize {
  const scale = Math.min(1, PHOTO_MAX_EDGE_PX / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function encode(bitmap: ImageBitmap, boxes: readonly CoverBox[]): Promise<Blob | null> {
  const size = fitted(bitmap);
  const { width, height } = size;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency; transparent areas would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  context.fillStyle = COVER_COLOUR;
  for (const box of boxes) {
    const { x, y, ...edges } = scaledBox(box, bitmap, size);
    context.fillRect(x, y, edges.width, edges.height);
  }
  const quality = PHOTO_QUALITY / 100;
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
  // WebKit returns PNG when asked for WebP, at five times the size.
  if (webp.type === 'image/webp') return webp;
  return await canvas.convertToBlob({ type: 'image/jpeg', quality });
}
