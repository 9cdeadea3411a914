import { keepOriginal, storePicture } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import { ERRORS } from '#schema/errors.ts';
import { PHOTO_MAX_BYTES, PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { Open311Fault } from './open311Fault.rules.ts';

const TOO_LARGE = ERRORS.photo_too_large[1];

/** The bytes behind a link that somebody sent, fetched from the open internet only. */
async function fetchPicture({ outbound }: Services, url: string): Promise<Uint8Array> {
  if (!outbound.mayReach(url))
    throw new Open311Fault(400, 'media_url must be an https address on the open internet.');
  const answer = await outbound.send({ url, method: 'GET', maxBytes: PHOTO_MAX_BYTES - 1 });
  if (answer.kind === 'failed')
    throw new Open311Fault(400, `media_url could not be fetched (${answer.reason}).`);
  if (answer.status !== 200)
    throw new Open311Fault(400, `media_url was answered with ${answer.status}.`);
  if (answer.bytes === null) throw new Open311Fault(400, `media_url: ${TOO_LARGE}`);
  return answer.bytes;
}

export type RequestPictures = {
  pictures: StoredPicture[];
  storeAgain: () => Promise<void>;
};

/** Pictures sent along and linked ones, stored before any row refers to them. */
export async function takePictures(
  services: Services,
  keyId: string,
  { files, urls }: { files: readonly Uint8Array[]; urls: readonly string[] },
  most = PHOTOS_PER_REPORT,
): Promise<RequestPictures> {
  if (files.length + urls.length > most)
    throw new Open311Fault(
      400,
      most === 1 ? 'Please send one picture.' : `Please send at most ${most} pictures.`,
    );
  const all = [...files];
  for (const url of urls) all.push(await fetchPicture(services, url));
  const pictures: StoredPicture[] = [];
  for (const bytes of all) {
    await services.limits.upload(`key ${keyId}`);
    if (bytes.byteLength >= PHOTO_MAX_BYTES) throw new Open311Fault(400, TOO_LARGE);
    pictures.push(await storePicture(services, bytes, keyId).catch(explain));
  }
  const storeAgain = async () => {
    for (const bytes of all) await keepOriginal(services, bytes);
  };
  return { pictures, storeAgain };
}

function explain(error: unknown): never {
  if (error instanceof Refusal) throw new Open311Fault(400, error.message);
  throw error;
}
