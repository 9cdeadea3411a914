import type { VideoMime } from '#api/domain/media/video.ts';
import type { Queryable } from '#api/queries/queryable.ts';

export type FoundVideo = { sha256: string; mime: VideoMime; bytes: number };

/** A stored video by its id, or null. */
export async function findVideo(database: Queryable, id: string): Promise<FoundVideo | null> {
  const [row] = await database.query<FoundVideo>(
    `SELECT encode(sha256, 'hex') AS sha256, mime, bytes FROM video_upload WHERE id = $1`,
    [id],
  );
  return row ?? null;
}
