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
import { readBytes, readChunks } from '#api/http/media/readBytes.ts';
import { addressGroup } from '#api/http/limits/addressGroup.ts';
import { requestOrigin } from './requestOrigin.ts';
import { cookieName, DEVICE_COOKIE, POSITION_COOKIE } from './cookieName.ts';
import type { OpenSession } from './session.ts';
import { DAY_MS, MINUTE_MS } from '#schema/durations.ts';

export type ReadCall = (context: Context) => Call;

/** Replicas further behind are not used anyway. */
const POSITION_MS = MINUTE_MS;
/** Smaller answers fit into one packet anyway. */
const COMPRESSED_FROM_LENGTH = 1_400;
/** Above this level compressing a list takes longer than reading it from the database. */
const BROTLI_LEVEL = 5;

/** Being read, buffered in the stream, and buffered in the connection. */
const DOWNLOAD_BYTES = 3 * PART_BYTES;
/** One address may stand for a whole school or office. */
const DOWNLOADS_PER_ADDRESS = 128;
const DOWNLOADS_MAX = 1_024;
/** Slower clients are cut off to free what they hold. */
const ANSWER_TIMEOUT_MS = 10 * 60_000;

const compress = promisify(brotliCompress);
const compressed = new WeakMap<CachedJson, Promise<Buffer>>();

export function findBrotli(cached: CachedJson): Promise<Buffer> {
  const known = compressed.get(cached);
  if (known) return known;
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL };
  const made = compress(cached.json, { params });
  compressed.set(cached, made);
  return made;
}

type CookieSettings = { name: string; maxAgeMs: number; isHttps: boolean };

function openTextCookie(context: Context, { name, maxAgeMs, isHttps }: CookieSettings): TextCookie {
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

export function createReadCall(
  openSession: OpenSession,
  { isHttps, deviceDays }: { isHttps: boolean; deviceDays: number },
): ReadCall {
  return (context) => {
    const { headers } = context.req;
    // Behind a proxy that ends TLS the connection is plain; cookies stay secure.
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
      readChunks: (maxBytes, tooLarge) => readChunks(context.req, maxBytes, tooLarge),
      dropBody: () => context.set('Connection', 'close'),
      session: openSession(context),
      deviceCookie: openTextCookie(context, {
        name: DEVICE_COOKIE,
        maxAgeMs: deviceDays * DAY_MS,
        isHttps,
      }),
      positionCookie: openTextCookie(context, {
        name: POSITION_COOKIE,
        maxAgeMs: POSITION_MS,
        isHttps,
      }),
      report: (error) => void context.app.emit('error', error, context),
    };
  };
}

const answers = createOutgoing();
/** A separate budget, so that unread downloads take no room from pages. */
const downloads = createOutgoing(
  DOWNLOADS_PER_ADDRESS * DOWNLOAD_BYTES,
  DOWNLOADS_MAX * DOWNLOAD_BYTES,
);
const inTurns = createPartTurns();

/** Throws RateLimited if the client's address has too much unread. */
function holdUntilSent({ method, ip, res }: Context, bytes: number, among = answers): void {
  if (method === 'HEAD' || res.closed) return;
  const release = among.hold(addressGroup(ip), bytes);
  const tooSlow = setTimeout(() => res.destroy(), ANSWER_TIMEOUT_MS);
  res.once('close', () => {
    clearTimeout(tooSlow);
    release();
  });
}

/** Shared answers are compressed if the client accepts it. */
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
    // Buffers one part, not the sixteen of a stream's default.
    context.body = Readable.from(inTurns(body, addressGroup(context.ip)), { highWaterMark: 1 });
    if (body.length !== null) context.length = body.length;
  } else if (typeof body !== 'string') {
    holdUntilSent(context, body.byteLength);
    // Koa guesses a type only if none was set before.
    context.body = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  } else if (shared && body.length >= COMPRESSED_FROM_LENGTH && context.acceptsEncodings('br')) {
    context.set('Content-Encoding', 'br');
    context.body = await findBrotli(shared);
    holdUntilSent(context, context.length ?? 0);
  } else {
    holdUntilSent(context, body.length);
    context.body = body;
  }
  context.status = status;
}
