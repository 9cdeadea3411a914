import {
  IMAGE_DAMAGED,
  IMAGE_HEIC,
  IMAGE_TOO_LARGE,
  IMAGE_TOO_MANY_PIXELS,
  IMAGE_WRONG_TYPE,
  photoFileError,
} from '#schema/issues/image.ts';
import { isAvif, isHeic, SNIFFED_BYTES, sniffImage } from '#schema/issues/sniffMedia.ts';
import { PHOTO_MAX_BYTES } from '#schema/limits.ts';
import { sha256 } from '#sw/outbox/sha256.ts';
import { PhotoError, shrinkPhoto, type ShrunkPhoto } from './shrinkPhoto.ts';

/** `text`: the contract's message. */
export type PhotoRefusal = { problem: 'too_large' | 'wrong_type' | 'unreadable'; text: string };

type PhotoRead = { photo: ShrunkPhoto } | { refusal: PhotoRefusal };

/**
 * Prepares a chosen file for upload, or returns why it cannot be used. Its bytes decide its type, and only
 * the reduced copy has to be small.
 */
export async function readPhotoFile(file: Blob): Promise<PhotoRead> {
  const head = await file
    .slice(0, SNIFFED_BYTES)
    .arrayBuffer()
    .then((bytes) => new Uint8Array(bytes))
    .catch(() => null);
  // Empty: a file that the cloud has not synced to the device yet.
  if (head === null || head.length === 0) return refused('unreadable', IMAGE_DAMAGED);
  const mime = sniffImage(head);
  const isDecoded = mime !== null || isHeic(head) || isAvif(head);
  if (!isDecoded) return refused('wrong_type', IMAGE_WRONG_TYPE);
  try {
    return { photo: await shrinkPhoto(file) };
  } catch (error) {
    const problem = error instanceof PhotoError ? error.problem : 'unreadable';
    if (problem === 'too_many_pixels') return refused('too_large', IMAGE_TOO_MANY_PIXELS);
    if (mime === null) return refused('wrong_type', isHeic(head) ? IMAGE_HEIC : IMAGE_WRONG_TYPE);
    if (problem === 'unsupported') return asItIs(file, mime);
    if (file.size >= PHOTO_MAX_BYTES) return refused('too_large', IMAGE_TOO_LARGE);
    return refused('unreadable', IMAGE_DAMAGED);
  }
}

const refused = (problem: PhotoRefusal['problem'], text: string) => ({
  refusal: { problem, text },
});

/** For a browser that cannot re-encode: sends the original, whose metadata the server strips. */
async function asItIs(file: Blob, mime: string): Promise<PhotoRead> {
  const text = photoFileError({ size: file.size, type: mime });
  if (text !== null) return refused('too_large', text);
  const bytes = await file.arrayBuffer();
  const unknown = { width: 0, height: 0, takenAt: null, position: null };
  return { photo: { bytes, mime, sha256: await sha256(bytes), ...unknown } };
}
