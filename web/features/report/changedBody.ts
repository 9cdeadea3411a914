import type { PhotoReference } from '#schema/issues/image.ts';
import type { ReportIssueRequest } from '#schema/issues/issue.ts';
import type { ReportedForm, ReportPhoto } from '#web/device/outbox/outbox.ts';

/** A queued report with the text and photos of the form; its id and the time of writing stay. */
export function changedBody(
  body: ReportIssueRequest,
  form: ReportedForm,
  photos: readonly ReportPhoto[],
): ReportIssueRequest {
  return { ...body, ...form, photos: photos.map(referenceOf) };
}

function referenceOf(photo: ReportPhoto): PhotoReference {
  const { id, sha256, takenAt, position } = photo;
  return photo.mayTellCapture ? { id, sha256, takenAt, ...position } : { id, sha256 };
}
