import { MINUTE_MS } from '#schema/durations.ts';
import { countdownContent as words } from './countdownContent.ts';
import { formatDateTime, plural } from './format.ts';

/** The time until a moment in its two largest units, without the rest; null once it has come. */
export function countdown(until: string, now: Date): string | null {
  const minutes = Math.ceil((Date.parse(until) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return null;
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts = [
    [days, plural(days, words.days)],
    [hours, plural(hours, words.hours)],
    [minutes % 60, plural(minutes % 60, words.minutes)],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first, first + 2)
    .filter(([count]) => count > 0)
    .map(([, text]) => text)
    .join(words.between);
}

/** A future moment as its absolute time and the time until then. */
export function untilText(at: string, now: Date): string {
  const left = countdown(at, now);
  const end = left === null ? words.now : words.left(left);
  return `${formatDateTime(at)} (${end})`;
}
