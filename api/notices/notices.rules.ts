import type { DigestLine } from '#schema/notices/digest.ts';
import type { Notification } from '#schema/notices/notification.ts';
import { type NoticeAmount } from '#api/platform/noticeAmount.rules.ts';
import { noticeContent, type NoticeContent } from './noticeContent.rules.ts';

export type Notice = NoticeContent & {
  userId: string;
  type: Notification['type'];
  /**
   * For acts that can be repeated at will: skipped while an unread notice begins with the same
   * words, up to the quoted title.
   */
  isOnceUnread?: boolean;
  /** About the person's own money or deadlines: mailed unless switched off. */
  concernsMoney?: boolean;
  lines?: DigestLine[];
};

type Subject = { title: string };

/** Equal notices for everybody concerned except the actor. */
export function noticesFor(
  recipients: readonly (string | null)[],
  byUserId: string,
  notice: Omit<Notice, 'userId'>,
): Notice[] {
  const people = new Set(recipients.filter((id): id is string => id !== null && id !== byUserId));
  return [...people].map((userId) => ({ userId, ...notice }));
}

export const pledgeNotice = (person: string, amount: NoticeAmount, { title }: Subject) => ({
  type: 'pledge' as const,
  ...noticeContent('pledged', { person, amount, title }),
});

export const proposalNotice = (person: string, { title }: Subject) => ({
  type: 'proposal' as const,
  ...noticeContent('proposed', { person, title }),
});

export const voteNotice = (person: string, vote: 'upvote' | 'downvote', { title }: Subject) => ({
  type: 'vote' as const,
  ...noticeContent(vote === 'upvote' ? 'votedFor' : 'votedAgainst', { person, title }),
});

export const messageNotice = (person: string, { title }: Subject) => ({
  type: 'message' as const,
  ...noticeContent('wrote', { person, title }),
});

export const editNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('changed', { title }),
  isOnceUnread: true,
});

/** To a donor of the issue; `canWithdraw`: no solver has been chosen yet. */
export const changedTermsNotice = ({ title }: Subject, canWithdraw: boolean) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  ...noticeContent(canWithdraw ? 'termsChangedEarly' : 'termsChanged', { title }),
  isOnceUnread: true,
});

/** To everybody with a stake: the chosen proposal was made under earlier criteria. */
export const criteriaNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('earlierCriteria', { title }),
});

export const issueNoteNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('noteAdded', { title }),
  isOnceUnread: true,
});

export const removalNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  ...noticeContent('removed', { title }),
});

export const refundNotice = (amount: NoticeAmount, { title }: Subject) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  ...noticeContent('removedWithMoney', { amount, title }),
});
