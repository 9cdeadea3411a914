import { useEffect } from 'react';
import { Banner } from '#web/components/feedback/Banner.tsx';
import { Button } from '#web/components/actions/Button.tsx';
import {
  registerServiceWorker,
  applyUpdate,
  updateReady,
} from '#web/device/registerServiceWorker.ts';
import { updateContent } from './lateContent.ts';
import { registerBusyGuard } from '#web/device/outbox/busyGuards.ts';
import { outboxStore } from '#web/device/outbox/outboxStore.ts';
import { useStore } from '#web/store/createStore.ts';

/** Registers the worker, and offers an update when one is ready. */
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

/** Whether a reload would lose typed text. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input:not([type=search], [type=radio], [type=checkbox]), main textarea, [role=dialog] input, [role=dialog] textarea',
  );
  return [...fields].some((field) => field.value !== '' && field.value !== field.defaultValue);
}

const isSending = (): boolean => outboxStore.snapshot()?.activity === 'sending';

/** Whether an update waits, and how to apply it without losing text or requests. */
function useUpdate(): { isReady: boolean; apply: () => void } {
  const isReady = useStore(updateReady);
  useEffect(() => {
    // guard: update-waits
    return registerBusyGuard(() => hasTyped() || isSending());
  }, []);
  return { isReady, apply: () => void applyUpdate() };
}
