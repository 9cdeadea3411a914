import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { EMPTY_DRAFT, EMPTY_VALUES, type ReportDraft } from './reportValues.ts';
import { preparePhoto } from './preparePhoto.ts';

/** What the worker kept of a share from another app: photos as they came, and the text with them. */
export type SharedValue = {
  files: { bytes: ArrayBuffer; mime: string; name: string }[];
  title: string;
  text: string;
};

/** A report begun with what was shared. Photos that cannot be used are told about and left out. */
export async function draftOfShared({ files, title, text }: SharedValue): Promise<ReportDraft> {
  const photos: ReportPhoto[] = [];
  for (const { bytes, mime, name } of files.slice(0, PHOTOS_PER_REPORT)) {
    // One after the other: five decoded pictures at once do not fit into a small phone.
    const photo = await preparePhoto(new File([bytes], name, { type: mime }));
    if (photo) photos.push({ ...photo, id: crypto.randomUUID(), mayTellCapture: false });
  }
  return { ...EMPTY_DRAFT, values: { ...EMPTY_VALUES, title, description: text }, photos };
}
