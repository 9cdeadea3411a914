import type { QueryClient } from '@tanstack/react-query';
import { startEvents } from './events.ts';
import { followFresherAnswers } from './fresherAnswers.ts';
import { readAgainThroughWorker } from './workerControl.ts';

/**
 * Keeps what is on screen true, and there offline: events of the server, late answers of a
 * slow network, and the reading of a first visit through its worker.
 */
export function startLive(queryClient: QueryClient): void {
  startEvents(queryClient);
  followFresherAnswers(queryClient);
  void readAgainThroughWorker(queryClient);
}
