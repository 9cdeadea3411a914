import { countdownContent } from './countdownContent.ts';
import { plural } from './format.ts';

/** The time that a proposal asks for, which comes in English words, as the language of the page counts it. */
export function timelineText(timeline: string): string {
  const days = Number.parseInt(timeline, 10);
  return Number.isNaN(days) ? timeline : plural(days, countdownContent.days);
}
