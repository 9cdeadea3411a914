import type { IssueStatus } from '#schema/issues/issue.ts';
import { PHONE_CODE_MINUTES } from '#schema/people/contact.ts';
import type { Notification } from '#schema/notices/notification.ts';

const STATUSES: Record<IssueStatus, string> = {
  reported: 'open for pledges',
  funded: 'open for pledges',
  in_progress: 'in progress',
  completed: 'completed',
};

type Line = { title: string; status: IssueStatus; amount: string };

export const mailTexts = {
  subjects: {
    issue_update: 'News about an issue',
    proposal: 'A proposal',
    pledge: 'A pledge',
    vote: 'A vote',
    message: 'A new message',
    system: 'A message from the operators',
    digest: 'What you follow',
    moderation: 'A decision by a moderator',
  } satisfies Record<Notification['type'], string>,
  linkRemoved: '(link removed)',
  stop: 'To stop these emails with one tap:',
  chosen: 'You asked for this kind of news by email. To change that:',
  unasked:
    'You get this kind of news by email because it concerns your money or a deadline. To change that:',
  phoneCode: ({ code, siteName }: { code: string; siteName: string }) =>
    `${code} is your ${siteName} code, for ${PHONE_CODE_MINUTES} minutes. Do not share it: we never ask for it.`,
  line: ({ title, status, amount }: Line) => `“${title}”: ${STATUSES[status]}, ${amount} pledged`,
};
