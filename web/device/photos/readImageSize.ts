export type ImageSize = { width: number; height: number };

/** `ftyp` and `ispe` of ISO 23008-12; the boxes that describe a picture come first. */
const FILE_TYPE = 0x66747970;
const SPATIAL_EXTENT = 0x69737065;
const BOXES_MAX_BYTES = 65_536;

/**
 * Size in pixels from the header of a JPEG, PNG, WebP, HEIC or AVIF; null otherwise. Checked before
 * decoding, because decoding an enormous picture crashes a phone's page.
 */
export function readImageSize(bytes: ArrayBuffer): ImageSize | null {
  const view = new DataView(bytes);
  try {
    if (view.getUint32(0) === 0x89504e47) {
      return { width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
    if (view.getUint32(4) === FILE_TYPE) return boxedSize(view);
    return view.getUint16(0) === 0xffd8 ? jpegSize(view) : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The largest size given: a picture may be made of tiles with sizes of their own. */
function boxedSize(view: DataView): ImageSize | null {
  let largest: ImageSize | null = null;
  const end = Math.min(view.byteLength, BOXES_MAX_BYTES) - 16;
  for (let at = 0; at <= end; at += 1) {
    if (view.getUint32(at) !== SPATIAL_EXTENT) continue;
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) };
    if (size.width * size.height > (largest ? largest.width * largest.height : 0)) largest = size;
  }
  return largest;
}

function webpSize(view: DataView): ImageSize | null {
  const kind = view.getUint32(12);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  if (kind === 0x56503858) return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { width: (bits % 16_384) + 1, height: (Math.floor(bits / 16_384) % 16_384) + 1 };
  }
  if (kind !== 0x56503820) return null;
  return {
    width: view.getUint16(26, true) % 16_384,
    height: view.getUint16(28, true) % 16_384,
  };
}

/** Walks the segments up to the start of frame, which holds the size. */
function jpegSize(view: DataView): ImageSize | null {
  const NOT_FRAMES = [0xc4, 0xc8, 0xcc];
  let at = 2;
  while (at < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker >= 0xc0 && marker <= 0xcf && !NOT_FRAMES.includes(marker)) {
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    // Fill bytes before a marker belong to no segment.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return null;
}
