import { EXPERIENCE_MIN_DONORS } from '#schema/limits.ts';

/** Two accounts with a common trait: a card, a payout account, a browser. */
export type Link = { key: string; userId: string };

/** Maps an account to its group; an account without links is a group of its own. */
export type Groups = (userId: string) => string;

/**
 * Connected components of accounts that share keys. A group is named by its smallest id, whatever
 * the order of links.
 */
export function groupsOf(links: readonly Link[]): Groups {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    let root = id;
    for (let next = parents.get(root); next !== undefined; next = parents.get(root)) root = next;
    return root;
  };
  const firstWith = new Map<string, string>();
  for (const { key, userId } of links) {
    const other = firstWith.get(key);
    if (other === undefined) {
      firstWith.set(key, userId);
      continue;
    }
    const [a, b] = [rootOf(userId), rootOf(other)];
    if (a !== b) parents.set(a < b ? b : a, a < b ? a : b);
  }
  return rootOf;
}

/** Counts groups instead of accounts. */
export function countUnconnected(people: Iterable<string>, groups: Groups): number {
  return new Set([...people].map((id) => groups(id))).size;
}

/**
 * Whether a case of these donors counts as experience: it cannot be bought with one's own money.
 */
export const givesExperience = (donorIds: Iterable<string>, groups: Groups): boolean =>
  countUnconnected(donorIds, groups) >= EXPERIENCE_MIN_DONORS;

export function isConnected(userId: string, others: Iterable<string>, groups: Groups): boolean {
  const own = groups(userId);
  return [...others].some((id) => groups(id) === own);
}
