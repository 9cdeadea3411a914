import { keepOriginal, storePicture } from '#api/http/media/pictureStore.ts';
import type { Services } from '#api/http/services.ts';
import { noteStored } from '#api/database/files/forgottenFiles.ts';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import { PHOTO_MAX_BYTES, PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { senderKey, type UsedKey } from '#api/partners/keys/apiKeys.sql.ts';
import { fetchPicture, TOO_LARGE } from '#api/partners/fetchPicture.ts';
import { Open311Fault } from './open311Fault.rules.ts';

export type RequestPictures = {
  pictures: StoredPicture[];
  storeAgain: () => Promise<void>;
};

/** Pictures sent along and linked ones, stored before any row refers to them. */
export async function takePictures(
  services: Services,
  key: UsedKey,
  { files, urls }: { files: readonly Uint8Array[]; urls: readonly string[] },
  most = PHOTOS_PER_REPORT,
): Promise<RequestPictures> {
  if (files.length + urls.length > most)
    throw new Open311Fault(
      400,
      most === 1 ? 'Please send one picture.' : `Please send at most ${most} pictures.`,
    );
  const sender = senderKey(key);
  const all = [...files];
  for (const url of urls) {
    const fetched = await fetchPicture(services.outbound, url);
    if ('fault' in fetched) throw new Open311Fault(400, fetched.fault);
    all.push(fetched.bytes);
  }
  const pictures: StoredPicture[] = [];
  for (const bytes of all) {
    await services.limits.upload(sender);
    if (bytes.byteLength >= PHOTO_MAX_BYTES) throw new Open311Fault(400, TOO_LARGE);
    await ensureRoom(services.database, key.madeBy, bytes.byteLength);
    const picture = await storePicture(services, bytes, sender).catch(explain);
    // A repeat would not refer to any of them.
    await noteStored(services.database, { kind: 'picture', sha256: picture.sha256 });
    pictures.push(picture);
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
