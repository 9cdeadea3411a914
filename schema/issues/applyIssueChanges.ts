import { ISSUES_WHOLE_LIST_MAX } from '#schema/limits.ts';

type Listed = { id: string; createdAt: string };

const isNewer = (a: Listed, b: Listed) =>
  a.createdAt === b.createdAt ? a.id > b.id : a.createdAt > b.createdAt;

/**
 * The list of issues, newest first and at most `max` long, after changes: what the server would answer
 * now. Null when only the server can tell, because a place has become free at the end of a list that
 * was longer than what is kept of it.
 */
export function applyIssueChanges<Issue extends Listed>(
  list: readonly Issue[],
  { changed, removed }: { changed: readonly Issue[]; removed: readonly string[] },
  max = ISSUES_WHOLE_LIST_MAX,
): Issue[] | null {
  // Of a list that is full there may be more, which nobody here knows: beyond its end nothing is added.
  const last = list.length < max ? undefined : list.at(-1);
  const known = changed.filter((issue) => last === undefined || !isNewer(last, issue));
  const replaced = new Set([...known.map(({ id }) => id), ...removed]);
  const all = [...list.filter(({ id }) => !replaced.has(id)), ...known];
  if (last !== undefined && all.length < max) return null;
  return all.toSorted((a, b) => (isNewer(a, b) ? -1 : 1)).slice(0, max);
}
