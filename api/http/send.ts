import { createHash } from 'node:crypto';
import type { Context } from 'koa';
import { cacheHeaders, type CachePolicy } from '#api/http/cachePolicy.ts';
import type { Reply } from '#api/http/handler.ts';
import type { CachedJson } from '#api/http/events/sharedCache.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';

/** Smaller answers fit one packet either way. */
const COMPRESSED_FROM_LENGTH = 1_400;

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//u, '');

/**
 * Whether the client holds this very answer. Not `context.fresh`, which gives up on
 * `Cache-Control: no-cache`: fetch adds that whenever a script asks with a tag of its own.
 */
export function isHeld(context: Context): boolean {
  const etag = context.response.get('ETag');
  const held = context.get('If-None-Match');
  if (etag === '' || held === '' || context.method === 'POST') return false;
  return held.split(',').some((tag) => withoutWeakness(tag) === withoutWeakness(etag));
}

type Answer = { status: number; policy: CachePolicy };

async function sendCached(context: Context, cached: CachedJson): Promise<void> {
  context.set(cached.headers);
  context.set('ETag', cached.etag);
  context.vary('Accept-Encoding');
  if (isHeld(context)) return;
  if (cached.json.length < COMPRESSED_FROM_LENGTH || !context.acceptsEncodings('br')) {
    context.body = cached.json;
    return;
  }
  context.set('Content-Encoding', 'br');
  context.body = await cached.brotli();
}

function sendJson(context: Context, text: string, policy: CachePolicy): void {
  if (policy === 'shared' || policy === 'viewer') {
    context.set('ETag', `"${createHash('sha1').update(text).digest('base64url')}"`);
  }
  context.body = text;
}

/** Writes the reply of a handler, or 304 when the client holds it already. */
export async function send<E extends EndpointDefinition>(
  context: Context,
  reply: Reply<E>,
  { status, policy }: Answer,
): Promise<void> {
  if ('isHandled' in reply) return;
  context.status = status;
  context.set(cacheHeaders(policy));
  if ('headers' in reply && reply.headers) context.set(reply.headers);
  if ('bytes' in reply) {
    const { buffer, byteOffset, byteLength } = reply.bytes;
    // A type set before the body stays; Koa guesses only where there is none.
    context.body = Buffer.from(buffer, byteOffset, byteLength);
  } else if (status === 204) {
    context.body = null;
  } else {
    context.set('Content-Type', 'application/json; charset=utf-8');
    if ('cached' in reply) await sendCached(context, reply.cached);
    else sendJson(context, 'json' in reply ? reply.json : JSON.stringify(reply.body), policy);
  }
  if (isHeld(context)) context.status = 304;
}
