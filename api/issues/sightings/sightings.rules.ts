import { DAY_MS } from '#schema/durations.ts';
import { BROKEN_AGAIN_DAYS } from '#schema/issues/sightingLimits.ts';
import { noticeContent } from '#api/notices/noticeContent.rules.ts';

/** A device's clock may be wrong: a sighting cannot precede the report or lie in the future. */
export function seenTime(claimed: string, { createdAt }: { createdAt: Date }, now: Date): Date {
  const time = Math.max(Date.parse(claimed), createdAt.getTime());
  return new Date(Math.min(time, now.getTime()));
}

/** Whether a sighting at that time can mean that the issue is broken again. */
export function countsAgain(
  completedAt: Date,
  { seenAt, now }: { seenAt: Date; now: Date },
): boolean {
  const until = completedAt.getTime() + BROKEN_AGAIN_DAYS * DAY_MS;
  return seenAt > completedAt && now.getTime() <= until;
}

/** To those who follow a completed issue; opens its new report. */
export const brokenAgainNotice = ({ title }: { title: string }) => ({
  type: 'issue_update' as const,
  ...noticeContent('brokenAgain', { title }),
});

/** To the author of a report that was meant to report a completed issue again. */
export const notBrokenAgainNotice = ({ title }: { title: string }) => ({
  type: 'issue_update' as const,
  ...noticeContent('notBrokenAgain', { title }),
});

/** To the reporter, the only person asked. */
export const foundFixedNotice = ({ title }: { title: string }) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  ...noticeContent('foundFixedAsked', { title }),
});
