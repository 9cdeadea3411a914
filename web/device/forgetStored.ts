/** Store for the site's own facts and texts; the worker uses the same name. */
const SITE_STORE = 'trybe-site';

/**
 * Drops the worker's stored answer for an address, so that the next read waits for the server and shows
 * nothing older than one's own change.
 */
export async function forgetStored(path: string): Promise<void> {
  // Missing on pages without a secure connection, which have no worker either.
  if (!('caches' in globalThis)) return;
  const cache = await caches.open(SITE_STORE).catch(() => null);
  await cache?.delete(path, { ignoreVary: true }).catch(() => false);
}
