import { Refusal } from '#api/domain/refusal.ts';
import type { PhotoReference } from '#schema/issues/image.ts';
import type { MockState, PhotoRow, UserRow } from './mockState.ts';

/**
 * The photos that a report names, each once, checked against what has arrived. Throws Refusal
 * `photo_missing` or `photo_differs` with the position of each such photo.
 */
export function arrivedPhotos(
  state: MockState,
  owner: UserRow,
  named: readonly PhotoReference[],
): PhotoRow[] {
  const photos = [...new Map(named.map((photo) => [photo.id, photo])).values()];
  const hashOf = ({ id }: PhotoReference) => {
    const upload = state.uploads.get(id);
    return upload?.ownerId === owner.id ? upload.sha256 : undefined;
  };
  const errorsOf = (isWrong: (photo: PhotoReference) => boolean, message: string) =>
    photos.flatMap((photo, at) => (isWrong(photo) ? [{ path: `photos.${at}`, message }] : []));
  const missing = errorsOf(
    (photo) => hashOf(photo) === undefined,
    'This photo has not arrived yet.',
  );
  if (missing.length > 0) throw new Refusal('photo_missing', missing);
  const differing = errorsOf(
    (photo) => hashOf(photo) !== photo.sha256,
    'This photo arrived changed.',
  );
  if (differing.length > 0) throw new Refusal('photo_differs', differing);
  return photos.map(({ id, takenAt }) => ({ uploadId: id, takenAt: takenAt ?? null }));
}
