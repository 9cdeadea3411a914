import type { QueryClient } from '@tanstack/react-query';

/** Small queries only: a list of issues here would fill local storage and block every write to it. */
const PERSISTED: readonly unknown[] = ['user', 'impactStats', 'settings'];
/** Raise it when a persisted answer changes its shape: an older one is then ignored. */
const CACHE_VERSION = '5';
const OWNER_KEY = 'trybe-cache-owner';
const NOBODY = 'anonymous';
const THROTTLE_MS = 200;

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

type Kept = {
  buster: string;
  clientState: {
    queries: { queryKey: readonly unknown[]; state: { data: unknown; dataUpdatedAt: number } }[];
  };
};

function restore(queryClient: QueryClient): void {
  const text = stored((storage) => storage.getItem(cacheKey(owner())), null);
  if (text === null) return;
  try {
    const { buster, clientState } = JSON.parse(text) as Kept;
    if (buster !== CACHE_VERSION) return;
    // Somebody who comes back after two months without network still finds the app signed in.
    for (const { queryKey, state } of clientState.queries) {
      const updatedAt = state.dataUpdatedAt;
      // guard: no-expiry-while-offline
      queryClient.setQueryData(queryKey, state.data, { updatedAt });
    }
  } catch {
    // A damaged store: the visit starts as a first one, and the next answer writes over it.
  }
}

function keep(queryClient: QueryClient): void {
  const queries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.data !== undefined && PERSISTED.includes(queryKey[0]))
    .map(({ queryKey, state: { data, dataUpdatedAt } }) => ({
      queryKey,
      state: { data, dataUpdatedAt },
    }));
  const kept: Kept = { buster: CACHE_VERSION, clientState: { queries } };
  stored((storage) => storage.setItem(cacheKey(owner()), JSON.stringify(kept)), undefined);
}

/**
 * Restores the small queries of the last visit and keeps them from now on. What is restored is
 * marked stale, so the page paints at once, also without network, and asks the server anyway.
 * Resolves when it is restored; never rejects.
 */
export async function startPersisting(queryClient: QueryClient): Promise<void> {
  // Otherwise one that no page shows for five minutes would be forgotten here and on the disk.
  for (const name of PERSISTED) queryClient.setQueryDefaults([name], { gcTime: Infinity });
  restore(queryClient);
  await queryClient.invalidateQueries({ refetchType: 'none' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (!['added', 'updated', 'removed'].includes(type) || !PERSISTED.includes(query.queryKey[0]))
      return;
    timer ??= setTimeout(() => {
      timer = undefined;
      keep(queryClient);
    }, THROTTLE_MS);
  });
}
