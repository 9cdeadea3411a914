import type { Middleware } from 'koa';
import { Refusal } from '#api/domain/refusal.ts';
import { requestOrigin } from '#api/http/requestOrigin.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

function isForeign(header: (name: string) => string, origins: readonly string[]): boolean {
  const site = header('Sec-Fetch-Site');
  if (site !== '' && site !== 'same-origin' && site !== 'none') return true;
  const origin = header('Origin');
  return origin !== '' && !origins.includes(origin);
}

/**
 * Refuses changes that another site's page sends with our visitor's cookie. A request with neither
 * header comes from no browser, so there is no cookie to misuse. Throws Refusal `foreign_origin`.
 */
export function guardOrigin(publicOrigin: string | null): Middleware {
  return async (context, next) => {
    if (!SAFE_METHODS.includes(context.method)) {
      const here = requestOrigin(context);
      const own = publicOrigin === null ? [here] : [publicOrigin, here];
      if (isForeign((name) => context.get(name), own)) throw new Refusal('foreign_origin');
    }
    await next();
  };
}
