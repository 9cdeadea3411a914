import type { Middleware } from 'koa';
import type { Tracer } from '#api/platform/ports.ts';

/**
 * Records operation, route and status, never the address or user input. Continues the trace of a
 * trusted proxy only.
 */
export function traceRequests(tracer: Tracer): Middleware {
  return async (context, next) => {
    const { method, state } = context;
    const traceparent = context.app.proxy ? context.get('traceparent') : '';
    const span = tracer.begin(method, { kind: 'request', traceparent });
    try {
      await span.within(next);
    } finally {
      const { operation, routePattern: route } = state as Record<string, string | undefined>;
      const { status } = context;
      span.note(`${method} ${route ?? (context.response.is('html') ? 'page' : 'other')}`, {
        'http.request.method': method,
        'http.response.status_code': status,
        ...(route === undefined ? {} : { 'http.route': route }),
        ...(operation === undefined ? {} : { 'trybe.operation': operation }),
        'trybe.request_id': String(state.requestId),
      });
      span.end(status >= 500);
    }
  };
}
