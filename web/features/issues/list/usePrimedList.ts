import { connectivity } from '#web/net/connectivity.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wholeIssuesQuery } from '#web/features/issues/issueList.ts';
import { whenControlled } from '#web/net/workerControl.ts';

const IDLE_TIMEOUT_MS = 5_000;

type SavingConnection = { saveData?: boolean };

/** With data saving on, the list is not prefetched. */
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
 * Fetches the whole list once, when the page is idle and the worker in control, so that search and
 * filters work on all of it offline. Fetched again only after an event made it stale.
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
