import { videoUploadEntity, type VideoUploadRow } from '#api/entities/media.ts';
import type { Queryable } from '#api/queries/queryable.ts';
import { sightOf, type MediaReader, type Sight } from './findUpload.ts';

const NAMED = 'from issue i where i.id in (select f.issue_id from proof f where f.video_id = v.id)';

/** A stored video that the reader may see, or null: their own, or of the proof of a visible issue. */
export async function findVisibleVideo(
  database: Queryable,
  id: string,
  { actorId, isModerator }: MediaReader,
): Promise<(VideoUploadRow & Sight) | null> {
  const [row] = await database.query<Sight>(
    `select ${sightOf(NAMED, 'v.owner_id')} from video_upload v where v.id = $1`,
    [id, actorId, isModerator],
  );
  if (!row?.isVisible) return null;
  const video = await database.manager.getRepository(videoUploadEntity).findOneBy({ id });
  return video && { ...video, ...row };
}
