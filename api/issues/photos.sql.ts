import { In } from 'typeorm';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { issuePhotoEntity } from './issues.entities.ts';
import { uploadEntity } from '#api/platform/media.entities.ts';

/** A reference to the person's own upload, verified by its hash. */
export type NamedPhoto = {
  id: string;
  sha256: string;
  takenAt?: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/** Refuses missing or changed photos by position. */
async function ensureArrived(
  tx: Transaction,
  ownerId: string,
  photos: readonly NamedPhoto[],
): Promise<void> {
  const uploads = await tx.manager.getRepository(uploadEntity).find({
    select: { id: true, sha256: true },
    where: { id: In(photos.map(({ id }) => id)), ownerId },
  });
  const stored = new Map(uploads.map(({ id, sha256 }) => [id, sha256]));
  const pathsWhere = (isWrong: (photo: NamedPhoto) => boolean) =>
    photos.flatMap((photo, index) => (isWrong(photo) ? [`photos.${index}`] : []));
  const missing = pathsWhere((photo) => !stored.has(photo.id));
  if (missing.length > 0) {
    const message = 'This photo has not arrived yet.';
    throw new Refusal(
      'photo_missing',
      missing.map((path) => ({ path, message })),
    );
  }
  const differing = pathsWhere((photo) => stored.get(photo.id) !== photo.sha256);
  if (differing.length > 0) {
    const message = 'This photo arrived changed.';
    throw new Refusal(
      'photo_differs',
      differing.map((path) => ({ path, message })),
    );
  }
}

/** In order, without duplicates. */
export async function savePhotos(
  tx: Transaction,
  issue: { id: string; ownerId: string },
  named: readonly NamedPhoto[],
): Promise<void> {
  const photos = [...new Map(named.map((photo) => [photo.id, photo])).values()];
  if (photos.length > 0) await ensureArrived(tx, issue.ownerId, photos);
  const placed = tx.manager.getRepository(issuePhotoEntity);
  await placed.delete({ issueId: issue.id });
  if (photos.length === 0) return;
  await placed.insert(
    photos.map(({ id, takenAt, latitude, longitude }, position) => ({
      issueId: issue.id,
      position,
      uploadId: id,
      takenAt: takenAt ?? null,
      latitude: latitude ?? null,
      longitude: longitude ?? null,
    })),
  );
}
