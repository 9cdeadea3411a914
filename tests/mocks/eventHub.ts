import type { LiveEvent } from '#schema/event.ts';

type Listener = { userId: string | null; send: (chunk: string) => void };

/** Live streams of the mock: hands a change to all of them, a person's own only to that person. */
export type EventHub = {
  publish(event: LiveEvent): void;
  /** A stream of server-sent events. `isReconnect` begins it with `resync`: it missed something. */
  open(userId: string | null, isReconnect: boolean): ReadableStream<Uint8Array>;
};

const HEARTBEAT_MS = 15_000;
const RECONNECT_MS = 3_000;

function frame(event: LiveEvent, id: number): string {
  return `id: ${id}\nevent: ${event.topic}\ndata: ${JSON.stringify(event)}\n\n`;
}

export function createEventHub(): EventHub {
  const listeners = new Set<Listener>();
  let lastId = 0;
  return {
    publish(event) {
      lastId += 1;
      const chunk = frame(event, lastId);
      for (const listener of listeners) {
        if (event.topic !== 'notification' || listener.userId === event.id) {
          listener.send(chunk);
        }
      }
    },
    open(userId, isReconnect) {
      const encoder = new TextEncoder();
      let close = () => {};
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const send = (chunk: string) => controller.enqueue(encoder.encode(chunk));
          const listener = { userId, send };
          const heartbeat = setInterval(() => send(': beat\n\n'), HEARTBEAT_MS);
          close = () => {
            clearInterval(heartbeat);
            listeners.delete(listener);
          };
          listeners.add(listener);
          send(`retry: ${RECONNECT_MS}\n\n`);
          if (isReconnect) send(frame({ topic: 'resync', id: null }, lastId));
        },
        cancel: () => close(),
      });
    },
  };
}
