import { useState } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { byteText } from '#web/format/byteText.ts';
import { outboxContent } from './content.ts';
import { OutboxPanel } from './OutboxPanel.tsx';
import { useStorage } from './useStorage.ts';

const { storage: content } = outboxContent;

/** Free space, and whether the browser guarantees the storage. */
export function StoragePanel({ rowCount }: { rowCount: number }) {
  const { storage, protect } = useStorage(rowCount);
  const [isRefused, setIsRefused] = useState(false);
  if (!storage) return null;
  const { usedBytes, quotaBytes, isPersisted, isIosBrowser } = storage;
  return (
    <OutboxPanel aria-labelledby="storage-heading">
      <h2 id="storage-heading">{content.heading}</h2>
      {usedBytes !== null && quotaBytes !== null && quotaBytes > 0 && (
        <ProgressBar
          label={content.label}
          value={usedBytes}
          max={quotaBytes}
          valueText={content.used(byteText(usedBytes), byteText(quotaBytes))}
        />
      )}
      {isPersisted === true && <p>{content.persistent}</p>}
      {isIosBrowser && <Banner tone="warning">{content.iosBrowser}</Banner>}
      {isPersisted === false && !isIosBrowser && (
        <Banner
          tone="warning"
          action={
            <Button
              variant="secondary"
              onClick={() => void protect().then((isGranted) => setIsRefused(!isGranted))}
            >
              {content.protect}
            </Button>
          }
        >
          {isRefused ? content.refused : content.notPersistent}
        </Banner>
      )}
    </OutboxPanel>
  );
}
