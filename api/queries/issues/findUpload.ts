import { uploadEntity, type UploadRow } from '#api/entities/media.ts';
import type { Queryable } from '#api/queries/queryable.ts';

/** `perceptualHash`: 64 bits of how it looks; 0 for one from before they were kept. */
type FoundUpload = UploadRow & { perceptualHash: bigint };

/** A stored picture by its id, or null. */
export async function findUpload({ manager }: Queryable, id: string): Promise<FoundUpload | null> {
  const upload = await manager.getRepository(uploadEntity).findOneBy({ id });
  return upload && { ...upload, perceptualHash: BigInt.asUintN(64, upload.perceptualHash ?? 0n) };
}
