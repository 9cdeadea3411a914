import { useEffect, useRef } from 'react';

type BytesImageProps = { bytes: ArrayBuffer; mime: string; alt: string };

/** A picture that is only on this device so far. */
export function BytesImage({ bytes, mime, alt }: BytesImageProps) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }));
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [bytes, mime]);
  return <img ref={image} alt={alt} />;
}
