import { useEffect, useRef } from 'react';

/** A ref for media whose bytes are only on this device. */
export function useObjectUrlRef<Media extends HTMLMediaElement | HTMLImageElement>(
  bytes: BlobPart,
  mime: string,
) {
  const media = useRef<Media>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
    if (media.current) media.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, mime]);
  return media;
}
