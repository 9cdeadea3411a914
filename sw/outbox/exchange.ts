import { MINUTE_MS } from '#schema/durations.ts';
import { spokenHeaders } from '#schema/languages/spoken.ts';
import { isMarked } from '#schema/mark.ts';
import type { Problem } from '#schema/errors.ts';
import { retryAfterMs } from './retryDelay.ts';

/** The server's time to answer, without the transfer. */
const BASE_TIMEOUT_MS = 30_000;
/** The slowest supported connection: 8 kB per second. */
const SLOWEST_BYTES_PER_MS = 8;

export type Exchange = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  now: () => number;
};

export type OutboxRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | ArrayBuffer;
};

/**
 * `none`: no response. `foreign`: not from this API (without its mark, such as a captive portal's page, a
 * redirect or a proxy's error; or an empty success).
 */
export type Answer =
  | { kind: 'none'; detail: string }
  | { kind: 'foreign'; status: number; retryAfterMs: number | null }
  | { kind: 'json'; status: number; body: unknown }
  | { kind: 'problem'; status: number; problem: Problem; retryAfterMs: number | null };

export function timeoutMs(sizeBytes: number): number {
  return BASE_TIMEOUT_MS + Math.ceil(sizeBytes / SLOWEST_BYTES_PER_MS);
}

/** Sends one request and reads the whole answer within the timeout. Never throws. */
export async function exchange(
  { fetch, now }: Exchange,
  request: OutboxRequest,
  signal: AbortSignal,
): Promise<Answer> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) return { kind: 'none', detail: 'The outbox is being sent elsewhere.' };
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeoutMs(bodySize(request.body)));
  try {
    const response = await fetch(request.path, {
      method: request.method,
      headers: { accept: 'application/json', ...spokenHeaders, ...request.headers },
      body: request.body,
      credentials: 'same-origin',
      cache: 'no-store',
      // Following a captive portal's redirect would return its page as a success.
      redirect: 'manual',
      signal: controller.signal,
    });
    return read(response, await response.text(), now());
  } catch (error) {
    return { kind: 'none', detail: error instanceof Error ? error.message : String(error) };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

function bodySize(body: string | ArrayBuffer | undefined): number {
  if (body === undefined) return 0;
  return typeof body === 'string' ? body.length : body.byteLength;
}

function read(response: Response, text: string, now: number): Answer {
  const { status } = response;
  const isOurs = isMarked(response.headers);
  // guard: retry-after-is-obeyed
  const retryAfter = retryAfterMs(response.headers, now);
  const body = parseJson(response.headers.get('content-type') ?? '', text);
  if (isOurs && isProblem(body, status)) {
    return { kind: 'problem', status, problem: body, retryAfterMs: retryAfter };
  }
  if (isOurs && response.ok && status !== 204 && typeof body === 'object' && body !== null) {
    return { kind: 'json', status, body };
  }
  // An intermediary cannot know how long the server will be unreachable.
  const foreignMs = retryAfter === null ? null : Math.min(retryAfter, MINUTE_MS);
  return { kind: 'foreign', status, retryAfterMs: isOurs ? retryAfter : foreignMs };
}

function parseJson(contentType: string, text: string): unknown {
  if (!/^application\/(?:[\w.-]+\+)?json\b/iu.test(contentType)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Proxies may answer with JSON errors too; only ours have a code and repeat their status. */
export function isProblem(body: unknown, status: number): body is Problem {
  if (status < 400 || typeof body !== 'object' || body === null) return false;
  const { code, status: named } = body as Partial<Problem>;
  return typeof code === 'string' && named === status;
}
