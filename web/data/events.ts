import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { EVENT_TOPICS, liveEvent, streamEvents, type LiveEvent } from '#schema/event.ts';
import { connectivity } from './connectivity.ts';
import { staleKeysOf } from './queryKeys.ts';

const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/** Makes stale what an event names, so that whatever is on screen reads it again. */
export function applyEvent(queryClient: QueryClient, event: LiveEvent): void {
  const keys = staleKeysOf(event);
  if (keys === null) void queryClient.invalidateQueries();
  else for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Listens to changes made by others and refreshes what is on screen. Started once by the page; it
 * reconnects for ever, and after a gap everything is read again, because events may have been missed.
 */
export function startEvents(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;
  let hasGap = false;

  const onOpen = () => {
    retryMs = FIRST_RETRY_MS;
    connectivity.report(true);
    if (hasGap) applyEvent(queryClient, { topic: 'resync', id: null });
    hasGap = false;
  };
  const onError = () => {
    hasGap = true;
    // The browser gives up by itself after an answer that is no stream, such as a 503.
    if (source?.readyState !== EventSource.CLOSED) return;
    retry = setTimeout(connect, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const onMessage = ({ data }: MessageEvent) => {
    const event = v.safeParse(liveEvent, parseJson(data));
    if (event.success) applyEvent(queryClient, event.output);
  };
  function connect(): void {
    clearTimeout(retry);
    source?.close();
    source = new EventSource(streamEvents.path, { withCredentials: true });
    // The stream names its events by topic; a listener for `message` alone would hear none of them.
    for (const topic of EVENT_TOPICS) source.addEventListener(topic, onMessage);
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
  }

  connect();
  addEventListener('online', connect);
  return () => {
    clearTimeout(retry);
    source?.close();
    removeEventListener('online', connect);
  };
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
