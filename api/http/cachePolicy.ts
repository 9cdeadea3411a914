import type { CachePolicy } from '#schema/defineEndpoint.ts';

/** Cache headers of what the contract says about an answer; none said: nobody keeps it. */
export function cacheHeaders(policy: CachePolicy | undefined): Record<string, string> {
  if (policy === 'shared') return { 'Cache-Control': 'public, no-cache' };
  if (policy === 'viewer') return { 'Cache-Control': 'private, no-cache', Vary: 'Cookie' };
  return policy === 'own' ? {} : { 'Cache-Control': 'no-store' };
}
