import { showError } from '#web/store/toastStore.ts';
import { readPhotoFile } from '#web/device/photos/readPhotoFile.ts';
import type { ShrunkPhoto } from '#web/device/photos/shrinkPhoto.ts';
import { reportContent } from './content.ts';

const { toast } = reportContent;

const TITLES = {
  too_large: toast.tooLarge,
  wrong_type: toast.wrongType,
  unreadable: toast.unreadable,
};

/** Prepares a photo for upload; null after telling why it cannot be used. */
export async function preparePhoto(file: File): Promise<ShrunkPhoto | null> {
  const read = await readPhotoFile(file);
  if ('photo' in read) return read.photo;
  const { problem, text } = read.refusal;
  showError(TITLES[problem], text);
  return null;
}
