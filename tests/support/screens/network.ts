import { createClient, type Client } from '#tests/scenarios/client.ts';
import type { Answerer } from '#tests/mocks/answerOver.ts';
import { ORIGIN } from './window.ts';

type Glob = string | RegExp | ((url: URL) => boolean);
type Fulfilment = {
  status?: number;
  contentType?: string;
  body?: string;
  json?: unknown;
  response?: { status: () => number };
};

/** A call of a page that a test answers in the server's place. */
export type ScreenRoute = {
  request: () => { method: () => string; url: () => string; postDataJSON: () => unknown };
  fetch: () => Promise<AnswerRead>;
  continue: () => Promise<void>;
  fulfill: (answer: Fulfilment) => Promise<void>;
  abort: () => Promise<void>;
};
type Handler = (route: ScreenRoute) => unknown;
type AnswerRead = {
  status: () => number;
  json: () => Promise<unknown>;
  text: () => Promise<string>;
};

/** Whether an address is meant by one of Playwright's patterns. */
export function isMeant(pattern: Glob, url: URL): boolean {
  if (pattern instanceof RegExp) return pattern.test(url.href);
  if (typeof pattern === 'function') return pattern(url);
  const text = pattern
    .replaceAll(/[.+^${}()|[\]\\?]/gu, '\\$&')
    .replaceAll('**', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '.*');
  const address = pattern.startsWith('/') ? url.pathname + url.search : url.href;
  return new RegExp(`^${text}$`, 'u').test(address);
}

export const readAnswer = (response: Response): AnswerRead => {
  const kept = response.clone();
  return {
    status: () => response.status,
    json: () => kept.clone().json() as Promise<unknown>,
    text: () => kept.clone().text(),
  };
};

/** What lies between a person's pages and the server: their cookies, and whatever a test puts there. */
export class ScreenNetwork {
  readonly client: Client;
  isOffline = false;
  /** How many calls the server has not answered yet; those that a test holds back are not among them. */
  pendingCount = 0;
  private readonly given: string[] = [];
  private routes: { pattern: Glob; handler: Handler }[] = [];
  private listeners: Record<string, ((request: ReturnType<ScreenRoute['request']>) => void)[]> = {};

  constructor(answer: Answerer) {
    this.client = createClient(async (path, init) => {
      this.pendingCount += 1;
      try {
        const request = new Request(new URL(path, ORIGIN), init);
        const own = request.headers.get('cookie');
        const cookies = [...(own ? [own] : []), ...this.given];
        if (cookies.length > 0) request.headers.set('cookie', cookies.join('; '));
        return await answer(request);
      } finally {
        this.pendingCount -= 1;
      }
    });
  }

  /** A cookie that came some other way than with an answer; the person's own goes first. */
  addCookie(name: string, value: string): void {
    this.given.push(`${name}=${value}`);
  }
  on(event: string, listener: (request: ReturnType<ScreenRoute['request']>) => void): void {
    (this.listeners[event] ??= []).push(listener);
  }
  route(pattern: Glob, handler: Handler): void {
    this.routes.unshift({ pattern, handler });
  }
  unroute(pattern: Glob): void {
    this.routes = this.routes.filter((route) => route.pattern !== pattern);
  }

  fetch = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const request = {
      method: () => init.method ?? 'GET',
      url: () => new URL(path, ORIGIN).href,
      postDataJSON: () => JSON.parse(typeof init.body === 'string' ? init.body : 'null') as unknown,
    };
    const tell = (event: string) => {
      for (const listener of this.listeners[event] ?? []) listener(request);
    };
    tell('request');
    try {
      if (this.isOffline) throw new TypeError('Failed to fetch');
      const handler = this.routes.find(({ pattern }) => isMeant(pattern, new URL(path, ORIGIN)));
      const response = handler
        ? await this.answerBy(handler.handler, request, () => this.client.fetch(path, init))
        : await this.client.fetch(path, init);
      init.signal?.throwIfAborted();
      return response;
    } finally {
      tell('requestfinished');
    }
  };

  private answerBy(
    handler: Handler,
    request: ReturnType<ScreenRoute['request']>,
    ask: () => Promise<Response>,
  ): Promise<Response> {
    return new Promise((resolve, reject) => {
      const route: ScreenRoute = {
        request: () => request,
        fetch: async () => readAnswer(await ask()),
        continue: async () => resolve(await ask()),
        fulfill: async (answer) => resolve(fulfilled(answer)),
        abort: async () => reject(new TypeError('Failed to fetch')),
      };
      Promise.resolve(handler(route)).catch(reject);
    });
  }
}

function fulfilled({ status, contentType, body, json, response }: Fulfilment): Response {
  const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json');
  return new Response(json === undefined ? body : JSON.stringify(json), {
    status: status ?? response?.status() ?? 200,
    headers: { 'content-type': type },
  });
}
