import type { DataSource } from 'typeorm';

const AT_ONCE = 50;
const FIRST = '00000000-0000-0000-0000-000000000000';

type Dependencies = {
  database: DataSource;
  /** How a stored picture looks, in 64 bits, by its SHA-256 (hex); null when it is not there. */
  hashOf: (sha256: string) => Promise<bigint | null>;
};

/**
 * Gives the photos from before their looks were kept a perceptual hash, so that a proof is compared
 * with them too. Goes through them once, oldest id first, until done or stopped; safe to repeat, and
 * several processes may. Answers how many it hashed.
 */
export async function hashOldPhotos(
  { database, hashOf }: Dependencies,
  stopping: AbortSignal,
): Promise<number> {
  let [count, after]: [number, string | undefined] = [0, FIRST];
  while (after !== undefined && !stopping.aborted) {
    const photos: { id: string; sha256: string }[] = await database.query(
      `SELECT id, encode(sha256, 'hex') AS sha256 FROM upload
       WHERE perceptual_hash IS NULL AND id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [after],
    );
    for (const { id, sha256 } of photos) {
      if (stopping.aborted) break;
      const hash = await hashOf(sha256);
      if (hash === null) continue;
      await database.query('UPDATE upload SET perceptual_hash = $2 WHERE id = $1', [
        id,
        String(BigInt.asIntN(64, hash)),
      ]);
      count += 1;
    }
    after = photos.at(-1)?.id;
  }
  return count;
}
