import type { Issue } from '#schema/issues/issue.ts';
import { SEARCH_MIN_LENGTH, SUGGESTIONS_MAX } from '#schema/limits.ts';
import { isPlaced } from '#web/map/startView.ts';
import { hasSpelling, spellings } from '#schema/typed/foldForSearch.ts';

/** At most five issues whose title contains the text; none before the second character. */
export function issueSuggestions<T extends Pick<Issue, 'title' | 'latitude' | 'longitude'>>(
  issues: readonly T[],
  text: string,
): T[] {
  const needles = spellings(text.trim());
  if (needles.every(({ length }) => length < SEARCH_MIN_LENGTH)) return [];
  const found: T[] = [];
  for (const issue of issues) {
    if (isPlaced(issue) && hasSpelling(issue.title, needles)) found.push(issue);
    if (found.length === SUGGESTIONS_MAX) break;
  }
  return found;
}
