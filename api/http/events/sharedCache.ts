import { createHash } from 'node:crypto';
import type { IsTouched, KeepRefreshed, Touched } from '#api/platform/touched.rules.ts';
import { createRefreshedCache } from './refreshedCache.ts';

export type CachedJson = {
  json: string;
  /** Weak: shared with the compressed forms. */
  etag: string;
  headers: Record<string, string>;
};

export function cachedJson(json: string, headers: Record<string, string> = {}): CachedJson {
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"`, headers };
}

const ENTRIES_MAX = 500;
/** One issue takes a hundredth of the memory of a page with its list. */
const SMALL = 'issue ';
const SMALL_MAX = 4_000;
const AGE_MAX_MS = 5_000;

export type SharedCache = {
  get: Keep;
  /** Values kept across changes. */
  refreshed: KeepRefreshed;
  /** Drops what a change has touched, including reads in progress, which may have started before it. */
  drop: (touched: Touched) => void;
  clear(): void;
};

/**
 * Concurrent callers share one read. The key's first word is the kind ('issues', 'page'), which determines
 * the type of the value. `isTouched`: which changes of an issue make it stale; absent: any. If another cached
 * read uses this value, every change that touches this one must touch that one too.
 */
export type Keep = <Value>(
  key: string,
  read: () => Promise<Value>,
  isTouched?: IsTouched,
) => Promise<Value>;

type Entry = { value: Promise<unknown>; expiresAt: number; isTouched: IsTouched };

const always: IsTouched = () => true;

/**
 * Shared responses and pages of this process, cached for at most `maxAgeMs` and dropped when a change has
 * touched them. The age is a second safeguard: a lost notification must not leave a stale list forever.
 */
export function createSharedCache({
  maxEntries = ENTRIES_MAX,
  maxAgeMs = AGE_MAX_MS,
  now = () => performance.now(),
} = {}): SharedCache {
  let kinds = new Map<string, Map<string, Entry>>();
  const refreshed = createRefreshedCache();
  const findEntries = (key: string) => {
    const kind = key.split(' ', 1)[0] ?? '';
    const known = kinds.get(kind);
    if (known) return known;
    const made = new Map<string, Entry>();
    kinds.set(kind, made);
    return made;
  };
  return {
    get<Value>(key: string, read: () => Promise<Value>, isTouched = always) {
      const target = findEntries(key);
      const known = target.get(key);
      if (known && known.expiresAt > now()) return known.value as Promise<Value>;
      const value = read();
      target.delete(key);
      const entry = { value, expiresAt: now() + maxAgeMs, isTouched };
      target.set(key, entry);
      value.catch(() => target.get(key) === entry && target.delete(key));
      const most = key.startsWith(SMALL) ? SMALL_MAX : maxEntries;
      if (target.size > most) target.delete(target.keys().next().value ?? '');
      return value;
    },
    refreshed: refreshed.get,
    drop(touched) {
      refreshed.drop(touched);
      if (touched === 'everything') kinds = new Map();
      else if (touched.length > 0)
        for (const entries of kinds.values())
          for (const [key, { isTouched }] of entries)
            if (touched.some(isTouched)) entries.delete(key);
    },
    clear() {
      refreshed.clear();
      kinds = new Map();
    },
  };
}
