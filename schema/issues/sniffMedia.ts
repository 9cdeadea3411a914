import type { PHOTO_MIME_TYPES } from '#schema/limits.ts';
import type { VIDEO_MIME_TYPES } from './video.ts';

/** Leading bytes that are enough to tell what a file is. */
export const SNIFFED_BYTES = 64;

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0) =>
  signature.every((value, index) => bytes[at + index] === value);

const nameAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

/** By the first bytes; names and headers are claims. Null: unsupported. */
export function sniffImage(bytes: Uint8Array): (typeof PHOTO_MIME_TYPES)[number] | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]);
  return isRiff && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8) ? 'image/webp' : null;
}

/** Brands of a picture in any compression. */
const PICTURES = ['mif1', 'mif2', 'msf1', 'miaf'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
const AVIF_BRANDS = ['avif', 'avis'];

/** Containers of the same kind that hold no video: raw photos, other pictures, sound. */
const OTHER_BRANDS = ['crx ', 'jp2 ', 'jxl ', 'M4A ', 'M4B ', 'M4P '];
const COMPATIBLE_AT = 16;

/** The brands that a container declares: the major one, then the compatible ones. */
function brandsOf(bytes: Uint8Array): [first: string, ...besides: string[]] {
  if (nameAt(bytes, 4) !== 'ftyp') return [''];
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(bytes.length, SNIFFED_BYTES, length);
  const besides: string[] = [];
  for (let at = COMPATIBLE_AT; at + 4 <= end; at += 4) besides.push(nameAt(bytes, at));
  return [nameAt(bytes, 8), ...besides];
}

/**
 * Pictures of both kinds may declare a general picture as the major brand, and their own kind only
 * among the compatible ones.
 */
function isOfBrand(bytes: Uint8Array, brands: readonly string[]): boolean {
  const [first, ...besides] = brandsOf(bytes);
  if (!PICTURES.includes(first)) return brands.includes(first);
  return besides.some((brand) => !PICTURES.includes(brand) && brands.includes(brand));
}

/** The default format of iPhones; few browsers decode it. */
export const isHeic = (bytes: Uint8Array): boolean =>
  isOfBrand(bytes, HEIC_BRANDS) || (PICTURES.includes(brandsOf(bytes)[0]) && !isAvif(bytes));

/** Used by websites and some phones; most browsers decode it. */
export const isAvif = (bytes: Uint8Array): boolean => isOfBrand(bytes, AVIF_BRANDS);

/** MP4, its predecessor QuickTime, or WebM; null: none of them. The server reads the whole file. */
export function sniffVideo(bytes: Uint8Array): (typeof VIDEO_MIME_TYPES)[number] | null {
  const isOther = OTHER_BRANDS.includes(brandsOf(bytes)[0]) || isHeic(bytes) || isAvif(bytes);
  if (nameAt(bytes, 4) === 'ftyp') return isOther ? null : 'video/mp4';
  const isMatroska = startsWith(bytes, [0x1a, 0x45, 0xdf, 0xa3]);
  const head = String.fromCharCode(...bytes.subarray(0, SNIFFED_BYTES));
  return isMatroska && head.includes('webm') ? 'video/webm' : null;
}
