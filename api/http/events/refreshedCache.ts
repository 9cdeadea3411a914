import type { IsTouched, KeepRefreshed, Refreshed, Touched } from '#api/platform/touched.rules.ts';

/** Each may have a thousand ids. */
const ENTRIES_MAX = 200;
/** A lost notification must not leave a wrong answer forever. */
const AGE_MAX_MS = 60_000;
const LASTING_MS = 10 * AGE_MAX_MS;
/** After more changes everything is read again. */
const CHANGED_MAX = 500;

export type RefreshedCache = {
  get: KeepRefreshed;
  drop: (touched: Touched) => void;
  clear(): void;
};

type Entry = {
  value: Promise<unknown>;
  /** What has changed since it was read. */
  changed: Set<string>;
  expiresAt: number;
  isTouched: IsTouched;
  isLasting: boolean;
};

/** Keeps values across changes: the next caller re-reads only what has changed. */
export function createRefreshedCache({
  maxEntries = ENTRIES_MAX,
  maxAgeMs = AGE_MAX_MS,
  lastingMs = LASTING_MS,
  now = () => performance.now(),
} = {}): RefreshedCache {
  const entries = new Map<string, Entry>();
  const keep = (key: string, entry: Entry) => {
    entries.delete(key);
    entries.set(key, entry);
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
  };
  const clear = () => {
    for (const [key, { isLasting }] of entries) if (!isLasting) entries.delete(key);
  };
  return {
    async get<Value>(key: string, ways: Refreshed<Value>, isTouched: IsTouched) {
      const { read, refresh, complete, isLasting } = ways;
      const found = entries.get(key);
      const known = found && found.expiresAt > now() ? found : null;
      const changed = known?.isLasting ? [] : [...(known?.changed ?? [])];
      const before =
        changed.length > CHANGED_MAX ? null : (known?.value as Promise<Value> | undefined);
      const current = before
        ? before.then((was) => (changed.length === 0 ? was : refresh(was, changed)))
        : read();
      const value = complete ? current.then(complete) : current;
      const entry = {
        value,
        changed: new Set<string>(),
        expiresAt: known?.expiresAt ?? now() + maxAgeMs,
        isTouched,
        isLasting: known?.isLasting ?? false,
      };
      keep(key, entry);
      try {
        const done = await value;
        if (!entry.isLasting && isLasting?.(done)) {
          entry.isLasting = true;
          entry.expiresAt = now() + lastingMs;
        }
        return done;
      } catch (error) {
        if (entries.get(key) === entry) entries.delete(key);
        throw error;
      }
    },
    drop(touched) {
      if (touched === 'everything') clear();
      else
        for (const { isTouched, changed } of entries.values())
          for (const change of touched) if (isTouched(change)) changed.add(change.issueId);
    },
    clear,
  };
}
