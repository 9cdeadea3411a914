import { createHash } from 'node:crypto';

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
/** What stays true for a while, whatever changes: that a word is common. */
export const LASTING = { maxEntries: 50, maxAgeMs: 60_000 };

export type SharedCache = {
  /**
   * Concurrent callers share one read. The key's first word is the kind ('issues', 'page'), which
   * fixes the type of the value.
   */
  get: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  /** Reads in progress are not cached either. */
  clear(): void;
};

type Entry = { value: Promise<unknown>; expiresAt: number };

/**
 * Shared answers and pages of this process, cached for at most `maxAgeMs` and dropped at every
 * change. The age is a second safeguard: a lost notice must not leave a stale list forever.
 */
export function createSharedCache({
  maxEntries = ENTRIES_MAX,
  maxAgeMs = AGE_MAX_MS,
  now = () => performance.now(),
} = {}): SharedCache {
  let kinds = new Map<string, Map<string, Entry>>();
  const findEntries = (key: string) => {
    const kind = key.split(' ', 1)[0] ?? '';
    const known = kinds.get(kind);
    if (known) return known;
    const made = new Map<string, Entry>();
    kinds.set(kind, made);
    return made;
  };
  return {
    get<Value>(key: string, read: () => Promise<Value>) {
      const target = findEntries(key);
      const known = target.get(key);
      if (known && known.expiresAt > now()) return known.value as Promise<Value>;
      const value = read();
      target.delete(key);
      target.set(key, { value, expiresAt: now() + maxAgeMs });
      value.catch(() => target.delete(key));
      const most = key.startsWith(SMALL) ? SMALL_MAX : maxEntries;
      if (target.size > most) target.delete(target.keys().next().value ?? '');
      return value;
    },
    clear() {
      // A new map: a read in progress began before the change and must not be found afterwards.
      kinds = new Map();
    },
  };
}
