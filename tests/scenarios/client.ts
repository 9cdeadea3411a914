import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  fillPath,
  type EndpointDefinition,
  type InputOf,
  type ResponseOf,
} from '#schema/defineEndpoint.ts';
import type { Problem } from '#schema/errors.ts';
import { validate } from '#schema/validation.ts';

/** How a request reaches the target; it carries whatever the client puts in. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

export type CallInput<E> = {
  params?: InputOf<E, 'params'>;
  query?: Record<string, string | number>;
  body?: InputOf<E, 'body'>;
  /** The Idempotency-Key; none is sent unless it is given. */
  key?: string;
  headers?: Record<string, string>;
};

/** `body` is the success as the contract promises it, `problem` the same JSON read as a refusal. */
export type Answer<E> = { status: number; body: ResponseOf<E>; problem: Problem; headers: Headers };

/** Somebody with a browser: keeps cookies, and nobody else's. */
export type Client = {
  fetch: Send;
  call<const E extends EndpointDefinition>(endpoint: E, input?: CallInput<E>): Promise<Answer<E>>;
  /** As `call`, and the test fails unless it succeeds. Answers the body. */
  expectCall<const E extends EndpointDefinition>(
    endpoint: E,
    input?: CallInput<E>,
  ): Promise<ResponseOf<E>>;
};

export const newKey = (): string => randomUUID();

export function createClient(send: Send): Client {
  const jar = new Map<string, string>();
  const fetchWithCookies: Send = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    if (jar.size > 0)
      headers.set('cookie', [...jar].map(([k, value]) => `${k}=${value}`).join('; '));
    const response = await send(path, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
    return response;
  };
  const client: Client = {
    fetch: fetchWithCookies,
    call: (endpoint, input) => callEndpoint(fetchWithCookies, endpoint, input),
    async expectCall(endpoint, input) {
      const answer = await callEndpoint(fetchWithCookies, endpoint, input);
      if (answer.status !== endpoint.status) throw new Error(JSON.stringify(answer.problem));
      return answer.body;
    },
  };
  return client;
}

function keep(jar: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
  const isOver = attributes.some((attribute) => {
    const [key, text = ''] = attribute.split('=');
    if (/^max-age$/iu.test(key ?? '')) return Number(text) <= 0;
    return /^expires$/iu.test(key ?? '') && Date.parse(text) < Date.now();
  });
  if (isOver || value === '') jar.delete(name);
  else jar.set(name, value);
}

async function callEndpoint<E extends EndpointDefinition>(
  send: Send,
  endpoint: E,
  { params, query, body, key, headers = {} }: CallInput<E> = {},
): Promise<Answer<E>> {
  const text = Object.entries(query ?? {}).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ]);
  const search = text.length > 0 ? `?${new URLSearchParams(text).toString()}` : '';
  const response = await send(fillPath(endpoint.path, params as Record<string, string>) + search, {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const json = await jsonOf(response);
  if (response.ok) holdToContract(endpoint, json);
  return {
    status: response.status,
    body: json as ResponseOf<E>,
    problem: json as Problem,
    headers: response.headers,
  };
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Every success of every scenario has the shape of the contract. */
function holdToContract(endpoint: EndpointDefinition, json: unknown): void {
  if (!endpoint.response) return;
  const result = validate(endpoint.response, json);
  const { operation } = endpoint;
  expect({ operation, errors: result.isValid ? [] : result.errors }).toEqual({
    operation,
    errors: [],
  });
}
