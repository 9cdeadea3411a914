import { createHash, timingSafeEqual } from 'node:crypto';
import type { Middleware } from 'koa';

const sha256Digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant time, whatever the token's length. */
function isToken(sent: string, token: string): boolean {
  return timingSafeEqual(sha256Digest(sent), sha256Digest(`Bearer ${token}`));
}

export type MetricsText = { contentType: string; render(): Promise<string> };

/** With a token, only for requests that carry it. */
export function answerMetrics(metrics: MetricsText, token: string | null): Middleware {
  return async (context, next) => {
    if (context.path !== '/metrics') return next();
    context.set('Cache-Control', 'no-store');
    if (token !== null && !isToken(context.get('Authorization'), token)) {
      context.set('WWW-Authenticate', 'Bearer');
      context.status = 401;
      return undefined;
    }
    if (context.method !== 'GET') {
      context.set('Allow', 'GET');
      context.status = 405;
      return undefined;
    }
    context.set('Content-Type', metrics.contentType);
    context.body = await metrics.render();
    return undefined;
  };
}
