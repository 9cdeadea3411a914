import type { Notification } from './notification.ts';

/** Where on an issue's page the news can be seen. */
const PLACES: Record<Notification['type'], string> = {
  issue_update: '',
  system: '',
  proposal: '#proposals',
  vote: '#proposals',
  pledge: '#pledges',
  message: '#discussion',
  digest: '',
  moderation: '',
};

/** The path of the page that shows what a notification is about; null where it is about no issue. */
export function noticePath({ type, issueId }: Pick<Notification, 'type' | 'issueId'>) {
  if (type === 'digest') return '/mine?list=following';
  // What it is about may be hidden: reason and appeal stand on a page of their own.
  if (type === 'moderation') return '/decisions';
  return issueId === null ? null : `/issues/${issueId}${PLACES[type]}`;
}
