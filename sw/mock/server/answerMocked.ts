import { getResponse, http, type HttpHandler } from 'msw';
import type { Answerer } from './answerOver.ts';
import type { Faults } from './faults.ts';

export type Layers = {
  /** The server itself. */
  answer: Answerer;
  faults?: Faults;
  /** Single operations that somebody answers otherwise, by `mockOperation`. */
  overrides?: readonly HttpHandler[];
};

/** The API in the order in which a call meets it: faults, overrides, then the server for all else. */
function handlersOf({ answer, faults, overrides = [] }: Layers): HttpHandler[] {
  const serve = async ({ request }: { request: Request }) => {
    const response = await answer(request);
    return faults ? faults.after(request, response) : response;
  };
  const broken = faults ? [http.all('*/api/*', ({ request }) => faults.before(request))] : [];
  return [...broken, ...overrides, http.all('*/api', serve), http.all('*/api/*', serve)];
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Answers calls of the API through these layers. Rejects with TypeError, as fetch does, where one of
 * them breaks the connection.
 */
export function answerMocked(layers: Layers): Answerer {
  const handlers = handlersOf(layers);
  return async (request) => {
    // The library's path matching throws at such an address instead of passing it on.
    if (!isDecodable(new URL(request.url).pathname)) return layers.answer(request);
    const response = await getResponse(handlers, request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
