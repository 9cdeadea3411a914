import { Refusal } from '#api/platform/access.rules.ts';
import type { Answer, Call, CallSession, EventsAnswer, FileParts } from '#api/http/call.ts';
import { MARK, MARK_HEADER } from '#schema/mark.ts';
import type { EventHub } from '#api/http/events/eventHub.ts';

const OWN_ADDRESS = '127.0.0.1';

export async function toCall(
  request: Request,
  session: CallSession,
  report: (error: unknown) => void,
): Promise<Call> {
  const url = new URL(request.url);
  const body = new Uint8Array(await request.arrayBuffer());
  return {
    method: request.method,
    path: url.pathname,
    querystring: url.search.slice(1),
    ip: OWN_ADDRESS,
    origin: url.origin,
    hasBody: body.length > 0,
    header: (name) => request.headers.get(name) ?? '',
    async readBytes(maxBytes, tooLarge) {
      if (body.length > maxBytes) throw new Refusal(tooLarge);
      return body;
    },
    async *readChunks(maxBytes, tooLarge) {
      if (body.length > maxBytes) throw new Refusal(tooLarge);
      yield body;
    },
    dropBody: () => undefined,
    session,
    report,
  };
}

export function toResponse(request: Request, answer: Answer, hub: EventHub): Response {
  const isHead = request.method === 'HEAD';
  if ('eventsOf' in answer) {
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
    const body = isHead ? null : openStream(hub, answer);
    return new Response(body, { headers: { ...headers, 'cache-control': 'no-store' } });
  }
  const { status, body } = answer;
  const headers = new Headers({ ...answer.headers, [MARK_HEADER]: MARK });
  const isEmpty = isHead || body === null;
  if (isEmpty) return new Response(null, { status, headers });
  if (typeof body === 'object' && 'parts' in body) {
    return new Response(streamOfParts(body), { status, headers });
  }
  if (headers.get('content-encoding') !== 'gzip') {
    return new Response(body as BodyInit, { status, headers });
  }
  // The body was never compressed.
  headers.delete('content-encoding');
  const unpacked = new Blob([body as BlobPart])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'));
  return new Response(unpacked, { status, headers });
}

function streamOfParts(file: FileParts): ReadableStream<Uint8Array> {
  const reader = file.parts()[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

function openStream(hub: EventHub, { eventsOf: listener, missedMs }: EventsAnswer): ReadableStream {
  let remove: (() => void) | null = null;
  return new ReadableStream({
    start(controller) {
      const encoder = new TextEncoder();
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      const end = () => {
        remove?.();
        controller.close();
      };
      remove = hub.add({ listener, write, end });
      if (remove === null) throw new Refusal('unavailable');
      write(hub.opening(listener, missedMs));
    },
    cancel: () => remove?.(),
  });
}
