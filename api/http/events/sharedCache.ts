import { createHash } from 'node:crypto';

/** JSON text that everybody gets, with its tag. */
export type CachedJson = {
  json: string;
  /** Weak: a compressed form carries the same one. */
  etag: string;
  headers: Record<string, string>;
};

/** Prepares a text for many readers. */
export function cachedJson(json: string, headers: Record<string, string> = {}): CachedJson {
  return { json, etag: `W/"${createHash('sha256').update(json).digest('base64url')}"`, headers };
}

/** Of each kind. */
const ENTRIES_MAX = 500;
/** One issue is a hundredth of a page with its list. */
const SMALL = 'issue ';
const SMALL_MAX = 4_000;
const AGE_MAX_MS = 5_000;
/** For outlines of lists: a million issues take a second to go through. */
export const OUTLINES = { maxEntries: 50, maxAgeMs: 60_000 };

export type SharedCache = {
  /**
   * The kept value, or what `read` gives; callers at the same time share one read. A key
   * begins with what it is of ('issues', 'page'), so that it always names the same kind of value.
   */
  get: <Value>(key: string, read: () => Promise<Value>) => Promise<Value>;
  /** Forgets everything; what is being read now will not be kept. */
  clear(): void;
};

type Entry = { value: Promise<unknown>; expiresAt: number };

/**
 * Answers and pages that everybody shares, kept in this process for at most `maxAgeMs` and forgotten at every
 * change. The age is the second line: a lost database notice must not leave a stale list for ever.
 */
export function createSharedCache({
  maxEntries = ENTRIES_MAX,
  maxAgeMs = AGE_MAX_MS,
  now = () => performance.now(),
} = {}): SharedCache {
  let kinds = new Map<string, Map<string, Entry>>();
  const entriesOf = (key: string) => {
    const kind = key.split(' ', 1)[0] ?? '';
    const known = kinds.get(kind);
    if (known) return known;
    const made = new Map<string, Entry>();
    kinds.set(kind, made);
    return made;
  };
  return {
    get<Value>(key: string, read: () => Promise<Value>) {
      const target = entriesOf(key);
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
      // A new map: a read under way began before the change and must not be found afterwards.
      kinds = new Map();
    },
  };
}
