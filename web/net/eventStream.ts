import { EVENT_TOPICS, MISSED_MS_MAX, streamEvents } from '#schema/event.ts';

const RECONNECT_MS = 3_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;

export type StreamListener = { onOpen: () => void; onData: (data: string) => void };

export type EventStream = {
  /** Opens a new connection, which replays the events of the last `missedMs`. */
  connect: (missedMs: number) => void;
  reconnect: () => void;
  close: () => void;
};

/** The server's events, reconnecting forever. After a gap the server asks pages to refetch everything. */
export function createEventStream(told: StreamListener): EventStream {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const onOpen = () => {
    retryMs = FIRST_RETRY_MS;
    told.onOpen();
  };
  const onError = () => {
    // The browser gives up after an answer that is not a stream, such as a 503.
    const isRefused = source?.readyState === EventSource.CLOSED;
    // Otherwise it would request the first missed changes again.
    source?.close();
    retry = setTimeout(reconnect, isRefused ? retryMs : RECONNECT_MS);
    if (isRefused) retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  };
  const onMessage = ({ data }: MessageEvent) => told.onData(String(data));
  function close(): void {
    clearTimeout(retry);
    source?.close();
  }
  function connect(missedMs: number): void {
    close();
    const missed = Math.min(Math.round(missedMs), MISSED_MS_MAX);
    source = new EventSource(`${streamEvents.path}?missedMs=${missed}`, { withCredentials: true });
    // Events are named by topic; a listener for `message` alone would receive none.
    for (const topic of EVENT_TOPICS) source.addEventListener(topic, onMessage);
    source.addEventListener('open', onOpen);
    source.addEventListener('error', onError);
  }
  function reconnect(): void {
    connect(MISSED_MS_MAX);
  }
  return { connect, reconnect, close };
}
