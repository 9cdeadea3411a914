import { PREPARED } from '#api/database/connection/prepared.ts';
import { readRows } from '#api/database/readRows.ts';
import { videoUploadEntity, type VideoUploadRow } from '#api/platform/media.entities.ts';
import type { Queryable } from '#api/platform/queryable.sql.ts';
import { visibilityOf, type MediaReader, type Visibility } from './findUpload.sql.ts';

const NAMED = 'from issue i where i.id in (select f.issue_id from proof f where f.video_id = v.id)';

/** A stored video that the reader may see, or null: their own, or of the proof of a visible issue. */
export async function findVisibleVideo(
  database: Queryable,
  id: string,
  { actorId, isModerator }: MediaReader,
): Promise<(VideoUploadRow & Visibility) | null> {
  const [video] = await readRows<VideoUploadRow & Visibility>(
    database,
    videoUploadEntity,
    `${PREPARED}select v.*, ${visibilityOf(NAMED, 'v.owner_id')} from video_upload v where v.id = $1`,
    [id, actorId, isModerator],
  );
  return video?.isVisible ? video : null;
}
