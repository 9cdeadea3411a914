import { Refusal } from '#api/platform/access.rules.ts';
import { STORED_BYTES_PER_PERSON } from '#schema/limits.ts';

type Database = { query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]> };

/**
 * Enforces the account's storage limit for photos and videos. Checked again where the row is
 * written, since parallel uploads would all pass here.
 */
export async function ensureRoom(
  database: Database,
  personId: string,
  bytes: number,
): Promise<void> {
  const [row] = await database.query<{ stored: string }>(
    `select coalesce(sum(bytes), 0) as stored from (
       select bytes from upload where owner_id = $1 and erased_at is null
       union all select bytes from video_upload where owner_id = $1 and erased_at is null
     ) stored`,
    [personId],
  );
  if (Number(row?.stored ?? 0) + bytes > STORED_BYTES_PER_PERSON) throw new Refusal('storage_full');
}
