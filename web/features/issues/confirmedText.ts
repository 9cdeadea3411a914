import { freshness, type Confirmable } from '#schema/issues/freshness.ts';
import { formatDate } from '#web/format/format.ts';
import { issueCardContent as words } from './issueCardContent.ts';

/** Beside the day of a report, when somebody last confirmed it; null: that day says it all. */
export function confirmedText(issue: Confirmable, now: Date): string | null {
  const { status, createdAt, confirmedAt = createdAt } = issue;
  if (freshness(issue, now.getTime()) === 'stale') return words.stale(formatDate(confirmedAt));
  if (status === 'completed' || !createdAt) return null;
  const day = formatDate(confirmedAt);
  return day === formatDate(createdAt) ? null : words.confirmed(day);
}
