import { useState } from 'react';
import { PHOTOS_PER_REPORT } from '#schema/limits.ts';
import type { ReportPhoto } from '#web/data/outbox/outbox.ts';
import { reportContent } from './content.ts';
import { preparePhoto, refusePhoto } from './preparePhoto.ts';

const { toast } = reportContent;

/**
 * The photos of a report: chosen, checked, made smaller, and with or without place and time.
 * `onAdded` hears of each new one with what its file says.
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
    if (files.length > room) refusePhoto(toast.tooMany, toast.tooManyText(PHOTOS_PER_REPORT));
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
