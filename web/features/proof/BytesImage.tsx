import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';

type BytesImageProps = { bytes: ArrayBuffer; mime: string; alt: string };

/** A picture that is only on this device so far. */
export function BytesImage({ bytes, mime, alt }: BytesImageProps) {
  const image = useObjectUrlRef<HTMLImageElement>(bytes, mime);
  return <img ref={image} alt={alt} />;
}
