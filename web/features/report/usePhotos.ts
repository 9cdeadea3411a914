import { useState } from 'react';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import type { CoverBox } from '#web/device/photos/coverBox.ts';
import { PhotoError, shrinkPhoto } from '#web/device/photos/shrinkPhoto.ts';
import { reportContent } from './content.ts';
import { showError } from '#web/store/toastStore.ts';
import { preparePhoto } from './preparePhoto.ts';

const { toast } = reportContent;

/**
 * A report's photos: chosen, validated, scaled down, with or without place and time. `onAdded` gets
 * each new one with the data of its file.
 */
export function usePhotos(initial: ReportPhoto[], onAdded: (photo: ReportPhoto) => void) {
  const [photos, setPhotos] = useState(initial);
  const [mayTellCapture, setMayTellCapture] = useState(() =>
    initial.some((photo) => photo.mayTellCapture),
  );
  const [workingCount, setWorkingCount] = useState(0);

  const addOne = async (file: File): Promise<void> => {
    const shrunk = await preparePhoto(file);
    if (!shrunk) return;
    const photo = { ...shrunk, id: crypto.randomUUID(), mayTellCapture };
    setPhotos((current) => (current.length < PHOTOS_PER_REPORT ? [...current, photo] : current));
    onAdded(photo);
  };
  const add = async (files: readonly File[]): Promise<void> => {
    const room = PHOTOS_PER_REPORT - photos.length;
    if (files.length > room) showError(toast.tooMany, toast.tooManyText(PHOTOS_PER_REPORT));
    const chosen = files.slice(0, room);
    setWorkingCount((count) => count + chosen.length);
    // One after the other: five decoded pictures at once do not fit into a small phone.
    for (const file of chosen) {
      await addOne(file);
      setWorkingCount((count) => count - 1);
    }
  };
  /** Replaces the photo by its covered copy; false after telling why that failed. */
  const cover = async (photo: ReportPhoto, boxes: readonly CoverBox[]): Promise<boolean> => {
    const covered = await coveredPhoto(photo, boxes);
    if (!covered) return false;
    setPhotos((current) => current.map((one) => (one.id === photo.id ? covered : one)));
    return true;
  };
  return {
    photos,
    isWorking: workingCount > 0,
    mayTellCapture,
    /** Whether there is capture data that needs consent. */
    hasCapture: photos.some(({ takenAt, position }) => takenAt !== null || position !== null),
    add,
    cover,
    remove: (id: string) => setPhotos((current) => current.filter((photo) => photo.id !== id)),
    agree: (isAgreed: boolean) => {
      setMayTellCapture(isAgreed);
      setPhotos((current) => current.map((photo) => ({ ...photo, mayTellCapture: isAgreed })));
    },
  };
}

async function coveredPhoto(
  photo: ReportPhoto,
  boxes: readonly CoverBox[],
): Promise<ReportPhoto | null> {
  try {
    const covered = await shrinkPhoto(new Blob([photo.bytes], { type: photo.mime }), boxes);
    const { takenAt, position } = photo;
    // A new id: under the old one the server may have the uncovered picture already.
    return { ...photo, ...covered, takenAt, position, id: crypto.randomUUID() };
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    showError(toast.notCovered, toast.notCoveredText);
    return null;
  }
}

export type Photos = ReturnType<typeof usePhotos>;
