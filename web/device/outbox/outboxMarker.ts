/** Kept in local storage to notice when the browser drops the outbox's database. */
type Marker = {
  databaseId: string;
  /** Unsent items per user at the last look. */
  unsent: Record<string, number>;
  /** Items lost with a database, per user, until the notice is dismissed. */
  lost: Record<string, number>;
};

const KEY = 'trybe-outbox';

/**
 * Compares the database with the one of the last visit and stores how much is unsent now. Returns
 * how many of this user's items the browser dropped with an earlier database. A browser that clears
 * the whole site leaves no trace; the result is then 0.
 */
export function noteOutbox(databaseId: string, userId: string, unsentCount: number): number {
  const before = read() ?? { databaseId, unsent: {}, lost: {} };
  const isSame = before.databaseId === databaseId;
  // guard: eviction-is-reported
  const lost = isSame ? before.lost : sum(before.lost, before.unsent);
  const unsent = { ...(isSame ? before.unsent : {}), [userId]: unsentCount };
  write({ databaseId, unsent, lost });
  return lost[userId] ?? 0;
}

export function forgetLoss(userId: string): void {
  const marker = read();
  if (!marker) return;
  const { [userId]: _, ...lost } = marker.lost;
  write({ ...marker, lost });
}

function sum(a: Record<string, number>, b: Record<string, number>): Record<string, number> {
  const users = [...Object.keys(a), ...Object.keys(b)];
  return Object.fromEntries(users.map((user) => [user, (a[user] ?? 0) + (b[user] ?? 0)]));
}

function read(): Marker | null {
  try {
    const marker = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Marker> | null;
    if (typeof marker?.databaseId !== 'string') return null;
    return { databaseId: marker.databaseId, unsent: marker.unsent ?? {}, lost: marker.lost ?? {} };
  } catch {
    return null;
  }
}

function write(marker: Marker): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(marker));
  } catch {
    // Without it a loss goes unnoticed; the outbox itself works.
  }
}
