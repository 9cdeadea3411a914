import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent } from '#api/notices/noticeContent.rules.ts';

type Subject = { title: string };

/** To the other reporter: what is asked of them, and where to answer. */
export const mergeAskedNotice = (person: string, from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('mergeAsked', { person, from: from.title, into: into.title }),
});

/** To the reporter who asked. */
export const mergeDeclinedNotice = (from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('mergeDeclined', { from: from.title, into: into.title }),
});

/** To everybody involved in the merged report who has no money in it. */
export const mergedNotice = (from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('merged', { from: from.title, into: into.title }),
});

/** To everybody involved in a report that was separated again. */
export const unmergedNotice = (from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('unmerged', { from: from.title, into: into.title }),
});

/** To a donor: nothing moves unless they ask for it. */
export const mergedMoneyNotice = (amount: NoticeAmount, from: Subject, into: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('mergedMoney', { amount, from: from.title, into: into.title }),
});
