import { getResponse, http, type HttpHandler } from 'msw';
import type { Answerer } from './answerOver.ts';
import type { Faults } from './faults.ts';

export type Layers = {
  answer: Answerer;
  faults?: Faults;
  overrides?: readonly HttpHandler[];
};

/** Faults first, then overrides, then the server. */
function makeHandlers({ answer, faults, overrides = [] }: Layers): HttpHandler[] {
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

/** Rejects with TypeError, as fetch does, if a layer breaks the connection. */
export function answerMocked(layers: Layers): Answerer {
  const handlers = makeHandlers(layers);
  return async (request) => {
    // The library's path matching throws for such addresses.
    if (!isDecodable(new URL(request.url).pathname)) return layers.answer(request);
    const response = await getResponse(handlers, request);
    if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
}
