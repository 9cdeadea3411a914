import { EXPERIENCE_MIN_DONORS } from '#schema/limits.ts';

/** Two accounts that have shown the same thing: a card, an account for payouts, a browser. */
export type Link = { key: string; userId: string };

/** Which accounts belong together; an account without links is a group of its own. */
export type Groups = (userId: string) => string;

/**
 * Groups of connected accounts: those that share a key, and those that are connected through others.
 * A group is called by the smallest id in it, whatever the order of the links.
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

/** How many people are there who have nothing to do with each other. */
export function countUnconnected(people: Iterable<string>, groups: Groups): number {
  return new Set([...people].map((id) => groups(id))).size;
}

/** Whether having judged a case of these donors counts as experience: with own money nobody buys any. */
export const givesExperience = (donorIds: Iterable<string>, groups: Groups): boolean =>
  countUnconnected(donorIds, groups) >= EXPERIENCE_MIN_DONORS;

/** Whether an account belongs to one of others, or is one of them. */
export function isConnected(userId: string, others: Iterable<string>, groups: Groups): boolean {
  const own = groups(userId);
  return [...others].some((id) => groups(id) === own);
}
