import type { Transaction } from '#api/database/transaction.ts';

/** Who named the body that was told. */
export async function findNamedBy(tx: Transaction, forwardingId: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `select b.by_id as id from forwarding f join responsible_body b on b.id = f.body_id
     where f.id = $1`,
    [forwardingId],
  );
  if (!row) throw new Error('What was told has just been locked');
  return row.id;
}

/** Locks the picture, which nothing may name yet; null: unknown. */
export async function findPhotoHash(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query<{ sha256: string }>(
    `select encode(sha256, 'hex') as sha256 from upload where id = $1 for key share`,
    [id],
  );
  return row?.sha256 ?? null;
}
