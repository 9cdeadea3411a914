import { DAY_MS } from '#schema/durations.ts';
import type { IssueStatus } from '#schema/issues/issue.ts';
import { DIGEST_LINES } from '#schema/people/followLimits.ts';
import type { Currency } from '#schema/money/currency.ts';
import type { Cents } from '#schema/money/money.ts';
import type { DigestFrequency, DigestLine } from '#schema/notices/digest.ts';
import type { Notice } from './notices.rules.ts';
import { noticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from './noticeContent.rules.ts';

export type DigestIssue = { id: string; title: string; status: IssueStatus; fundingCents: Cents };

const PERIODS_MS = { daily: DAY_MS, weekly: 7 * DAY_MS } as const;

export const firstDigestAt = (frequency: Exclude<DigestFrequency, 'off'>, now: Date): Date =>
  new Date(now.getTime() + PERIODS_MS[frequency]);

/** The first time in the future that is a whole number of periods after `dueAt`. */
export function nextDigestAt(
  { frequency, dueAt }: { frequency: Exclude<DigestFrequency, 'off'>; dueAt: Date },
  now: Date,
): Date {
  const periodMs = PERIODS_MS[frequency];
  const missed = Math.floor((now.getTime() - dueAt.getTime()) / periodMs);
  return new Date(dueAt.getTime() + (Math.max(0, missed) + 1) * periodMs);
}

const lineIn =
  (currency: Currency) =>
  ({ id, title, status, fundingCents }: DigestIssue): DigestLine => ({
    issueId: id,
    title,
    status,
    pledged: noticeAmount(fundingCents, currency),
  });

/**
 * New reports in followed areas and news of followed issues, each named once and at most ten of
 * each; null: no news. An eleventh means that there are more.
 */
export function digestNotice(
  found: { reported: readonly DigestIssue[]; moved: readonly DigestIssue[] },
  currency: Currency,
): (Omit<Notice, 'userId'> & { lines: DigestLine[] }) | null {
  const moved = found.moved;
  const reported = found.reported.filter(({ id }) => !moved.some((issue) => issue.id === id));
  if (reported.length + moved.length === 0) return null;
  const lines = [...reported.slice(0, DIGEST_LINES), ...moved.slice(0, DIGEST_LINES)].map(
    lineIn(currency),
  );
  return { type: 'digest', ...countContent(reported.length, moved.length), lines };
}

function countContent(reported: number, moved: number): NoticeContent {
  if (moved === 0) return noticeContent('digestReported', { reported });
  return reported === 0
    ? noticeContent('digestMoved', { moved })
    : noticeContent('digestBoth', { reported, moved });
}
