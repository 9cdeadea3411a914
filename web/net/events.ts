import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { EVENT_TOPICS, liveEvent, MISSED_MS_MAX, streamEvents } from '#schema/event.ts';
import type { User } from '#schema/people/user.ts';
import { connectivity } from './connectivity.ts';
import { queryKeys } from './queryKeys.ts';
import { refresh } from './refresh.ts';

const RECONNECT_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

/**
 * Follows others' changes and refreshes what is on screen. Started once; reconnects forever, also
 * after sign-in or sign-out. Starts with the changes since the page was requested, which its data
 * may lack. After a gap everything is refetched: the device may have answered meanwhile.
 */
export function startEvents(queryClient: QueryClient): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const onOpen = () => {
    retryMs = FIRST_RETRY_MS;
    connectivity.report(true);
  };
  const onError = () => {
    // The browser gives up after an answer that is no stream, such as a 503.
    const isRefused = source?.readyState === EventSource.CLOSED;
    // Otherwise it would request the first missed changes again.
    source?.close();
    retry = setTimeout(reconnect, isRefused ? retryMs : RECONNECT_MS);
    if (isRefused) retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const onMessage = ({ data }: MessageEvent) => {
    const event = v.safeParse(liveEvent, parseJson(data));
    if (event.success) void refresh(queryClient, [event.output]);
  };
  function connect(missedMs: number): void {
    clearTimeout(retry);
    source?.close();
    const url = `${streamEvents.path}?missedMs=${missedMs}`;
    source = new EventSource(url, { withCredentials: true });
    // Events are named by topic; a listener for `message` alone would receive none.
    for (const topic of EVENT_TOPICS) source.addEventListener(topic, onMessage);
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
  }
  function reconnect(): void {
    connect(MISSED_MS_MAX);
  }

  // An open stream keeps a page out of the back/forward cache, or is dead in there.
  const onLeave = () => {
    clearTimeout(retry);
    source?.close();
  };
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) reconnect();
  };

  connect(Math.min(Math.round(performance.now()), MISSED_MS_MAX));
  addEventListener('online', reconnect);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onReturn);
  const stopFollowing = followPerson(queryClient, reconnect);
  return () => {
    stopFollowing();
    onLeave();
    removeEventListener('online', reconnect);
    removeEventListener('pagehide', onLeave);
    removeEventListener('pageshow', onReturn);
  };
}

/**
 * Calls back when the user changes. A stream belongs to the session that opened it: kept after a
 * sign-in, it would miss that person's notices.
 */
function followPerson(queryClient: QueryClient, onChange: () => void): () => void {
  const [name] = queryKeys.user();
  /** Null when signed out, undefined while unknown. */
  const person = () => {
    const user = queryClient.getQueryData<User | null>(queryKeys.user());
    return user === null ? null : user?.id;
  };
  let last = person();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== name || person() === last) return;
    // The server's first answer only tells for whom the stream was opened.
    const isFirstAnswer =
      last === undefined && !(event.action.type === 'success' && event.action.manual === true);
    last = person();
    if (!isFirstAnswer) onChange();
  });
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
