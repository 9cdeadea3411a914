import type { Transaction } from '#api/database/transaction.ts';
import type { Queryable } from '#api/platform/fragments.sql.ts';

/** Who registered the body that was told. */
export async function findNamedBy(tx: Transaction, forwardingId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `select b.by_id as id from forwarding f join responsible_body b on b.id = f.body_id
     where f.id = $1`,
    [forwardingId],
  );
  if (!row) throw new Error('What was told has just been locked');
  return row.id;
}

/** Locks the picture, which nothing may refer to yet; null: unknown. */
export async function findPhotoHash(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from upload where id = $1 for key share`,
    [id],
  );
  return row?.sha256 ?? null;
}

type PictureRoom = { ownerId: string; answerCount: number };

/**
 * Who would own the picture of a further answer, and how many answers there are; null: nothing was forwarded.
 */
export async function findPictureRoom(
  database: Queryable,
  forwardingId: string,
): Promise<PictureRoom | null> {
  const [row] = await database.query<PictureRoom>(
    `select b.by_id as "ownerId", (select count(*)::integer from official_answer a
       where a.forwarding_id = f.id) as "answerCount"
     from forwarding f join responsible_body b on b.id = f.body_id where f.id = $1`,
    [forwardingId],
  );
  return row ?? null;
}
