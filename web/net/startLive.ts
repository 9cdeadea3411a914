import type { QueryClient } from '@tanstack/react-query';
import { startEvents } from './events.ts';
import { followFresherAnswers } from './fresherAnswers.ts';
import { readAgainThroughWorker } from './workerControl.ts';

/**
 * Keeps data current, and available offline: server events, late answers of a slow network, and a
 * first visit's refetch through its worker.
 */
export function startLive(queryClient: QueryClient): void {
  startEvents(queryClient);
  followFresherAnswers(queryClient);
  void readAgainThroughWorker(queryClient);
}
