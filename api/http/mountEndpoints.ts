import { Router } from '@koa/router';
import type { Middleware } from 'koa';
import { Refusal } from '#api/platform/access.rules.ts';
import { MethodNotAllowed } from './errors.ts';
import type { Handlers } from './handler.ts';
import { sendAnswer, type ReadCall } from './koaCall.ts';
import { createServeEndpoint } from './serveEndpoint.ts';
import type { Services } from './services.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS, type Operation } from '#schema/contract/endpoints.ts';

/** The part after `/api/`: few paths share it, so a call is matched against those only. */
const toSection = (path: string): string => path.split('/', 3)[2]?.toLowerCase() ?? '';

/** 404, or 405 with `Allow` if only the method is wrong. */
function refuseUnknown(routers: ReadonlyMap<string, Router>): Middleware {
  return async ({ path, method }, next) => {
    if (path !== '/api' && !path.startsWith('/api/')) return next();
    const layers = routers.get(toSection(path))?.match(path, method).path ?? [];
    if (layers.length === 0) throw new Refusal('not_found');
    throw new MethodNotAllowed(new Set(layers.flatMap((layer) => layer.methods)));
  };
}

export function mountEndpoints(
  handlers: Handlers,
  services: Services,
  callOf: ReadCall,
): Middleware[] {
  const serve = createServeEndpoint(handlers, services);
  const routers = new Map<string, Router>();
  for (const [name, endpoint] of Object.entries<EndpointDefinition>(ENDPOINTS)) {
    const operation = name as Operation;
    const path = endpoint.path.replaceAll(/\{(\w+)\}/gu, ':$1');
    const router = routers.get(toSection(path)) ?? new Router();
    routers.set(toSection(path), router);
    router.register(path, [endpoint.method], async (context) => {
      context.state.routePattern = endpoint.path;
      context.state.operation = operation;
      const { params } = context;
      const answer = await serve({ operation, endpoint, params }, callOf(context));
      await sendAnswer(context, answer, services.events);
    });
  }
  const routes = new Map(
    [...routers].map(([name, router]) => [name, router.routes() as unknown as Middleware]),
  );
  const answerCall: Middleware = (context, next) => {
    const route = routes.get(toSection(context.path));
    return route ? route(context, next) : next();
  };
  return [answerCall, refuseUnknown(routers)];
}
