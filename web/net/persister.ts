import { createSyncStoragePersister } from '@tanstack/query-sync-storage-persister';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  persistQueryClientRestore,
  persistQueryClientSave,
} from '@tanstack/react-query-persist-client';

/** Small queries only: a list of issues would fill local storage and block every write to it. */
const PERSISTED = ['user', 'impactStats', 'settings', 'needs'];
const isPersisted = (key: readonly unknown[]): boolean => PERSISTED.includes(String(key[0]));
/** Raise it when a persisted answer changes its shape: older ones are then ignored. */
const CACHE_VERSION = '6';
const OWNER_KEY = 'trybe-cache-owner';
const NOBODY = 'anonymous';

const cacheKey = (owner: string) => `trybe-cache:${owner}`;

/** Local storage, if available; without it only the offline start is lost. */
function stored<T>(work: (storage: Storage) => T, otherwise: T): T {
  try {
    return work(localStorage);
  } catch {
    return otherwise;
  }
}

const owner = (): string => stored((storage) => storage.getItem(OWNER_KEY), null) ?? NOBODY;

/**
 * Makes the worker drop cached answers to one person: they contain that person's abilities, which
 * another person must never see.
 */
export function forgetPersonalAnswers(): void {
  navigator.serviceWorker?.controller?.postMessage({ type: 'user-changed' });
}

/**
 * Sets the owner of persisted data; another owner's data is dropped. True if one
 * person has replaced another.
 */
export function setCacheOwner(userId: string | null): boolean {
  const next = userId ?? NOBODY;
  const last = owner();
  if (next === last) return false;
  stored((storage) => {
    storage.removeItem(cacheKey(last));
    storage.setItem(OWNER_KEY, next);
  }, undefined);
  forgetPersonalAnswers();
  return next !== NOBODY && last !== NOBODY;
}

/** Calls back when another tab signed in or out. Returns a stop function. */
export function watchCacheOwner(onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === OWNER_KEY) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** Local storage of the user signed in at the time of access. */
const storageOfOwner = {
  getItem: () => stored((storage) => storage.getItem(cacheKey(owner())), null),
  setItem: (_: string, text: string) =>
    stored((storage) => storage.setItem(cacheKey(owner()), text), undefined),
  removeItem: () => stored((storage) => storage.removeItem(cacheKey(owner())), undefined),
};

/**
 * Restores the last visit's small queries and persists them from now on. Restored data is stale, so
 * the page paints at once, also offline, and fetches anyway. Resolves when restored; never rejects.
 */
export async function startPersisting(queryClient: QueryClient): Promise<void> {
  // Otherwise a query unused for five minutes would be dropped from memory and disk.
  for (const name of PERSISTED) queryClient.setQueryDefaults([name], { gcTime: Infinity });
  const options = {
    queryClient,
    persister: createSyncStoragePersister({ storage: storageOfOwner, throttleTime: 0 }),
    // After two months offline the app still opens signed in.
    // guard: no-expiry-while-offline
    maxAge: Infinity,
    buster: CACHE_VERSION,
    dehydrateOptions: {
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: ({ queryKey, state }: Query) =>
        state.data !== undefined && isPersisted(queryKey),
    },
  };
  // The restore itself clears a damaged store; the visit then starts as a first one.
  await persistQueryClientRestore(options).catch(() => undefined);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  // At once: the page may be left right after a sign-in, and the next visit may be offline.
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isPersisted(query.queryKey)) void persistQueryClientSave(options);
  });
}
