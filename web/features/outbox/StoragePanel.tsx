import { useState } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { ProgressBar } from '#web/components/feedback/ProgressBar.tsx';
import { byteText } from '#web/format/byteText.ts';
import { outboxContent } from './content.ts';
import { OutboxPanel } from './OutboxPanel.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { askToPersist, storageStatus } from '#web/device/outbox/outboxStorage.ts';

const { storage: content } = outboxContent;

/** How much room there is, and whether the browser promises to keep what waits. */
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

const KEY = ['storage'] as const;

/** How much this app stores on the device, and whether the browser promises to keep it. */
function useStorage(rowCount: number) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [...KEY, rowCount],
    queryFn: storageStatus,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return {
    storage: data,
    /** Asks the browser to keep it; resolves to its answer. */
    protect: async (): Promise<boolean> => {
      const isGranted = await askToPersist();
      await queryClient.invalidateQueries({ queryKey: KEY });
      return isGranted;
    },
  };
}
