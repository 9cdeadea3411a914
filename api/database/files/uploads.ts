import type { EntitySchema } from 'typeorm';
import { ensureRoom } from '#api/database/files/ensureRoom.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  uploadEntity,
  videoUploadEntity,
  type UploadRow,
  type VideoUploadRow,
} from '#api/platform/media.entities.ts';
import { lockQuota } from '#api/database/lockQuota.ts';
import { insertIfNew } from '#api/database/insertIfNew.ts';

/** `perceptualHash`: 64 bits. */
export type NewUpload = Omit<
  UploadRow,
  'createdAt' | 'perceptualHash' | 'erasedAt' | 'originalErasedAt' | 'redactedAt'
> & {
  perceptualHash: bigint;
};

export type NewVideo = Omit<VideoUploadRow, 'createdAt' | 'erasedAt'>;

type Owned = Pick<UploadRow, 'id' | 'ownerId' | 'sha256'>;

async function insertOnce<Row extends Owned>(
  tx: Transaction,
  entity: EntitySchema<Row>,
  row: Row,
): Promise<void> {
  const { id, ownerId, sha256 } = row;
  await lockQuota(tx, 'uploads', ownerId);
  if (await insertIfNew(tx, entity, row)) return ensureRoom(tx, ownerId, 0);
  const owned: EntitySchema<Owned> = entity;
  const isSame = await tx.manager.getRepository(owned).existsBy({ id, ownerId, sha256 });
  if (!isSame) throw new Refusal('upload_differs');
}

/** Safe to repeat with the same id. */
export function insertUpload(tx: Transaction, upload: NewUpload): Promise<void> {
  const perceptualHash = BigInt.asIntN(64, upload.perceptualHash);
  return insertOnce(tx, uploadEntity, {
    ...upload,
    perceptualHash,
    createdAt: tx.now,
    erasedAt: null,
    originalErasedAt: null,
    redactedAt: null,
  });
}

export function insertVideo(tx: Transaction, video: NewVideo): Promise<void> {
  return insertOnce(tx, videoUploadEntity, { ...video, createdAt: tx.now, erasedAt: null });
}

/**
 * Prevents a file's content from being deleted until the transaction ends. A new row's file must be stored
 * again under this lock.
 */
export async function holdContent(tx: Transaction, sha256: string): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('content ' || $1))`, [sha256]);
}

/** Whether the person is chosen to solve an issue and has not finished. */
export async function hasOpenWork(tx: Transaction, userId: string): Promise<boolean> {
  const works = await tx.query(
    `select 1 from selection s join proposal p on p.id = s.proposal_id
     where p.solver_id = $1 and s.ended_at is null limit 1`,
    [userId],
  );
  return works.length > 0;
}
