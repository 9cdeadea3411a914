import type { Listener } from '#api/http/call.ts';
import { MISSED_MS_MAX, type LiveEvent } from '#schema/event.ts';

export type EventClient = {
  /** Null for a visitor, who hears nothing that is meant for one person. */
  listener: Listener | null;
  write(text: string): void;
  end(): void;
};

/** The open event streams of this process. */
export type EventHub = {
  /** Takes a client in; returns how to take it out again, or null when the house is full. */
  add(client: EventClient): (() => void) | null;
  broadcast(event: LiveEvent): void;
  /**
   * What a new stream starts with: what a listener has missed in the last so many milliseconds, each change
   * once, or `resync` where that is no longer known; nothing of that without `missedMs`.
   */
  opening(listener: Listener | null, missedMs?: number): string;
  /** How many streams are open. */
  streamCount(): number;
  /** How many events have been written so far, once for each stream that got one. */
  sentCount(): number;
  /** The sessions that streams belong to. */
  sessions(): string[];
  /** Ends the streams of a session; who reconnects is a visitor. */
  endSession(session: string): void;
  /** Ends every stream; browsers reconnect to whoever answers. */
  close(): void;
};

const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3_000;
export const EVENT_CLIENTS_MAX = 10_000;
/** Different changes that are remembered for streams to come. */
export const RECENT_MAX = 1_000;
/** Counted as missed too: a change takes this long at most from one process to the others. */
export const ON_ITS_WAY_MS = 3_000;

type Recent = { event: LiveEvent; at: number };

/** How an event is written on the wire. */
function eventText(event: LiveEvent): string {
  return `event: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`;
}

const concerns = (listener: Listener | null, event: LiveEvent): boolean =>
  event.topic !== 'notification' || listener?.userId === event.id;

/**
 * Hands every change to the streams it concerns; a comment line every 15 s keeps proxies awake. `now` is a
 * clock in milliseconds that never goes back.
 */
export function createEventHub(
  maxClients = EVENT_CLIENTS_MAX,
  now: () => number = () => performance.now(),
): EventHub {
  const clients = new Set<EventClient>();
  /** The latest of each change by its text, the oldest first. */
  const recent = new Map<string, Recent>();
  /** All changes since then are among the recent ones. */
  let knownSince = now();
  let sent = 0;
  const remember = (text: string, event: LiveEvent) => {
    recent.delete(text);
    recent.set(text, { event, at: now() });
    const [oldest] = recent;
    if (recent.size <= RECENT_MAX || !oldest) return;
    recent.delete(oldest[0]);
    knownSince = oldest[1].at;
  };
  const missedBy = (listener: Listener | null, missedMs: number) => {
    const since = now() - missedMs;
    if (since <= knownSince || missedMs >= MISSED_MS_MAX)
      return [eventText({ topic: 'resync', id: null })];
    return [...recent]
      .filter(([, { event, at }]) => at >= since - ON_ITS_WAY_MS && concerns(listener, event))
      .map(([text]) => text);
  };
  const heartbeat = setInterval(() => {
    for (const client of clients) client.write(': beat\n\n');
  }, HEARTBEAT_MS);
  heartbeat.unref?.();
  return {
    add(client) {
      if (clients.size >= maxClients) return null;
      clients.add(client);
      return () => clients.delete(client);
    },
    broadcast(event) {
      const text = eventText(event);
      remember(text, event);
      for (const client of clients) {
        if (!concerns(client.listener, event)) continue;
        client.write(text);
        sent += 1;
      }
    },
    opening(listener, missedMs) {
      const missed = missedMs === undefined ? [] : missedBy(listener, missedMs);
      return `retry: ${RECONNECT_MS}\n\n${missed.join('')}`;
    },
    streamCount: () => clients.size,
    sentCount: () => sent,
    sessions: () => [...clients].flatMap(({ listener }) => (listener ? [listener.session] : [])),
    endSession(session) {
      for (const client of clients) if (client.listener?.session === session) client.end();
    },
    close() {
      clearInterval(heartbeat);
      for (const client of clients) client.end();
      clients.clear();
    },
  };
}
