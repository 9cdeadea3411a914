import { Refusal } from '#api/domain/refusal.ts';
import { PHOTO_MAX_PIXELS, type PHOTO_MIME_TYPES } from '#schema/limits.ts';

export type ImageHeader = {
  mime: (typeof PHOTO_MIME_TYPES)[number];
  width: number;
  height: number;
};

type Size = { width: number; height: number };

/**
 * Kind and size of a picture, read from its bytes alone. Throws Refusal `unsupported_image` for
 * anything but JPEG, PNG and WebP, and `unreadable_image` where it is cut off or too large.
 */
export function readImageHeader(bytes: ArrayBuffer): ImageHeader {
  const view = new DataView(bytes);
  const mime = mimeOf(view);
  if (mime === null) throw new Refusal('unsupported_image');
  const size = SIZES[mime](view);
  if (!size || size.width < 1 || size.height < 1) throw new Refusal('unreadable_image');
  if (size.width * size.height > PHOTO_MAX_PIXELS) throw new Refusal('unreadable_image');
  return { mime, ...size };
}

function ascii(view: DataView, offset: number, length: number): string {
  if (view.byteLength < offset + length) return '';
  return String.fromCharCode(...new Uint8Array(view.buffer, offset, length));
}

function mimeOf(view: DataView): ImageHeader['mime'] | null {
  if (ascii(view, 0, 3) === '\xFF\xD8\xFF') return 'image/jpeg';
  if (ascii(view, 0, 8) === '\x89PNG\r\n\x1A\n') return 'image/png';
  return ascii(view, 0, 4) === 'RIFF' && ascii(view, 8, 4) === 'WEBP' ? 'image/webp' : null;
}

const SIZES: Record<ImageHeader['mime'], (view: DataView) => Size | null> = {
  'image/jpeg': jpegSize,
  'image/png': pngSize,
  'image/webp': webpSize,
};

function pngSize(view: DataView): Size | null {
  const isWhole = ascii(view, view.byteLength - 8, 4) === 'IEND';
  if (!isWhole || ascii(view, 12, 4) !== 'IHDR') return null;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Walks the segments of a JPEG to its frame header. */
function jpegSize(view: DataView): Size | null {
  if (ascii(view, view.byteLength - 2, 2) !== '\xFF\xD9') return null;
  let offset = 2;
  while (offset + 9 < view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
}

function webpSize(view: DataView): Size | null {
  if (view.byteLength < 30 || view.getUint32(4, true) + 8 > view.byteLength) return null;
  const kind = ascii(view, 12, 4);
  if (kind === 'VP8 ') {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (kind === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return kind === 'VP8X' ? { width: uint24(24) + 1, height: uint24(27) + 1 } : null;
}
