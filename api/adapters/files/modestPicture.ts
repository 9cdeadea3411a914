import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { sniffImage } from '#schema/issues/sniffMedia.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
/** Pictures have a few hundred; a file of tiny chunks would block everybody else. */
const MAX_CHUNKS = 100_000;
/** Larger than the color profiles of cameras, scanners and screens. */
const PROFILE_MAX_BYTES = 4 * 1024 * 1024;
/** The format's own limit, including the terminating zero. */
const PROFILE_NAME_MAX_BYTES = 80;

/**
 * Chunks that affect how a picture looks. Text chunks do not, and a few kilobytes of them may
 * unpack to gigabytes.
 */
const KEPT = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT cICP iCCP eXIf pHYs bKGD'.split(' '),
);

const unpack = promisify(inflate);

/** Throws a RangeError for a profile that unpacks to more than any real one. */
async function isProfile(content: Uint8Array): Promise<boolean> {
  const nameBytes = content.subarray(0, PROFILE_NAME_MAX_BYTES).indexOf(0);
  if (nameBytes < 0) return false;
  try {
    await unpack(content.subarray(nameBytes + 2), { maxOutputLength: PROFILE_MAX_BYTES });
    return true;
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return false;
  }
}

async function modestPng(bytes: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const letter = (at: number) => view.getUint8(at);
  const copy = new Uint8Array(bytes);
  let [at, to, hasProfile] = [SIGNATURE_BYTES, SIGNATURE_BYTES, false];
  for (let count = 0; at + FRAME_BYTES <= bytes.byteLength; count += 1) {
    if (count === MAX_CHUNKS) throw new RangeError('Too many chunks');
    const end = Math.min(at + FRAME_BYTES + view.getUint32(at), bytes.byteLength);
    const type = String.fromCodePoint(
      letter(at + 4),
      letter(at + 5),
      letter(at + 6),
      letter(at + 7),
    );
    let isKept = KEPT.has(type);
    if (type === 'iCCP') {
      isKept = !hasProfile && (await isProfile(bytes.subarray(at + 8, end - 4)));
      hasProfile = true;
    }
    if (isKept) {
      copy.copyWithin(to, at, end);
      to += end - at;
    }
    at = end;
  }
  return copy.subarray(0, to);
}

/**
 * Removes the chunks of a PNG that could unpack to more than the picture itself. Throws a
 * RangeError for a decompression bomb.
 */
export async function modestPicture(bytes: Uint8Array): Promise<Uint8Array> {
  return sniffImage(bytes) === 'image/png' ? modestPng(bytes) : bytes;
}
