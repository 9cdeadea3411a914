import type { Middleware } from 'koa';
import type { Tracer } from '#api/platform/ports.ts';

/**
 * Follows each request: by its operation, route and status, never by its address or by what a person
 * typed. It goes on with the trace of a proxy that is trusted; a stranger's is no business of ours.
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
