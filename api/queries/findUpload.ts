import type { Queryable } from '#api/queries/queryable.ts';

export type FoundUpload = {
  sha256: string;
  ownerId: string;
  mime: string;
  width: number;
  height: number;
  bytes: number;
};

/** A stored picture by its id, or null. */
export async function findUpload(database: Queryable, id: string): Promise<FoundUpload | null> {
  const [row] = await database.query<FoundUpload>(
    `SELECT encode(sha256, 'hex') AS sha256, owner_id AS "ownerId", mime, width, height, bytes
     FROM upload WHERE id = $1`,
    [id],
  );
  return row ?? null;
}
