import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';

/** Small queries only: a list of issues here would fill local storage and block every write to it. */
const PERSISTED = ['user', 'impactStats', 'settings'];
const isPersisted = (key: readonly unknown[]): boolean => PERSISTED.includes(String(key[0]));
/** Raise it when a persisted answer changes its shape: an older one is then ignored. */
const CACHE_VERSION = '6';
const OWNER_KEY = 'trybe-cache-owner';
const NOBODY = 'anonymous';

const cacheKey = (owner: string) => `trybe-cache:${owner}`;

/** Local storage, where the browser allows it; a closed one only costs the offline start. */
function stored<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

const owner = (): string => stored((storage) => storage.getItem(OWNER_KEY), null) ?? NOBODY;

/**
 * Has the worker drop what it keeps of the answers to one person: they say what the person asking
 * may do, and another person must never see the first one's.
 */
export function forgetPersonalAnswers(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'user-changed' });
}

/** Names the person whose data is kept from now on; what was kept for somebody else is dropped. */
export function setCacheOwner(userId: string | null): void {
  const next = userId ?? NOBODY;
  const last = owner();
  if (next === last) return;
  stored((storage) => {
    storage.removeItem(cacheKey(last));
    storage.setItem(OWNER_KEY, next);
  }, undefined);
  forgetPersonalAnswers();
}

/** Calls back when another tab signed somebody in or out. Returns how to stop. */
export function watchCacheOwner(onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === OWNER_KEY) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Local storage under the name of whoever is signed in at the moment of reading or writing. */
const storageOfOwner = {
  getItem: () => stored((storage) => storage.getItem(cacheKey(owner())), null),
  setItem: (_: string, text: string) =>
    stored((storage) => storage.setItem(cacheKey(owner()), text), undefined),
  removeItem: () => stored((storage) => storage.removeItem(cacheKey(owner())), undefined),
};

/**
 * Restores the small queries of the last visit and keeps them from now on. What is restored is
 * marked stale, so the page paints at once, also offline, and asks the server anyway.
 * Resolves when it is restored; never rejects.
 */
export async function startPersisting(queryClient: QueryClient): Promise<void> {
  // Otherwise one that no page shows for five minutes would be forgotten here and on the disk.
  for (const name of PERSISTED) queryClient.setQueryDefaults([name], { gcTime: Infinity });
  const options = {
    queryClient,
    persister: createSyncStoragePersister({ storage: storageOfOwner, throttleTime: 0 }),
    // Somebody who comes back after two months offline still finds the app signed in.
    // guard: no-expiry-while-offline
    maxAge: Infinity,
    buster: CACHE_VERSION,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state }: Query) =>
        state.data !== undefined && isPersisted(queryKey),
    },
  };
  // A damaged store is emptied by the restore itself; the visit then starts as a first one.
  await persistQueryClientRestore(options).catch(() => undefined);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  // At once: who signs in and leaves the page within a moment may have no network on the next one.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isPersisted(query.queryKey)) void persistQueryClientSave(options);
  });
}
