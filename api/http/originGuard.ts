import { Refusal } from '#api/platform/refusal.rules.ts';
import type { Call } from './call.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

function isForeign(header: (name: string) => string, origins: readonly string[]): boolean {
  const site = header('Sec-Fetch-Site');
  if (site !== '' && site !== 'same-origin' && site !== 'none') return true;
  const origin = header('Origin');
  return origin !== '' && !origins.includes(origin);
}

/**
 * Refuses changes that another site's page sends with our visitor's cookie. A request with neither
 * header comes from no browser, so there is no cookie to misuse.
 */
export function ensureOwnOrigin(call: Call, publicOrigin: string | null): void {
  if (SAFE_METHODS.includes(call.method)) return;
  const own = publicOrigin === null ? [call.origin] : [publicOrigin, call.origin];
  if (isForeign((name) => call.header(name), own)) throw new Refusal('foreign_origin');
}
