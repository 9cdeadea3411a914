import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';

/** A photo that a report names: an upload of the same person, proved by its hash. */
export type NamedPhoto = {
  id: string;
  sha256: string;
  takenAt?: string | null;
  latitude?: number | null;
  longitude?: number | null;
};

/**
 * Checks that every named photo has arrived unchanged. Throws Refusal `photo_missing` (with the
 * position of each missing one) or `photo_differs`.
 */
async function ensureArrived(
  tx: Transaction,
  ownerId: string,
  photos: readonly NamedPhoto[],
): Promise<void> {
  const rows = await tx.query<{ id: string; sha256: string }>(
    `SELECT id, encode(sha256, 'hex') AS sha256 FROM upload
     WHERE id = ANY($1::uuid[]) AND owner_id = $2`,
    [photos.map((photo) => photo.id), ownerId],
  );
  const stored = new Map(rows.map((row) => [row.id, row.sha256]));
  const pathsOf = (isWrong: (photo: NamedPhoto) => boolean) =>
    photos.flatMap((photo, index) => (isWrong(photo) ? [`photos.${index}`] : []));
  const missing = pathsOf((photo) => !stored.has(photo.id));
  if (missing.length > 0) {
    const message = 'This photo has not arrived yet.';
    throw new Refusal(
      'photo_missing',
      missing.map((path) => ({ path, message })),
    );
  }
  const differing = pathsOf((photo) => stored.get(photo.id) !== photo.sha256);
  if (differing.length > 0) {
    const message = 'This photo arrived changed.';
    throw new Refusal(
      'photo_differs',
      differing.map((path) => ({ path, message })),
    );
  }
}

/** Makes the named uploads the photos of an issue, in their order. Naming one twice counts once. */
export async function savePhotos(
  tx: Transaction,
  issue: { id: string; reporterId: string },
  named: readonly NamedPhoto[],
): Promise<void> {
  const photos = [...new Map(named.map((photo) => [photo.id, photo])).values()];
  if (photos.length > 0) await ensureArrived(tx, issue.reporterId, photos);
  await tx.query('DELETE FROM issue_photo WHERE issue_id = $1', [issue.id]);
  for (const [position, photo] of photos.entries()) {
    await tx.query(
      `INSERT INTO issue_photo (issue_id, position, upload_id, taken_at, latitude, longitude)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [
        issue.id,
        position,
        photo.id,
        photo.takenAt ?? null,
        photo.latitude ?? null,
        photo.longitude ?? null,
      ],
    );
  }
}
