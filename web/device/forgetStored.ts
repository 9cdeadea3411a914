import { fillPath, type EndpointDefinition } from '#schema/defineEndpoint.ts';

/**
 * Drops the answer that the worker keeps of an endpoint, so that the next read waits for the server
 * and shows nothing older than one's own change.
 */
export async function forgetStored(
  { path, deviceStore }: EndpointDefinition,
  params?: Record<string, string>,
): Promise<void> {
  // Missing on pages without a secure connection, which have no worker either.
  if (!('caches' in globalThis) || !deviceStore) return;
  const cache = await caches.open(`trybe-${deviceStore}`).catch(() => null);
  await cache?.delete(fillPath(path, params), { ignoreVary: true }).catch(() => false);
}
