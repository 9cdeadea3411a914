import type { DigestLine } from '#schema/people/digest.ts';
import type { Notification } from '#schema/people/notification.ts';

/** A sentence for one person about one issue. */
export type Notice = {
  userId: string;
  type: Notification['type'];
  content: string;
  /**
   * The same person can do it again and again: while one that begins with the same words, up to the
   * title in quotation marks, is unread, another is left out.
   */
  isOnceUnread?: boolean;
  /** About the person's own money or a deadline of theirs: by email unless they said no. */
  concernsMoney?: boolean;
  /** What a digest lists, for its mail. */
  lines?: DigestLine[];
};

type Subject = { title: string };

/** The same sentence for everybody concerned except the one who did it. */
export function noticesFor(
  recipients: readonly (string | null)[],
  byUserId: string,
  notice: Omit<Notice, 'userId'>,
): Notice[] {
  const people = new Set(recipients.filter((id): id is string => id !== null && id !== byUserId));
  return [...people].map((userId) => ({ userId, ...notice }));
}

export const pledgeNotice = (donor: string, amount: string, { title }: Subject) => ({
  type: 'pledge' as const,
  content: `${donor} pledged ${amount} to “${title}”.`,
});

export const proposalNotice = (solver: string, { title }: Subject) => ({
  type: 'proposal' as const,
  content: `${solver} proposed a solution for “${title}”.`,
});

export const voteNotice = (voter: string, vote: 'upvote' | 'downvote', { title }: Subject) => ({
  type: 'vote' as const,
  content: `${voter} voted ${vote === 'upvote' ? 'for' : 'against'} your proposal for “${title}”.`,
});

export const messageNotice = (author: string, { title }: Subject) => ({
  type: 'message' as const,
  content: `${author} wrote in the discussion of “${title}”.`,
});

export const editNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  content: `The reporter changed “${title}”.`,
  isOnceUnread: true,
});

/** To a donor whose money is in the issue; `canWithdraw`: nobody has been chosen yet. */
export const changedTermsNotice = ({ title }: Subject, canWithdraw: boolean) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  content: `After your pledge the reporter changed “${title}”. Its details show both versions.${
    canWithdraw ? ' Until a proposal is chosen you can take your pledge back.' : ''
  }`,
  isOnceUnread: true,
});

/** To all with a stake when the chosen proposal was made for earlier criteria. */
export const criteriaNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  content: `The proposal chosen for “${title}” was made for earlier criteria. Its work is judged by those.`,
});

export const issueNoteNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  content: `The reporter added a note to “${title}”.`,
  isOnceUnread: true,
});

export const removalNotice = ({ title }: Subject) => ({
  type: 'issue_update' as const,
  content: `“${title}” was removed by its reporter.`,
});

export const refundNotice = (amount: string, { title }: Subject) => ({
  type: 'issue_update' as const,
  concernsMoney: true,
  content: `“${title}” was removed by its reporter. Your ${amount} went back to you.`,
});
