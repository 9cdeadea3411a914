/** Kept in local storage to notice when the browser drops items from the outbox's database. */
type Marker = {
  /** Ids of unsent items per user at the last check. */
  unsent: Record<string, string[]>;
  /** Items lost per user, until the notice is dismissed. */
  lost: Record<string, number>;
};

const KEY = 'trybe-outbox-rows';

/** What the database knows of a person's items. */
export type KnownItems = {
  unsent: readonly string[];
  /** Also the received and discarded ones. */
  all: ReadonlySet<string>;
};

/** Whether the database lacks items that were there when last checked. */
export const isAnyGone = (userId: string, { all }: KnownItems): boolean =>
  (read().unsent[userId] ?? []).some((id) => !all.has(id));

/**
 * Compares the database with the last check and stores what is unsent now. Returns how many of this user's
 * items the browser dropped, alone or with the whole database. A browser that clears the whole site leaves
 * no trace; the result is then 0.
 */
export function noteOutbox(userId: string, items: KnownItems): number {
  const { unsent, lost } = read();
  const gone = (unsent[userId] ?? []).filter((id) => !items.all.has(id));
  // guard: eviction-is-reported
  const lostCount = (lost[userId] ?? 0) + gone.length;
  write({
    unsent: { ...unsent, [userId]: [...items.unsent] },
    lost: { ...lost, [userId]: lostCount },
  });
  return lostCount;
}

export function forgetLoss(userId: string): void {
  const { unsent, lost } = read();
  write({ unsent, lost: { ...lost, [userId]: 0 } });
}

function read(): Marker {
  try {
    const marker = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Marker> | null;
    return { unsent: marker?.unsent ?? {}, lost: marker?.lost ?? {} };
  } catch {
    return { unsent: {}, lost: {} };
  }
}

function write(marker: Marker): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(marker));
  } catch {
    // Without it a loss goes unnoticed; the outbox itself works.
  }
}
