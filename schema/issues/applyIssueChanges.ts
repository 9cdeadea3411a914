import { ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';

type Listed = { id: string; createdAt: string };

const isNewer = (a: Listed, b: Listed) =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;

/**
 * Applies changes to a list, newest first and at most `max` long: the result equals the server's.
 * Null if only the server can tell, because an entry left a list that was cut off.
 */
export function applyIssueChanges<Issue extends Listed>(
  list: readonly Issue[],
  { changed, removed }: { changed: readonly Issue[]; removed: readonly string[] },
  max = ISSUES_WHOLE_LIST_MAX,
): Issue[] | null {
  // A full list may continue on the server: nothing is added beyond its end.
  const last = list.length < max ? undefined : list.at(-1);
  const known = changed.filter((issue) => last === undefined || !isNewer(last, issue));
  const replaced = new Set([...known.map(({ id }) => id), ...removed]);
  const all = [...list.filter(({ id }) => !replaced.has(id)), ...known];
  if (last !== undefined && all.length < max) return null;
  return all.toSorted((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, max);
}
