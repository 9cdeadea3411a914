import { useEffect, useSyncExternalStore } from 'react';
import { outboxStore } from '#web/data/outboxStore.ts';
import {
  applyUpdate,
  isUpdateReady,
  onUpdateReady,
  registerBusyGuard,
} from '#web/data/registerServiceWorker.ts';

/** Whether any field on the page holds something that a reload would lose. */
function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'main input:not([type=search], [type=radio], [type=checkbox]), main textarea, [role=dialog] input, [role=dialog] textarea',
  );
  return [...fields].some((field) => field.value !== '' && field.value !== field.defaultValue);
}

const isSending = (): boolean => outboxStore.snapshot()?.activity === 'sending';

/** Whether a newer version waits, and how to let it take over without losing what is typed or sent. */
export function useUpdate(): { isReady: boolean; apply: () => void } {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  useEffect(() => {
    const remove = registerBusyGuard(() => hasTyped() || isSending());
    return () => void remove();
  }, []);
  return { isReady, apply: () => void applyUpdate() };
}
