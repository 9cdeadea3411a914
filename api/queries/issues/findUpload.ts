import { uploadEntity, type UploadRow } from '#api/entities/media.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { VISIBLE_ISSUE } from './issueSql.ts';

/** `perceptualHash`: 64 bits of how it looks; 0 for one from before they were kept. */
type FoundUpload = UploadRow & { perceptualHash: bigint };

/** Who asks for a picture or a video; null: a visitor. */
export type MediaReader = { actorId: string | null; isModerator: boolean };

/** Issues that a reader may see: hidden ones too if the third parameter says so. */
export const SEEN_BY = `(${VISIBLE_ISSUE} or ($3::boolean and i.deleted_at is null))`;

/** A stored picture by its id, or null. */
export async function findUpload({ manager }: Queryable, id: string): Promise<FoundUpload | null> {
  const upload = await manager.getRepository(uploadEntity).findOneBy({ id });
  return upload && { ...upload, perceptualHash: BigInt.asUintN(64, upload.perceptualHash ?? 0n) };
}

/**
 * A stored picture that the reader may see, or null: their own, or one that something visible names,
 * an issue or the proof of one.
 */
export async function findVisibleUpload(
  database: Queryable,
  id: string,
  { actorId, isModerator }: MediaReader,
): Promise<FoundUpload | null> {
  const [row] = await database.query<{ isVisible: boolean }>(
    `select u.owner_id = $2::uuid or exists (
       select from issue_photo p join issue i on i.id = p.issue_id
       where p.upload_id = u.id and ${SEEN_BY}
     ) or exists (
       select from proof f join issue i on i.id = f.issue_id
       where u.id in (f.before_id, f.after_id) and ${SEEN_BY}
     ) as "isVisible" from upload u where u.id = $1`,
    [id, actorId, isModerator],
  );
  return row?.isVisible ? findUpload(database, id) : null;
}
