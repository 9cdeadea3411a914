import type { Middleware } from 'koa';
import type { Handlers } from '#api/http/handler.ts';
import { callOf, sendAnswer, type CookieSettings } from '#api/http/koaCall.ts';
import { matchEndpoint } from '#api/http/matchEndpoint.ts';
import { createServeEndpoint } from '#api/http/serveEndpoint.ts';
import type { Services } from '#api/http/services.ts';

/** The whole API of the contract in Koa; what begins with `/api` and is no call of it is refused. */
export function mountEndpoints(
  handlers: Handlers,
  services: Services,
  cookie: CookieSettings,
): Middleware {
  const serve = createServeEndpoint(handlers, services);
  return async (context, next) => {
    if (context.path !== '/api' && !context.path.startsWith('/api/')) return next();
    const match = matchEndpoint(context.method, context.path);
    context.state.routePattern = match.endpoint.path;
    const answer = await serve(match, callOf(context, cookie));
    return sendAnswer(context, answer, services.events);
  };
}
