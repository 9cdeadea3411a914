import type { Notification } from './notification.ts';

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

/** Null: not about an issue. */
export function noticePath({ type, issueId }: Pick<Notification, 'type' | 'issueId'>) {
  if (type === 'digest') return '/mine?list=following';
  // The content may be hidden; reason and appeal have a page of their own.
  if (type === 'moderation') return '/decisions';
  return issueId === null ? null : `/issues/${issueId}${PLACES[type]}`;
}
