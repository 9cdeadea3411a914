import { useEffect, useState } from 'react';
import type { OutboxPart } from '#sw/outbox/outboxRow.ts';
import { ThumbnailFrame } from '#web/components/issues/Thumbnail.tsx';
import { outbox } from '#web/device/outbox/outbox.ts';
import { useObjectUrlRef } from '#web/device/photos/useObjectUrlRef.ts';

/** A photo that is still on this device, beside the title that names it; nothing once it is sent. */
export function UnsentPicture({ part }: { part: Pick<OutboxPart, 'id' | 'mime'> }) {
  const { id, mime } = part;
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null);
  useEffect(() => {
    let isShown = true;
    const show = (found: ArrayBuffer | null) => {
      if (isShown) setBytes(found);
    };
    outbox.photo(id).then(show, () => show(null));
    return () => {
      isShown = false;
    };
  }, [id]);
  return bytes && <Picture bytes={bytes} mime={mime} />;
}

function Picture({ bytes, mime }: { bytes: ArrayBuffer; mime: string }) {
  const image = useObjectUrlRef<HTMLImageElement>(bytes, mime);
  return (
    <ThumbnailFrame aria-hidden="true">
      <img ref={image} alt="" decoding="async" />
    </ThumbnailFrame>
  );
}
