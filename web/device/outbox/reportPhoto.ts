import type { PhotoReference } from '#schema/issues/image.ts';
import type { ShrunkPhoto } from '#web/device/photos/shrinkPhoto.ts';

export type ReportPhoto = ShrunkPhoto & { id: string; mayTellCapture: boolean };

/** What a report says of its photo: time and place only when the person agreed to tell them. */
export function photoReference(photo: ReportPhoto): PhotoReference {
  const { id, sha256, takenAt, position } = photo;
  return photo.mayTellCapture ? { id, sha256, takenAt, ...position } : { id, sha256 };
}
