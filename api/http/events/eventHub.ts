import type { Listener } from '#api/http/call.ts';
import { MISSED_MS_MAX, type LiveEvent } from '#schema/event.ts';

export type EventClient = {
  /** Null: a visitor, who gets no personal events. */
  listener: Listener | null;
  write(text: string): void;
  end(): void;
};

export type EventHub = {
  /** Returns a function to remove the client, or null if there are too many. */
  add(client: EventClient): (() => void) | null;
  broadcast(event: LiveEvent): void;
  /**
   * The first text of a new stream: with `missedMs`, the events missed since then, each change once, or
   * `resync` if they are no longer known.
   */
  opening(listener: Listener | null, missedMs?: number): string;
  streamCount(): number;
  sentCount(): number;
  sessions(): string[];
  /** A reconnecting browser is a visitor. */
  endSession(session: string): void;
  close(): void;
};

const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3_000;
export const EVENT_CLIENTS_MAX = 10_000;
/** Distinct changes remembered for new streams. */
export const RECENT_MAX = 1_000;
/** Added to the missed time: the longest delay of a change between processes. */
export const ON_ITS_WAY_MS = 3_000;

type Recent = { event: LiveEvent; at: number };

function eventText(event: LiveEvent): string {
  return `event: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`;
}

const concerns = (listener: Listener | null, event: LiveEvent): boolean =>
  event.topic !== 'notification' || listener?.userId === event.id;

/**
 * Sends every change to the streams it concerns; a comment line every 15 s keeps proxies from
 * closing them. `now`: a monotonic clock in milliseconds.
 */
export function createEventHub(
  maxClients = EVENT_CLIENTS_MAX,
  now: () => number = () => performance.now(),
): EventHub {
  const clients = new Set<EventClient>();
  const recent = new Map<string, Recent>();
  /** `recent` holds every change since then. */
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
