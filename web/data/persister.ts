import type { QueryClient } from '@tanstack/react-query';

/** Small queries only: a list of issues here would fill local storage and block every write to it. */
const PERSISTED = ['user', 'impactStats', 'settings'];
/** Raise it when a persisted answer changes its shape: an older one is then ignored. */
const CACHE_VERSION = 2;
const OWNER_KEY = 'trybe-cache-owner';
const NOBODY = 'anonymous';
const THROTTLE_MS = 200;

type Kept = { version: number; queries: { name: string; data: unknown; updatedAt: number }[] };

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

/** Names the person whose data is kept from now on; what was kept for somebody else is dropped. */
export function setCacheOwner(userId: string | null): void {
  const next = userId ?? NOBODY;
  const last = owner();
  if (next === last) return;
  stored((storage) => {
    storage.removeItem(cacheKey(last));
    storage.setItem(OWNER_KEY, next);
  }, undefined);
}

/** Calls back when another tab signed somebody in or out. Returns how to stop. */
export function watchCacheOwner(onChange: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === OWNER_KEY) onChange();
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function restore(queryClient: QueryClient): void {
  stored((storage) => {
    const kept = JSON.parse(storage.getItem(cacheKey(owner())) ?? 'null') as Kept | null;
    if (kept?.version !== CACHE_VERSION) return;
    for (const { name, data, updatedAt } of kept.queries)
      if (PERSISTED.includes(name)) queryClient.setQueryData([name], data, { updatedAt });
  }, undefined);
}

function keep(queryClient: QueryClient): void {
  const queries = PERSISTED.flatMap((name) => {
    const state = queryClient.getQueryState([name]);
    return state?.data === undefined
      ? []
      : [{ name, data: state.data, updatedAt: state.dataUpdatedAt }];
  });
  const kept: Kept = { version: CACHE_VERSION, queries };
  stored((storage) => storage.setItem(cacheKey(owner()), JSON.stringify(kept)), undefined);
}

/**
 * Restores the small queries of the last visit and keeps them from now on. What is restored is
 * marked stale, so the page paints at once, also without network, and asks the server anyway.
 */
export function startPersisting(queryClient: QueryClient): void {
  // Otherwise one that no page shows for five minutes would be forgotten here and on the disk.
  for (const name of PERSISTED) queryClient.setQueryDefaults([name], { gcTime: Infinity });
  restore(queryClient);
  void queryClient.invalidateQueries({ refetchType: 'none' });
  let pending: ReturnType<typeof setTimeout> | undefined;
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (!PERSISTED.includes(String(query.queryKey[0])) || pending !== undefined) return;
    pending = setTimeout(() => {
      pending = undefined;
      keep(queryClient);
    }, THROTTLE_MS);
  });
}
