import type { IsTouched, KeepMatches, ReadMatches, Touched } from '#api/platform/touched.rules.ts';

/** Each may have a thousand ids. */
const ENTRIES_MAX = 200;
/** A lost notice must not leave a wrong number for ever. */
const AGE_MAX_MS = 60_000;
/** So many are looked for anew as a whole rather than one by one. */
const CHANGED_MAX = 500;

export type KeptMatches = {
  get: KeepMatches;
  drop: (touched: Touched) => void;
  clear(): void;
};

type Entry = {
  matches: Promise<ReadonlySet<string> | null>;
  /** What changed since they were read. */
  changed: Set<string>;
  expiresAt: number;
  isTouched: IsTouched;
  /** Known to be more than are kept. */
  areMany: boolean;
};

async function lookAgain(
  known: Entry['matches'],
  changed: readonly string[],
  { readAll, readAmong, most }: ReadMatches,
): Entry['matches'] {
  const before = await known;
  // It goes on being more than are kept.
  if (before === null) return null;
  if (changed.length > CHANGED_MAX) return readWhole(readAll);
  const matches = new Set(before);
  for (const id of changed) matches.delete(id);
  for (const id of await readAmong(changed)) matches.add(id);
  return matches.size > most ? null : matches;
}

async function readWhole(readAll: ReadMatches['readAll']): Entry['matches'] {
  const ids = await readAll();
  return ids && new Set(ids);
}

/** The matches of questions, kept by looking again at what has changed alone. */
export function createKeptMatches({
  maxEntries = ENTRIES_MAX,
  maxAgeMs = AGE_MAX_MS,
  now = () => performance.now(),
} = {}): KeptMatches {
  const entries = new Map<string, Entry>();
  const keep = (key: string, entry: Entry) => {
    const { matches } = entry;
    entries.delete(key);
    entries.set(key, entry);
    matches.then(
      (found) => void (entry.areMany = found === null),
      () => entries.get(key)?.matches === matches && entries.delete(key),
    );
    if (entries.size > maxEntries) entries.delete(entries.keys().next().value ?? '');
    return matches;
  };
  const clear = () => {
    for (const [key, { areMany }] of entries) if (!areMany) entries.delete(key);
  };
  return {
    get(key, read, isTouched) {
      const known = entries.get(key);
      if (known === undefined || known.expiresAt <= now()) {
        const expiresAt = now() + maxAgeMs;
        const matches = readWhole(read.readAll);
        return keep(key, { matches, changed: new Set(), expiresAt, isTouched, areMany: false });
      }
      if (known.changed.size === 0) return known.matches;
      const matches = lookAgain(known.matches, [...known.changed], read);
      return keep(key, { ...known, matches, changed: new Set() });
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
