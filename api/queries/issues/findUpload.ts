import type { Queryable } from '#api/queries/queryable.ts';

export type FoundUpload = {
  sha256: string;
  ownerId: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
  /** 64 bits of how it looks; 0 for one from before they were kept. */
  perceptualHash: bigint;
};

type UploadRow = Omit<FoundUpload, 'perceptualHash'> & { hash: string | null };

/** A stored picture by its id, or null. */
export async function findUpload(database: Queryable, id: string): Promise<FoundUpload | null> {
  const [row] = await database.query<UploadRow>(
    `SELECT encode(sha256, 'hex') AS sha256, owner_id AS "ownerId", mime, width, height, bytes,
       perceptual_hash AS hash
     FROM upload WHERE id = $1`,
    [id],
  );
  if (!row) return null;
  const { hash, ...upload } = row;
  return { ...upload, perceptualHash: BigInt.asUintN(64, BigInt(hash ?? 0)) };
}
