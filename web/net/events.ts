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
 * Listens to changes made by others and refreshes what is on screen. Started once by the page; it
 * reconnects for ever, also when somebody signs in or out. First come the changes since the page was asked
 * for, which its data may lack. After a gap everything is read again: it may be the device that answered.
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
    // The browser gives up by itself after an answer that is no stream, such as a 503.
    const isRefused = source?.readyState === EventSource.CLOSED;
    // Otherwise it would ask once more for what was missed the first time.
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
    // The stream names its events by topic; a listener for `message` alone would hear none of them.
    for (const topic of EVENT_TOPICS) source.addEventListener(topic, onMessage);
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
  }
  function reconnect(): void {
    connect(MISSED_MS_MAX);
  }

  // An open stream keeps a page out of the browser's store of pages to go back to, or is dead in there.
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
 * Calls back when another person is signed in than before, or nobody. A stream belongs to whoever
 * opened it: left as it is after a sign-in, it would keep that person's own news from them.
 */
function followPerson(queryClient: QueryClient, onChange: () => void): () => void {
  const [name] = queryKeys.user();
  /** Null for nobody, undefined while the server has not said. */
  const person = () => {
    const user = queryClient.getQueryData<User | null>(queryKeys.user());
    return user === null ? null : user?.id;
  };
  let last = person();
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== name || person() === last) return;
    // The first answer of the server only says for whom the stream was opened.
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
