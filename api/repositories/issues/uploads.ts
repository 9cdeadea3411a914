import type { EntitySchema } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import {
  uploadEntity,
  videoUploadEntity,
  type UploadRow,
  type VideoUploadRow,
} from '#api/entities/media.ts';
import { insertIfNew } from '#api/repositories/insertIfNew.ts';

/** `sha256` in hex; `perceptualHash`: 64 bits of how it looks. */
export type NewUpload = Omit<UploadRow, 'sha256' | 'createdAt' | 'perceptualHash'> & {
  sha256: string;
  perceptualHash: bigint;
};

/** `sha256` in hex. */
export type NewVideo = Omit<VideoUploadRow, 'sha256' | 'createdAt'> & { sha256: string };

type OwnedBytes = Pick<UploadRow, 'id' | 'ownerId' | 'sha256' | 'createdAt'>;

async function insertOnce<Row extends OwnedBytes>(
  tx: Transaction,
  entity: EntitySchema<Row>,
  row: Row,
): Promise<void> {
  if (await insertIfNew(tx, entity, row)) return;
  const same: EntitySchema<OwnedBytes> = entity;
  const { id, ownerId, sha256 } = row;
  const isSame = await tx.manager.getRepository(same).existsBy({ id, ownerId, sha256 });
  if (!isSame) throw new Refusal('upload_differs');
}

/**
 * Adds a picture; the same one under the same id again is harmless. Throws Refusal `upload_differs`
 * when the id holds another one or somebody else's.
 */
export function insertUpload(tx: Transaction, upload: NewUpload): Promise<void> {
  return insertOnce(tx, uploadEntity, {
    ...upload,
    sha256: Buffer.from(upload.sha256, 'hex'),
    perceptualHash: BigInt.asIntN(64, upload.perceptualHash),
    createdAt: tx.now,
  });
}

/** As `insertUpload`, for a video. */
export function insertVideo(tx: Transaction, video: NewVideo): Promise<void> {
  const sha256 = Buffer.from(video.sha256, 'hex');
  return insertOnce(tx, videoUploadEntity, { ...video, sha256, createdAt: tx.now });
}
