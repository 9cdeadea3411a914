import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import { Refusal } from '#api/domain/refusal.ts';
import { MethodNotAllowed } from '#api/http/errors.ts';
import type { Handlers } from '#api/http/handler.ts';
import { sendAnswer, type ReadCall } from '#api/http/koaCall.ts';
import { createServeEndpoint } from '#api/http/serveEndpoint.ts';
import type { Services } from '#api/http/services.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS, type Operation } from '#schema/endpoints.ts';

/** Refuses what no endpoint answers: 404, or 405 with `Allow` when only the method is wrong. */
function refuseUnknown(router: Router): Middleware {
  return async ({ path, method }, next) => {
    if (path !== '/api' && !path.startsWith('/api/')) return next();
    const layers = router.match(path, method).path;
    if (layers.length === 0) throw new Refusal('not_found');
    throw new MethodNotAllowed(new Set(layers.flatMap((layer) => layer.methods)));
  };
}

/** The whole API of the contract in Koa; what begins with `/api` and is no call of it is refused. */
export function mountEndpoints(
  handlers: Handlers,
  services: Services,
  callOf: ReadCall,
): Middleware[] {
  const serve = createServeEndpoint(handlers, services);
  const router = new Router();
  for (const [name, endpoint] of Object.entries<EndpointDefinition>(ENDPOINTS)) {
    const operation = name as Operation;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1');
    router.register(path, [endpoint.method], async (context) => {
      context.state.routePattern = endpoint.path;
      context.state.operation = operation;
      const { params } = context;
      const answer = await serve({ operation, endpoint, params }, callOf(context));
      await sendAnswer(context, answer, services.events);
    });
  }
  return [router.routes() as unknown as Middleware, refuseUnknown(router)];
}
