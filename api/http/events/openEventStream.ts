import type { Context } from 'koa';
import type { EventsAnswer } from '#api/http/call.ts';
import { createPlaces } from '#api/platform/gates.ts';
import { Refusal } from '#api/platform/refusal.rules.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { cookieName, SESSION_COOKIE } from '#api/http/cookieName.ts';
import type { EventHub } from './eventHub.ts';

/** A browser that takes nothing for this long is not worth the memory; it will reconnect. */
const MAX_BUFFERED_BYTES = 256 * 1024;

const RETRY_AFTER_S = 30;
/** Each stream takes a connection. One address may stand for a whole school or office. */
const ADDRESS_MAX = 200;
/** Tabs of one sign-in. */
const SESSION_MAX = 20;

const places = createPlaces(RETRY_AFTER_S);

/** What the cookie says: a made-up session is no way to more than the address may have. */
const sessionOf = (context: Context) =>
  [true, false]
    .map((isHttps) => context.cookies.get(cookieName(SESSION_COOKIE, isHttps)))
    .find((id) => id !== undefined) ?? null;

/**
 * Answers with a stream of server-sent events until either side ends it, first
 * with what the client missed.
 * Refused when too many streams are open, in all or of one address or session.
 */
export function openEventStream(
  context: Context,
  hub: EventHub,
  { eventsOf: listener, missedMs }: EventsAnswer,
): void {
  const { req, res } = context;
  if (context.method === 'HEAD') {
    // There is no body to wait for, so there must be no stream to keep open either.
    context.type = 'text/event-stream';
    context.status = 200;
    return;
  }
  const session = sessionOf(context);
  const leave = places.take([
    [`address ${addressGroup(context.ip)}`, ADDRESS_MAX],
    ...(session === null ? [] : [[`session ${session}`, SESSION_MAX] as const]),
  ]);
  const remove = hub.add({
    listener,
    write(text) {
      if (res.writableLength > MAX_BUFFERED_BYTES) res.destroy();
      else res.write(text);
    },
    end: () => res.end(),
  });
  if (remove === null) {
    leave();
    throw new Refusal('unavailable');
  }
  context.respond = false;
  req.socket.setNoDelay(true);
  req.socket.setTimeout(0);
  res.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  });
  res.write(hub.opening(listener, missedMs));
  res.on('close', leave);
  res.on('error', remove);
  res.on('close', remove);
}
