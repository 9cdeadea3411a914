import { IMAGE_TOO_LARGE, photoFileError } from '#schema/image.ts';
import { sha256 } from '#sw/outbox/sha256.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import { PhotoError, shrinkPhoto, type ShrunkPhoto } from '#web/data/shrinkPhoto.ts';
import { reportContent } from './content.ts';

const { toast } = reportContent;

/** The photo as it will be sent; null after telling why it cannot be used. */
export async function preparePhoto(file: File): Promise<ShrunkPhoto | null> {
  const refusal = photoFileError(file);
  if (refusal !== null) {
    refusePhoto(refusal === IMAGE_TOO_LARGE ? toast.tooLarge : toast.wrongType, refusal);
    return null;
  }
  try {
    return await shrinkPhoto(file);
  } catch (error) {
    // An old browser that cannot re-encode still sends the photo; the server takes the metadata out.
    if (error instanceof PhotoError && error.problem === 'unsupported') return asItIs(file);
    refusePhoto(toast.unreadable, toast.unreadableText);
    return null;
  }
}

async function asItIs(file: File): Promise<ShrunkPhoto> {
  const bytes = await file.arrayBuffer();
  const unknown = { width: 0, height: 0, takenAt: null, position: null };
  return { bytes, mime: file.type, sha256: await sha256(bytes), ...unknown };
}

/** Tells why a photo is not taken. */
export function refusePhoto(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}
