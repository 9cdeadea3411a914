import { connectivity } from '#web/net/connectivity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wholeIssuesQuery } from '#web/features/issues/issueList.ts';
import { whenControlled } from '#web/net/workerControl.ts';

const IDLE_TIMEOUT_MS = 5_000;

type SavingConnection = { saveData?: boolean };

/** True when the person asked their browser to save data: then the list is not fetched ahead. */
function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: SavingConnection };
  return connection?.saveData === true;
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}

/**
 * Fetches the whole list once in a quiet moment after the page has loaded and the worker has taken
 * over, so that it has the list when the signal goes: searching and filtering then work on all of
 * it. It is read again only after an event made it stale.
 */
export function usePrimedList(isReady: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isReady || !connectivity.isOnline() || isSavingData()) return undefined;
    let isGone = false;
    let cancel: (() => void) | undefined;
    const prime = async () => {
      await whenControlled();
      if (!isGone) cancel = whenIdle(() => void queryClient.prefetchQuery(wholeIssuesQuery()));
    };
    void prime();
    return () => {
      isGone = true;
      cancel?.();
    };
  }, [isReady, queryClient]);
}
