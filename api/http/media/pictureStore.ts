import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Services } from '#api/http/services.ts';
import type { StoredPicture } from '#api/platform/ports.ts';

const originalKey = (sha256: string) => `originals/${sha256.slice(0, 2)}/${sha256}`;
const variantKey = (sha256: string, width: number | string) =>
  `variants/${sha256.slice(0, 2)}/${sha256}-${width}`;

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Some milliseconds of hashing. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** For whole videos: yields to other requests between pieces. */
export async function sha256InPieces(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.byteLength; at += PIECE_BYTES) {
    hash.update(bytes.subarray(at, at + PIECE_BYTES));
    await pause(0);
  }
  return hash.digest('hex');
}

/**
 * Stores the received bytes and the variants before any row refers to them; `person`: the queue to wait in.
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

/** Stores the original only; variants are made on demand. */
export async function keepOriginal(
  { files }: Pick<Services, 'files'>,
  bytes: Uint8Array,
): Promise<string> {
  const sha256 = sha256Of(bytes);
  // guard: photo-with-its-row
  await files.put(originalKey(sha256), bytes);
  return sha256;
}

/** For jobs, which store pictures from other sites. */
export const pictureKeeper = (services: Pick<Services, 'files' | 'processImage'>) => ({
  store: (bytes: Uint8Array) => storePicture(services, bytes),
  storeAgain: (bytes: Uint8Array) => keepOriginal(services, bytes),
});

/** Creates the variant if it is missing; null: unknown picture. */
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
