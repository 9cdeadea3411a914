import { Router, type RouterMiddleware } from '@koa/router';
import type { Context, Middleware } from 'koa';
import type { Actor } from '#api/domain/actor.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { cachePolicyOf, readsSession } from '#api/http/cachePolicy.ts';
import { checked } from '#api/http/checked.ts';
import type { ApiRequest, Handler, Handlers } from '#api/http/handler.ts';
import { idempotencyOf } from '#api/http/idempotency.ts';
import { loadActor } from '#api/http/loadActor.ts';
import { readJson } from '#api/http/readJson.ts';
import { readQuery } from '#api/http/readQuery.ts';
import { requestOrigin } from '#api/http/requestOrigin.ts';
import { send } from '#api/http/send.ts';
import type { Services } from '#api/http/services.ts';
import type { EndpointDefinition } from '#schema/defineEndpoint.ts';
import { ENDPOINTS, type Operation } from '#schema/endpoints.ts';

type AnyHandler = Handler<EndpointDefinition>;

async function actorOf(context: Context, services: Services): Promise<Actor | null> {
  const userId: unknown = context.session?.userId;
  return typeof userId === 'string' ? loadActor(services.database, userId) : null;
}

async function requestOf(
  endpoint: EndpointDefinition,
  context: Context,
  services: Services,
): Promise<ApiRequest<EndpointDefinition>> {
  const actor = readsSession(endpoint.operation as Operation, endpoint.access)
    ? await actorOf(context, services)
    : null;
  if (endpoint.access === 'session' && actor === null) throw new Refusal('not_signed_in');
  const writer = context.get('X-Trybe-User');
  // A queued row names who wrote it: a session that changed hands meanwhile must not file it as its own.
  if (actor && writer && writer !== actor.id) throw new Refusal('other_reporter');
  const isChange = endpoint.method !== 'GET';
  if (isChange) await services.limits.write(actor?.id ?? context.ip);
  const query = readQuery(context.querystring);
  const params: unknown = checked(endpoint.params, context.params);
  const checkedQuery = checked(endpoint.query, query);
  const sent = endpoint.body ? await readJson(context.req, endpoint.bodyMaxBytes) : undefined;
  const key = context.get('Idempotency-Key') || undefined;
  const target = { method: endpoint.method, path: context.path, body: sent };
  const idempotency = isChange ? idempotencyOf(key, target) : undefined;
  return {
    params,
    query: checkedQuery,
    body: checked(endpoint.body, sent),
    actor,
    idempotency,
    status: endpoint.status,
    origin: services.publicOrigin ?? requestOrigin(context),
    hasQuery: Object.keys(query).length > 0,
    services,
    context,
  } as ApiRequest<EndpointDefinition>;
}

function serve(endpoint: EndpointDefinition, handler: AnyHandler, services: Services): Middleware {
  const policy = cachePolicyOf(endpoint.operation as Operation);
  return async (context) => {
    const request = await requestOf(endpoint, context, services);
    const reply = await handler(request);
    // Our own change must be in the next read, without waiting for the database's notice.
    if (endpoint.method !== 'GET') services.shared.clear();
    await send(context, reply, { status: endpoint.status, policy });
  };
}

/** Refuses what no endpoint answers: 404, or 405 with `Allow` when only the method is wrong. */
function refuseUnknown(router: Router): Middleware {
  return async (context, next) => {
    if (context.path !== '/api' && !context.path.startsWith('/api/')) return next();
    const { path } = router.match(context.path, context.method);
    if (path.length === 0) throw new Refusal('not_found');
    const methods = new Set(path.flatMap((layer) => layer.methods));
    context.set('Allow', [...methods].join(', '));
    throw new Refusal('method_not_allowed');
  };
}

/**
 * The whole API from the contract: path, validation, access, session, idempotency, status and
 * answer of every endpoint. `session` is mounted only where an endpoint needs it.
 */
export function mountEndpoints(
  handlers: Handlers,
  services: Services,
  session: Middleware,
): Middleware[] {
  const router = new Router();
  for (const [operation, endpoint] of Object.entries(ENDPOINTS)) {
    const definition: EndpointDefinition = endpoint;
    const handler = handlers[operation as Operation] as unknown as AnyHandler;
    const path = definition.path.replaceAll(/\{(\w+)\}/gu, ':$1');
    const mark: Middleware = (context, next) => {
      context.state.routePattern = definition.path;
      return next();
    };
    const steps = readsSession(operation as Operation, definition.access) ? [session] : [];
    const chain = [mark, ...steps, serve(definition, handler, services)] as RouterMiddleware[];
    router.register(path, [definition.method], chain);
  }
  return [router.routes() as unknown as Middleware, refuseUnknown(router)];
}
