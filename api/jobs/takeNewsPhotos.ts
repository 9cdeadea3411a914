import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import { noteStored } from '#api/database/files/forgottenFiles.ts';
import type { TakenPhoto } from '#api/partners/bodies/answerPhotos.ts';
import { findPictureRoom } from '#api/partners/bodies/answerPhotos.sql.ts';
import { answerIdOf } from '#api/partners/bodies/noteNews.ts';
import { hasAnswer } from '#api/partners/bodies/officialAnswers.sql.ts';
import { fetchPicture } from '#api/partners/fetchPicture.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';
import type { Outbound } from '#api/platform/outboundPorts.ts';
import type { StoredPicture } from '#api/platform/ports.ts';
import type { RemoteNews } from '#api/platform/remoteNews.rules.ts';
import { OFFICIAL_ANSWERS_MAX } from '#schema/partners/officialAnswers.ts';

export type NewsPhotoDependencies = {
  database: Queryable;
  outbound: Pick<Outbound, 'mayReach' | 'send'>;
  pictures: {
    /** Throws Refusal if the bytes are not a picture. */
    store: (bytes: Uint8Array) => Promise<StoredPicture>;
    storeAgain: (bytes: Uint8Array) => Promise<unknown>;
  };
};

type TakenNews = {
  news: RemoteNews[];
  photos: Map<RemoteNews, TakenPhoto>;
  /** Why a picture was left out; null: none was. */
  fault: string | null;
};

/**
 * Fetches the pictures of one report's updates that are not answers yet. `left`: how many more may be fetched
 * in this round; from the first update beyond that, the news wait for the next. A picture that cannot be
 * fetched never prevents the text beside it.
 */
export async function takeNewsPhotos(
  { database, outbound, pictures }: NewsPhotoDependencies,
  forwardingId: string,
  news: readonly RemoteNews[],
  left: { count: number },
): Promise<TakenNews> {
  const taken: TakenNews = { news: [], photos: new Map(), fault: null };
  // A report with the maximum of answers accepts no more: its pictures would belong to nothing.
  const place = await findPictureRoom(database, forwardingId);
  if (place === null || place.answerCount >= OFFICIAL_ANSWERS_MAX) return taken;
  for (const one of news) {
    const { mediaUrl, updateId } = one;
    if (mediaUrl !== null && updateId !== null) {
      if (await hasAnswer(database, answerIdOf(forwardingId, updateId))) continue;
      if (left.count === 0) return taken;
      left.count -= 1;
      const photo = await takePhoto({ database, outbound, pictures }, mediaUrl, place.ownerId);
      if ('fault' in photo) taken.fault = photo.fault;
      else taken.photos.set(one, photo);
    }
    taken.news.push(one);
  }
  return taken;
}

async function takePhoto(
  { database, outbound, pictures }: NewsPhotoDependencies,
  url: string,
  ownerId: string,
): Promise<TakenPhoto | { fault: string }> {
  const fetched = await fetchPicture(outbound, url);
  if ('fault' in fetched) return fetched;
  const { bytes } = fetched;
  try {
    await ensureRoom(database, ownerId, bytes.byteLength);
    const picture = await pictures.store(bytes);
    // Recorded as unused, since not every update becomes an answer.
    await noteStored(database, { kind: 'picture', sha256: picture.sha256 });
    return { picture, storeAgain: () => pictures.storeAgain(bytes) };
  } catch (error) {
    if (error instanceof Refusal) return { fault: `media_url: ${error.message}` };
    throw error;
  }
}
