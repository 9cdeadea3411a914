import { createHash } from 'node:crypto';
import type { Answer, Call } from './call.ts';
import type { Reply } from './handler.ts';
import { isNotModified } from './isNotModified.ts';
import type { EndpointDefinition, CachePolicy } from '#schema/defineEndpoint.ts';

type Sending = Pick<EndpointDefinition, 'status' | 'cache'>;
type Content = Extract<Answer, { body: unknown }>;

/** Only reads may be answered with 304: after a write the client would miss the result. */
const READS = new Set(['GET', 'HEAD']);
const JSON_TYPE = { 'Content-Type': 'application/json; charset=utf-8' };

function jsonAnswer(text: string, { status, cache }: Sending): Content {
  const isTagged = cache === 'shared' || cache === 'viewer';
  const etag = isTagged && `"${createHash('sha256').update(text).digest('base64url')}"`;
  return { status, headers: { ...JSON_TYPE, ...(etag && { ETag: etag }) }, body: text };
}

function contentRoute<E extends EndpointDefinition>(
  reply: Exclude<Reply<E>, { eventsOf: unknown }>,
  sending: Sending,
): Content {
  if ('bytes' in reply) {
    return { status: reply.status ?? sending.status, headers: reply.headers, body: reply.bytes };
  }
  if (sending.status === 204) return { status: 204, headers: {}, body: null };
  if ('cached' in reply) {
    const { json, etag, headers } = reply.cached;
    // The shared answer is the one for visitors.
    const vary = sending.cache === 'viewer' ? 'Cookie, Accept-Encoding' : 'Accept-Encoding';
    const all = { ...JSON_TYPE, ...headers, ETag: etag, Vary: vary };
    return { status: sending.status, headers: all, body: json, shared: reply.cached };
  }
  const answer = jsonAnswer('json' in reply ? reply.json : JSON.stringify(reply.body), sending);
  const more = 'headers' in reply ? reply.headers : {};
  return { ...answer, headers: { ...answer.headers, ...more } };
}

/** Encodes a handler's reply, or answers 304 if the client already has it. */
export function answerOf<E extends EndpointDefinition>(
  call: Call,
  reply: Reply<E>,
  sending: Sending,
): Answer {
  if ('eventsOf' in reply) return reply;
  const content = contentRoute(reply, sending);
  const headers = { ...cacheHeaders(sending.cache), ...content.headers };
  const isKnown =
    READS.has(call.method) && isNotModified(call.header('If-None-Match'), headers.ETag ?? '');
  return isKnown ? { status: 304, headers, body: null } : { ...content, headers };
}

/** Without a policy nothing is cached. */
function cacheHeaders(policy: CachePolicy | undefined): Record<string, string> {
  if (policy === 'shared') return { 'Cache-Control': 'public, no-cache' };
  if (policy === 'viewer') return { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };
  return policy === 'own' ? {} : { 'Cache-Control': 'no-store' };
}
