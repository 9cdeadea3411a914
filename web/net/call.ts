import {
  fillPath,
  type EndpointDefinition,
  type InputOf,
  type ResponseOf,
} from '#schema/defineEndpoint.ts';
import { spokenHeaders } from '#schema/languages/spoken.ts';
import { isMarked } from '#schema/mark.ts';
import { ApiError, NetworkError } from './callErrors.ts';
import { connectivity } from './connectivity.ts';

type Needed<E, K extends 'params' | 'body'> =
  undefined extends InputOf<E, K> ? { [key in K]?: undefined } : { [key in K]: InputOf<E, K> };

export type CallOptions<E> = Needed<E, 'params'> &
  Needed<E, 'body'> & {
    query?: InputOf<E, 'query'>;
    /** UUID of this write; generated if absent. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

export type OptionsArgument<E> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

type AnyOptions = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
};

/** `cachedAt` (ISO) is set when the answer came from the device's store. */
export type Dated<T> = { data: T; cachedAt: string | null };

/** Set by the worker: when it stored the answer.  */
const CACHED_AT_HEADER = 'x-trybe-cached-at';

/**
 * Calls an endpoint of the contract. Resolves to the response body (undefined for 204). Throws
 * `ApiError` for a refusal and `NetworkError` when the server did not answer.
 */
export async function call<const E extends EndpointDefinition>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<ResponseOf<E>> {
  return (await request<E>(endpoint, options as AnyOptions | undefined)).data;
}

/** Like `call`, with the answer's age if it came from the device's store. */
export async function callDated<const E extends EndpointDefinition>(
  endpoint: E,
  ...[options]: OptionsArgument<E>
): Promise<Dated<ResponseOf<E>>> {
  return request<E>(endpoint, options as AnyOptions | undefined);
}

async function request<E>(
  endpoint: EndpointDefinition,
  options: AnyOptions = {},
): Promise<Dated<ResponseOf<E>>> {
  const answer = await readAnswer<E>(endpoint, options);
  // The server would confirm a broken body in the browser's cache forever: retry past the cache.
  const isBroken = answer === null && endpoint.method === 'GET';
  const read = isBroken ? await readAnswer<E>(endpoint, options, 'reload') : answer;
  if (read === null) throw new NetworkError();
  return read;
}

/** Null unless the body is complete JSON. */
async function readAnswer<E>(
  endpoint: EndpointDefinition,
  options: AnyOptions,
  cache?: RequestCache,
): Promise<Dated<ResponseOf<E>> | null> {
  const askedAtMs = performance.now();
  const response = await send(endpoint, options, cache);
  const isOurs = isMarked(response.headers);
  if (!response.ok) {
    if (!isOurs) connectivity.report(false);
    throw await ApiError.from(response);
  }
  // Captive portals and gateways answer 200 too: that counts as no connection, not as an answer.
  const isEmpty = response.status === 204;
  if (!isOurs || (!isEmpty && !isJson(response))) {
    connectivity.report(false);
    throw new NetworkError();
  }
  const cachedAt = response.headers.get(CACHED_AT_HEADER);
  connectivity.report(cachedAt === null, askedAtMs);
  try {
    return { data: (isEmpty ? undefined : await response.json()) as ResponseOf<E>, cachedAt };
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return null;
  }
}

async function send(
  endpoint: EndpointDefinition,
  options: AnyOptions,
  cache?: RequestCache,
): Promise<Response> {
  const url = fillPath(endpoint.path, options.params) + queryText(options.query);
  // Outside the `try`: `fetch` would report a fault of ours just like a network failure.
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: new Headers(callHeaders(endpoint, options)),
    body: options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
    cache,
  };
  try {
    return await fetch(url, init);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    connectivity.report(false);
    throw new NetworkError({ cause: error });
  }
}

function callHeaders(endpoint: EndpointDefinition, options: AnyOptions): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...spokenHeaders };
  if (options.body !== undefined) headers['Content-Type'] = 'application/json';
  // A browser may repeat a POST by itself; without a key that would be two pledges.
  if (endpoint.method === 'GET') return headers;
  headers['Idempotency-Key'] = options.idempotencyKey ?? crypto.randomUUID();
  return { ...headers, ...actorHeaders() };
}

let readActor: () => string | null = () => null;

/** Sets how to find out in whose name the page is acting. */
export function setActor(read: () => string | null): void {
  readActor = read;
}

/**
 * The server refuses a change meant for another person than the session's: another tab or person may have
 * signed in behind an open page.
 */
export function actorHeaders(): Record<string, string> {
  const id = readActor();
  return id === null ? {} : { 'X-Trybe-User': id };
}

const isJson = (response: Response): boolean =>
  /[/+]json\b/u.test(response.headers.get('content-type') ?? '');

/** `?a=1&b=2`; undefined values are left out, so that the address stays cacheable. */
export function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  if (given.length === 0) return '';
  return `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`;
}
