import type { NOTIFICATION_TYPES } from './notificationTypes.ts';

/** More exact than a notice's type: the proof, a seat, the desk, the form of a proof, the offers. */
export const NOTICE_PLACES = ['proof', 'jury', 'desk', 'work', 'proposals'] as const;
export type NoticePlace = (typeof NOTICE_PLACES)[number];

type Type = (typeof NOTIFICATION_TYPES)[number];

const PATHS: Record<NoticePlace, (issueId: string) => string> = {
  proof: (id) => `/issues/${id}#proof-of-work`,
  jury: (id) => `/jury#${id}`,
  desk: (id) => `/desk#${id}`,
  work: (id) => `/issues/${id}/proof`,
  proposals: (id) => `/issues/${id}#proposals`,
};

const HASHES: Record<Type, string> = {
  issue_update: '',
  system: '',
  proposal: '#proposals',
  vote: '#proposals',
  pledge: '#pledges',
  message: '#discussion',
  digest: '',
  moderation: '',
};

type Linked = { type: Type; issueId: string | null; place?: NoticePlace | null };

/** Null: not about an issue. */
export function noticePath({ type, issueId, place }: Linked) {
  if (type === 'digest') return '/mine?list=following';
  // The content may be hidden; reason and appeal have a page of their own.
  if (type === 'moderation') return '/decisions';
  if (issueId === null) return null;
  return place ? PATHS[place](issueId) : `/issues/${issueId}${HASHES[type]}`;
}
