import type { Context } from 'koa';
import type { EventsAnswer } from '#api/http/call.ts';
import { createPlaces } from '#api/platform/gates.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { cookieName, SESSION_COOKIE } from '#api/http/cookieName.ts';
import type { EventHub } from './eventHub.ts';

/** A browser that reads nothing for this long may reconnect. */
const MAX_BUFFERED_BYTES = 256 * 1024;

const RETRY_AFTER_S = 30;
/** Each stream takes a connection. One address may stand for a whole school or office. */
const ADDRESS_MAX = 200;
const SESSION_MAX = 20;

const places = createPlaces(RETRY_AFTER_S);

/** From the cookie, unchecked: a made-up session cannot exceed the address's limit. */
const findSession = (context: Context) =>
  [true, false]
    .map((isHttps) => context.cookies.get(cookieName(SESSION_COOKIE, isHttps)))
    .find((id) => id !== undefined) ?? null;

/**
 * Server-sent events until either side ends them, beginning with what the client missed. Refused if
 * too many streams are open, in all or per address or session.
 */
export function openEventStream(
  context: Context,
  hub: EventHub,
  { eventsOf: listener, missedMs }: EventsAnswer,
): void {
  const { req, res } = context;
  if (context.method === 'HEAD') {
    // HEAD has no body, so no stream may stay open.
    context.type = 'text/event-stream';
    context.status = 200;
    return;
  }
  const session = findSession(context);
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
