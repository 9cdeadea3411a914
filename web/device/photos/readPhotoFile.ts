import { IMAGE_TOO_LARGE, photoFileError } from '#schema/issues/image.ts';
import { sha256 } from '#sw/outbox/sha256.ts';
import { PhotoError, shrinkPhoto, type ShrunkPhoto } from './shrinkPhoto.ts';

/** `text`: the contract's message, if it has one. */
export type PhotoRefusal = { problem: 'too_large' | 'wrong_type' | 'unreadable'; text?: string };

/** Prepares a chosen file for upload, or returns why it cannot be used. */
export async function readPhotoFile(
  file: File,
): Promise<{ photo: ShrunkPhoto } | { refusal: PhotoRefusal }> {
  const text = photoFileError(file);
  if (text !== null)
    return { refusal: { problem: text === IMAGE_TOO_LARGE ? 'too_large' : 'wrong_type', text } };
  try {
    return { photo: await shrinkPhoto(file) };
  } catch (error) {
    // A browser that cannot re-encode sends the original; the server strips its metadata.
    if (error instanceof PhotoError && error.problem === 'unsupported')
      return { photo: await asItIs(file) };
    return { refusal: { problem: 'unreadable' } };
  }
}

async function asItIs(file: File): Promise<ShrunkPhoto> {
  const bytes = await file.arrayBuffer();
  const unknown = { width: 0, height: 0, takenAt: null, position: null };
  return { bytes, mime: file.type, sha256: await sha256(bytes), ...unknown };
}
