import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Context } from 'koa';
import type { Answer, Call, TextCookie } from './call.ts';
import type { EventHub } from '#api/http/events/eventHub.ts';
import { openEventStream } from '#api/http/events/openEventStream.ts';
import type { CachedJson } from '#api/http/events/sharedCache.ts';
import { createPartTurns, PART_BYTES } from '#api/http/media/fileParts.ts';
import { createOutgoing } from '#api/http/media/outgoing.ts';
import { readBytes } from '#api/http/media/readBytes.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { requestOrigin } from './requestOrigin.ts';
import { cookieName, DEVICE_COOKIE, POSITION_COOKIE } from './cookieName.ts';
import type { OpenSession } from './session.ts';
import { DAY_MS, MINUTE_MS } from '#schema/durations.ts';

/** A request that Koa took, for the handlers. */
export type ReadCall = (context: Context) => Call;

/** As long as somebody may stay away and still be known. */
export const DEVICE_DAYS = 180;
/** A replica that is farther behind is not used anyway. */
const POSITION_MS = MINUTE_MS;
/** Smaller answers fit one packet either way. */
const COMPRESSED_FROM_LENGTH = 1_400;
/** Beyond this level a list takes longer to compress than to read from the database. */
const BROTLI_LEVEL = 5;

/** Read, waiting in the stream, and waiting in the connection. */
const DOWNLOAD_BYTES = 3 * PART_BYTES;
/** One address may stand for a whole school or office. */
const DOWNLOADS_PER_ADDRESS = 128;
const DOWNLOADS_MAX = 1_024;
/** A client that takes longer than this for one answer is not worth what it holds. */
const ANSWER_TIMEOUT_MS = 10 * 60_000;

const compress = promisify(brotliCompress);
const compressed = new WeakMap<CachedJson, Promise<Buffer>>();

/** The compressed form of a shared text, made once. */
export function brotliOf(cached: CachedJson): Promise<Buffer> {
  const known = compressed.get(cached);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
  const made = compress(cached.json, { params });
  compressed.set(cached, made);
  return made;
}

type CookieSettings = { name: string; maxAgeMs: number; isHttps: boolean };

/** A cookie that scripts cannot read; over HTTPS only where the site is. */
function cookieOf(context: Context, { name, maxAgeMs, isHttps }: CookieSettings): TextCookie {
  const fullName = cookieName(name, isHttps);
  return {
    read: () => context.cookies.get(fullName, { signed: false }) || null,
    write(text) {
      context.cookies.set(fullName, text, {
        maxAge: maxAgeMs,
        httpOnly: true,
        sameSite: 'lax',
        secure: isHttps,
        signed: false,
        overwrite: true,
      });
    },
  };
}

/** How requests are read of a site behind HTTPS or not, whose sessions are opened so. */
export function createReadCall(openSession: OpenSession, isHttps: boolean): ReadCall {
  return (context) => {
    const { headers } = context.req;
    // Behind a proxy that ends TLS the connection itself is plain; the cookies stay secure.
    context.cookies.secure = isHttps;
    return {
      method: context.method,
      requestId: (context.state as { requestId?: string }).requestId,
      path: context.path,
      querystring: context.querystring,
      ip: context.ip,
      origin: requestOrigin(context),
      hasBody:
        headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0,
      header: (name) => context.get(name),
      readBytes: (maxBytes, tooLarge) => readBytes(context.req, maxBytes, tooLarge),
      session: openSession(context),
      deviceCookie: cookieOf(context, {
        name: DEVICE_COOKIE,
        maxAgeMs: DEVICE_DAYS * DAY_MS,
        isHttps,
      }),
      positionCookie: cookieOf(context, {
        name: POSITION_COOKIE,
        maxAgeMs: POSITION_MS,
        isHttps,
      }),
      report: (error) => void context.app.emit('error', error, context),
    };
  };
}

const answers = createOutgoing();
/** Apart, so that downloads which nobody reads take no room from pages. */
const downloads = createOutgoing(
  DOWNLOADS_PER_ADDRESS * DOWNLOAD_BYTES,
  DOWNLOADS_MAX * DOWNLOAD_BYTES,
);
const inTurns = createPartTurns();

/** Throws RateLimited when the client's address has left too much unread. */
function holdUntilSent({ method, ip, res }: Context, bytes: number, among = answers): void {
  if (method === 'HEAD' || res.closed) return;
  const release = among.hold(addressGroup(ip), bytes);
  const tooSlow = setTimeout(() => res.destroy(), ANSWER_TIMEOUT_MS);
  res.once('close', () => {
    clearTimeout(tooSlow);
    release();
  });
}

/** Sends an answer by Koa, compressed where everybody gets the same and the client takes it. */
export async function sendAnswer(context: Context, answer: Answer, hub: EventHub): Promise<void> {
  if ('eventsOf' in answer) {
    openEventStream(context, hub, answer);
    return;
  }
  const { status, headers, body, shared } = answer;
  context.set(headers);
  if (body === null) {
    context.body = null;
  } else if (typeof body !== 'string' && 'parts' in body) {
    holdUntilSent(context, DOWNLOAD_BYTES, downloads);
    // One part waits, not the sixteen of a stream's default.
    context.body = Readable.from(inTurns(body, addressGroup(context.ip)), { highWaterMark: 1 });
    if (body.length !== null) context.length = body.length;
  } else if (typeof body !== 'string') {
    holdUntilSent(context, body.byteLength);
    // A type set before the body stays; Koa guesses only where there is none.
    context.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  } else if (shared && body.length >= COMPRESSED_FROM_LENGTH && context.acceptsEncodings('br')) {
    context.set('Content-Encoding', 'br');
    context.body = await brotliOf(shared);
    holdUntilSent(context, context.length ?? 0);
  } else {
    holdUntilSent(context, body.length);
    context.body = body;
  }
  context.status = status;
}
