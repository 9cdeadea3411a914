import type { Issue } from '#schema/issues/issue.ts';
import { boundsAround } from '#schema/places/bounds.ts';
import { distanceM, type Position } from '#schema/places/geo.ts';
import { NEARBY_M, NEARBY_SHOWN } from '#schema/limits.ts';
import { foldForSearch, spelledOut } from '#schema/typed/foldForSearch.ts';

export type NearbyReport = { issue: Issue; awayM: number };
type Words = { title: string; description: string; category: string };

/** Shorter words occur in every text. */
const WORD_MIN_LETTERS = 4;

/**
 * Open issues nearby that may be duplicates: same category or similar words. Matches of both come
 * first, then by distance.
 */
export function nearbyReports(
  issues: readonly Issue[],
  place: Position,
  report: Words,
): NearbyReport[] {
  const score = ({ issue }: NearbyReport) =>
    Number(issue.category === report.category) + Number(isSimilar(issue, report));
  return issues
    .filter(({ status }) => status !== 'completed')
    .map((issue) => ({ issue, awayM: distanceM(place, issue) }))
    .filter((near) => near.awayM <= NEARBY_M && score(near) > 0)
    .toSorted((a, b) => score(b) - score(a) || a.awayM - b.awayM)
    .slice(0, NEARBY_SHOWN);
}

/** Whether half of a title's longer words are in the other text. */
export function isSimilar(
  one: Pick<Words, 'title' | 'description'>,
  other: Pick<Words, 'title' | 'description'>,
): boolean {
  return names(one.title, other) || names(other.title, one);
}

function names(title: string, { title: other, description }: Omit<Words, 'category'>): boolean {
  const words = splitWords(title);
  const there = new Set([...splitWords(`${other} ${description}`)].flat());
  const shared = [...words].filter((word) => word.some((spelled) => there.has(spelled))).length;
  return words.size > 0 && shared * 2 >= words.size;
}

/** Each word and its other spelling. */
function splitWords(text: string): Map<string, string> {
  const [words = [], others = []] = [foldForSearch(text), spelledOut(text)].map((spelled) =>
    spelled.split(/[^\p{L}\p{N}]+/u),
  );
  const pairs = words.map((word, at): [string, string] => [word, others[at] ?? word]);
  return new Map(pairs.filter(([word]) => word.length >= WORD_MIN_LETTERS));
}

/** The box around a place that contains everything nearby, as the list of issues takes it. */
export function bboxAround(place: Position): string {
  const { west, south, east, north } = boundsAround(place, NEARBY_M);
  return [west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',');
}
