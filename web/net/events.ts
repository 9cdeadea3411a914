import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { liveEvent, MISSED_MS_MAX } from '#schema/event.ts';
import type { User } from '#schema/people/user.ts';
import { connectivity } from './connectivity.ts';
import { createEventStream, type StreamListener } from './eventStream.ts';
import { queryKeys } from './queryKeys.ts';
import { refresh } from './refresh.ts';
import { shareStream, type FollowedStream } from './shareStream.ts';

/**
 * Follows others' changes and refreshes what is on screen. Started once; reconnects forever, also
 * after sign-in or sign-out. Starts with the changes since the page was requested, which its data
 * may lack. After a gap everything is refetched: the device may have answered meanwhile.
 */
export function startEvents(queryClient: QueryClient): () => void {
  const told = {
    onOpen: () => connectivity.report(true),
    onData(data: string) {
      const event = v.safeParse(liveEvent, parseJson(data));
      if (event.success) void refresh(queryClient, [event.output]);
    },
  };
  let stream = followStream(told, performance.now());
  const reconnect = () => stream.reconnect();
  // An open stream keeps a page out of the back/forward cache, or is dead in there.
  const onLeave = () => stream.stop();
  const onReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stream = followStream(told, MISSED_MS_MAX);
  };

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

/** Shared by all tabs where the browser supports that; otherwise for this page only. */
function followStream(told: StreamListener, missedMs: number): FollowedStream {
  if (navigator.locks !== undefined) return shareStream(told, missedMs);
  const stream = createEventStream(told);
  stream.connect(missedMs);
  return { reconnect: stream.reconnect, stop: stream.close };
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
    // The server's first answer only reveals for whom the stream was opened.
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
