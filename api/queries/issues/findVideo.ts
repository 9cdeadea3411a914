import { videoUploadEntity, type VideoUploadRow } from '#api/entities/media.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { SEEN_BY, type MediaReader } from './findUpload.ts';

/** A stored video that the reader may see, or null: their own, or of the proof of a visible issue. */
export async function findVisibleVideo(
  database: Queryable,
  id: string,
  { actorId, isModerator }: MediaReader,
): Promise<VideoUploadRow | null> {
  const [row] = await database.query<{ isVisible: boolean }>(
    `select v.owner_id = $2::uuid or exists (
       select from proof f join issue i on i.id = f.issue_id where f.video_id = v.id and ${SEEN_BY}
     ) as "isVisible" from video_upload v where v.id = $1`,
    [id, actorId, isModerator],
  );
  if (!row?.isVisible) return null;
  return database.manager.getRepository(videoUploadEntity).findOneBy({ id });
}
