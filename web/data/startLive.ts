import type { QueryClient } from '@tanstack/react-query';
import { startEvents } from './events.ts';
import { followFresherAnswers } from './fresherAnswers.ts';

/** Keeps what is on screen true: events of the server, and late answers of a slow network. */
export function startLive(queryClient: QueryClient): void {
  startEvents(queryClient);
  followFresherAnswers(queryClient);
}
