import { videoUploadEntity, type VideoUploadRow } from '#api/entities/media.ts';
import type { Queryable } from '#api/queries/queryable.ts';

/** A stored video by its id, or null. */
export function findVideo({ manager }: Queryable, id: string): Promise<VideoUploadRow | null> {
  return manager.getRepository(videoUploadEntity).findOneBy({ id });
}
