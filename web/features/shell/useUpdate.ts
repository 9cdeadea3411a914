import { useEffect, useSyncExternalStore } from 'react';
import { isDraining } from '#web/data/outboxDrain.ts';
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

/** Whether a newer version waits, and how to let it take over without losing what is typed or sent. */
export function useUpdate(): { isReady: boolean; apply: () => void } {
  const isReady = useSyncExternalStore(onUpdateReady, isUpdateReady, () => false);
  useEffect(() => {
    const remove = registerBusyGuard(() => hasTyped() || isDraining());
    return () => void remove();
  }, []);
  return { isReady, apply: () => void applyUpdate() };
}
