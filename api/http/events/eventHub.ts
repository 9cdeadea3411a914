import type { Listener } from '#api/http/call.ts';
import type { LiveEvent } from '#schema/event.ts';

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
export const EVENT_CLIENTS_MAX = 10_000;

/** How an event is written on the wire. */
export function eventText(event: LiveEvent, id: number): string {
  return `id: ${id}\nevent: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`;
}

function concerns(client: EventClient, event: LiveEvent): boolean {
  return event.topic !== 'notification' || client.listener?.userId === event.id;
}

/** Hands every change to the streams it concerns; a comment line every 15 s keeps proxies awake. */
export function createEventHub(maxClients = EVENT_CLIENTS_MAX): EventHub {
  const clients = new Set<EventClient>();
  let lastId = 0;
  let sent = 0;
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
      lastId += 1;
      const text = eventText(event, lastId);
      for (const client of clients) {
        if (!concerns(client, event)) continue;
        client.write(text);
        sent += 1;
      }
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
