import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { EMPTY_DRAFT, EMPTY_VALUES, type ReportDraft } from './reportValues.ts';
import { preparePhoto } from './preparePhoto.ts';

/** Content shared from another app, stored by the worker: original photos and text. */
export type SharedValue = {
  files: { bytes: ArrayBuffer; mime: string; name: string }[];
  title: string;
  text: string;
};

/** A draft from shared content. Unusable photos are reported and left out. */
export async function draftOfShared({ files, title, text }: SharedValue): Promise<ReportDraft> {
  const photos: ReportPhoto[] = [];
  for (const { bytes, mime, name } of files.slice(0, PHOTOS_PER_REPORT)) {
    // One after the other: five decoded pictures at once do not fit into a small phone.
    const photo = await preparePhoto(new File([bytes], name, { type: mime }));
    if (photo) photos.push({ ...photo, id: crypto.randomUUID(), mayTellCapture: false });
  }
  return { ...EMPTY_DRAFT, values: { ...EMPTY_VALUES, title, description: text }, photos };
}
