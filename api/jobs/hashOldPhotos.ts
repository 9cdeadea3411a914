import { IsNull, MoreThan, type DataSource } from 'typeorm';
import { uploadEntity } from '#api/platform/media.entities.ts';

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Dependencies = {
  database: DataSource;
  /** By SHA-256 (hex); null: no such picture. */
  hashPhoto: (sha256: string) => Promise<bigint | null>;
};

/**
 * Computes missing perceptual hashes, so that proofs are compared with older photos too. One pass,
 * oldest id first, until done or stopped; safe to repeat and to run in several processes. Returns
 * how many.
 */
export async function hashOldPhotos(
  { database, hashPhoto }: Dependencies,
  stopping: AbortSignal,
): Promise<number> {
  const uploads = database.getRepository(uploadEntity);
  let [count, after]: [number, string | undefined] = [0, FIRST];
  while (after !== undefined && !stopping.aborted) {
    const photos = await uploads.find({
      select: { id: true, sha256: true },
      where: { perceptualHash: IsNull(), id: MoreThan(after) },
      order: { id: 'ASC' },
      take: AT_ONCE,
    });
    for (const { id, sha256 } of photos) {
      if (stopping.aborted) break;
      const hash = await hashPhoto(sha256);
      if (hash === null) continue;
      await uploads.update({ id }, { perceptualHash: BigInt.asIntN(64, hash) });
      count += 1;
    }
    after = photos.at(-1)?.id;
  }
  return count;
}
