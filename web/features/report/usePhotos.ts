import { useState } from 'react';
import { IMAGE_TOO_LARGE, photoFileError } from '#schema/image.ts';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import { sha256 } from '#sw/outbox/sha256.ts';
import { showToast } from '#web/components/toast/toastStore.ts';
import type { ReportPhoto } from '#web/data/outbox.ts';
import { PhotoError, shrinkPhoto, type ShrunkPhoto } from '#web/data/shrinkPhoto.ts';
import { reportContent } from './content.ts';

const { toast } = reportContent;

/** The photos of a report: chosen, checked, made smaller, and with or without place and time. */
export function usePhotos(initial: ReportPhoto[]) {
  const [photos, setPhotos] = useState(initial);
  const [mayTellCapture, setMayTellCapture] = useState(() =>
    initial.some((photo) => photo.mayTellCapture),
  );
  const [workingCount, setWorkingCount] = useState(0);

  const addOne = async (file: File): Promise<void> => {
    const shrunk = await prepare(file);
    if (!shrunk) return;
    const photo = { ...shrunk, id: crypto.randomUUID(), mayTellCapture };
    setPhotos((current) => (current.length < PHOTOS_PER_REPORT ? [...current, photo] : current));
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const room = PHOTOS_PER_REPORT - photos.length;
    if (files.length > room) refuse(toast.tooMany, toast.tooManyText(PHOTOS_PER_REPORT));
    const chosen = files.slice(0, room);
    setWorkingCount((count) => count + chosen.length);
    // One after the other: five decoded pictures at once do not fit into a small phone.
    for (const file of chosen) {
      await addOne(file);
      setWorkingCount((count) => count - 1);
    }
  };
  return {
    photos,
    isWorking: workingCount > 0,
    mayTellCapture,
    /** Whether there is anything that the person could agree to tell. */
    hasCapture: photos.some(({ takenAt, position }) => takenAt !== null || position !== null),
    add,
    remove: (id: string) => setPhotos((current) => current.filter((photo) => photo.id !== id)),
    agree: (isAgreed: boolean) => {
      setMayTellCapture(isAgreed);
      setPhotos((current) => current.map((photo) => ({ ...photo, mayTellCapture: isAgreed })));
    },
  };
}

export type Photos = ReturnType<typeof usePhotos>;

/** The photo as it will be sent; null after telling why it cannot be used. */
async function prepare(file: File): Promise<ShrunkPhoto | null> {
  const refusal = photoFileError(file);
  if (refusal !== null) {
    refuse(refusal === IMAGE_TOO_LARGE ? toast.tooLarge : toast.wrongType, refusal);
    return null;
  }
  try {
    return await shrinkPhoto(file);
  } catch (error) {
    // An old browser that cannot re-encode still sends the photo; the server takes the metadata out.
    if (error instanceof PhotoError && error.problem === 'unsupported') return asItIs(file);
    refuse(toast.unreadable, toast.unreadableText);
    return null;
  }
}

async function asItIs(file: File): Promise<ShrunkPhoto> {
  const bytes = await file.arrayBuffer();
  const unknown = { width: 0, height: 0, takenAt: null, position: null };
  return { bytes, mime: file.type, sha256: await sha256(bytes), ...unknown };
}

function refuse(title: string, description: string): void {
  showToast({ title, description, variant: 'destructive' });
}
