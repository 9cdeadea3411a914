import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#schema/durations.ts';
import { digestNotice, nextDigestAt, type DigestIssue } from './digests.rules.ts';
import { noticeText } from './noticeContent.rules.ts';
import { US_DOLLAR } from '#schema/money/currency.ts';

const issue = (at: number): DigestIssue => ({
  id: `issue ${at}`,
  title: `Pothole ${at}`,
  status: 'reported',
  fundingCents: 1_250n,
});
const issues = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => issue(from + at));
const dueAt = new Date('2026-03-01T08:00:00Z');
const after = (days: number) => new Date(dueAt.getTime() + days * DAY_MS);

describe('a digest', () => {
  it('counts and lists what is new and what moved', () => {
    const notice = digestNotice({ reported: issues(1), moved: issues(2, 5) }, US_DOLLAR);
    expect(notice && noticeText(notice, 'en')).toBe(
      'Since the last summary: 1 new report in areas that you follow, news of 2 issues that you follow.',
    );
    expect(notice?.lines[0]).toEqual({
      issueId: 'issue 0',
      title: 'Pothole 0',
      status: 'reported',
      pledged: { cents: '1250', currency: 'USD' },
    });
    expect(notice?.lines).toHaveLength(3);
  });

  it('names an issue once', () => {
    const notice = digestNotice({ reported: issues(1), moved: issues(1) }, US_DOLLAR);
    expect(notice && noticeText(notice, 'en')).toBe(
      'Since the last summary: news of 1 issue that you follow.',
    );
    expect(notice?.lines).toHaveLength(1);
  });

  it('lists at most ten of a kind and says that there are more', () => {
    const notice = digestNotice({ reported: issues(11), moved: [] }, US_DOLLAR);
    expect(notice && noticeText(notice, 'en')).toContain('more than 10 new reports');
    expect(notice?.lines).toHaveLength(10);
  });

  it('of nothing is none', () => {
    expect(digestNotice({ reported: [], moved: [] }, US_DOLLAR)).toBeNull();
  });
});

describe('the next digest', () => {
  it('comes a period after the one before, however late that one was made', () => {
    expect(nextDigestAt({ frequency: 'daily', dueAt }, after(0.5))).toEqual(after(1));
    expect(nextDigestAt({ frequency: 'weekly', dueAt }, after(1))).toEqual(after(7));
  });

  it('comes once where nothing ran for several periods', () => {
    expect(nextDigestAt({ frequency: 'daily', dueAt }, after(3.2))).toEqual(after(4));
  });
});
