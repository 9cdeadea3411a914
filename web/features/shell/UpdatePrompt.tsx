import { useEffect } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import { registerServiceWorker } from '#web/device/registerServiceWorker.ts';
import { updateContent } from './updateContent.ts';
import { useUpdate } from './useUpdate.ts';

/** Registers the worker, and offers a newer version of the app when one is ready. */
export function UpdatePrompt() {
  const { isReady, apply } = useUpdate();
  useEffect(() => void registerServiceWorker(), []);
  if (!isReady) return null;
  return (
    <Banner
      tone="info"
      action={
        <Button variant="secondary" onClick={apply}>
          {updateContent.apply}
        </Button>
      }
    >
      {updateContent.text}
    </Banner>
  );
}
