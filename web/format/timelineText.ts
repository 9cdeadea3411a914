import { countdownContent } from './countdownContent.ts';
import { plural } from './format.ts';

/** A proposal's duration, stored in English words, in the page's language. */
export function timelineText(timeline: string): string {
  const days = Number.parseInt(timeline, 10);
  return Number.isNaN(days) ? timeline : plural(days, countdownContent.days);
}
