import { useEffect, useState } from 'react';
import type { ReportPhoto } from '#web/device/outbox/reportPhoto.ts';
import type { ImageSize } from '#web/device/photos/readImageSize.ts';

/** The photo as an address to show and its size as it is seen, turned as the camera was held; null until decoded. */
export function usePicture({
  bytes,
  mime,
}: Pick<ReportPhoto, 'bytes' | 'mime'>): { url: string; size: ImageSize } | null {
  const [picture, setPicture] = useState<{ url: string; size: ImageSize } | null>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
    const image = new Image();
    image.addEventListener('load', () => {
      setPicture({ url, size: { width: image.naturalWidth, height: image.naturalHeight } });
    });
    image.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, mime]);
  return picture;
}
