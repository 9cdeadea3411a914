import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/**
 * One line per request: method, route pattern, status, milliseconds, id. Never a body, cookie,
 * address with its parameters, or anything a person typed.
 */
export function logRequests(logger: Logger): Middleware {
  return async (context, next) => {
    const startedAt = performance.now();
    const requestId = randomUUID();
    context.state.requestId = requestId;
    context.set('X-Request-Id', requestId);
    await next();
    const route: unknown = context.state.routePattern ?? 'file';
    const ms = Math.round(performance.now() - startedAt);
    logger.info({ method: context.method, route, status: context.status, ms, requestId });
  };
}
