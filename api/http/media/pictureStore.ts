import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Services } from '#api/http/services.ts';
import type { StoredPicture } from '#api/platform/ports.ts';

const originalKey = (sha256: string) => `originals/${sha256.slice(0, 2)}/${sha256}`;
const variantKey = (sha256: string, width: number | string) =>
  `variants/${sha256.slice(0, 2)}/${sha256}-${width}`;

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Some milliseconds of hashing. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** The same of a whole video, with room for other requests between its pieces. */
export async function sha256InPieces(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
    hash.update(bytes.subarray(at, at + PIECE_BYTES));
    await pause(0);
  }
  return hash.digest('hex');
}

/**
 * Puts the received bytes and what is served of them into the file store, before any row points at
 * them; `person` is who waits for it.
 */
export async function storePicture(
  { files, processImage }: Pick<Services, 'files' | 'processImage'>,
  bytes: Uint8Array,
  person?: string,
): Promise<StoredPicture> {
  const image = await processImage(bytes, person);
  if ('refusal' in image) throw new Refusal(image.refusal);
  const sha256 = sha256Of(bytes);
  // guard: photo-before-its-row
  await files.put(originalKey(sha256), bytes);
  for (const [width, variant] of image.variants)
    await files.put(variantKey(sha256, width), variant);
  const { mime, width, height, perceptualHash } = image;
  return { sha256, mime, width, height, perceptualHash, bytes: bytes.byteLength };
}

/** Keeps the bytes of a picture alone; what is served of them is made when somebody asks for it. */
export async function keepOriginal(
  { files }: Pick<Services, 'files'>,
  bytes: Uint8Array,
): Promise<string> {
  const sha256 = sha256Of(bytes);
  // guard: photo-with-its-row
  await files.put(originalKey(sha256), bytes);
  return sha256;
}

/** What is served of a picture in a width, made now if it was not before; null: it is not there. */
export async function readPicture(
  services: Pick<Services, 'files' | 'processImage'>,
  sha256: string,
  width: number | string,
): Promise<Uint8Array | null> {
  const { files } = services;
  const variant = await files.get(variantKey(sha256, width));
  if (variant) return variant;
  const original = await files.get(originalKey(sha256));
  if (!original) return null;
  await storePicture(services, original);
  return files.get(variantKey(sha256, width));
}
