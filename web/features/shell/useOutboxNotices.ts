import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Keeps the outbox moving while the app is open. Sending starts a moment after the page is painted:
 * its code is not part of the first load.
 */
export function useOutboxNotices(): void {
  const queryClient = useQueryClient();
  const { history } = useRouter();

  useEffect(() => {
    let stop: (() => void) | undefined;
    let isStopped = false;
    const start = async () => {
      const { startOutboxNotices } = await import('./outboxNotices.ts');
      if (isStopped) return;
      stop = startOutboxNotices({ queryClient, goTo: (href) => history.push(href) });
    };
    // Without its code nothing is sent now; what waits stays, and the worker or a reload sends it.
    start().catch(() => undefined);
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [queryClient, history]);
}
