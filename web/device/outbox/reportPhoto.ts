import type { PhotoReference } from '#schema/issues/image.ts';
import type { ShrunkPhoto } from '#web/device/photos/shrinkPhoto.ts';

export type ReportPhoto = ShrunkPhoto & { id: string; mayTellCapture: boolean };

/** A photo's time and place are included only with consent. */
export function photoReference(photo: ReportPhoto): PhotoReference {
  const { id, sha256, takenAt, position } = photo;
  return photo.mayTellCapture ? { id, sha256, takenAt, ...position } : { id, sha256 };
}
