import type { DigestLine } from '#schema/people/digest.ts';
import { noticePath } from '#schema/people/noticeLink.ts';
import type { Notification } from '#schema/people/notification.ts';
import { quotable } from './quotable.ts';

type Envelope = Pick<Mail, 'to' | 'userId'> & {
  origin: string;
  /** What the installation is called. */
  siteName: string;
  /** Of a digest and of news about money: what ends such mails to the person. */
  stopToken?: string | null;
};

/** What leaves the app of a notice. */
export type OutgoingNotice = Pick<Notification, 'id' | 'type' | 'issueId' | 'content'> & {
  /** About the person's own money or a deadline of theirs. */
  concernsMoney?: boolean;
};

/** A mail of plain text. `id` is the same for every try, so that a repeat can be told as one. */
export type Mail = {
  id: string;
  /** Whose account it is about. */
  userId: string;
  to: string;
  subject: string;
  text: string;
  /** Where one request without a sign-in ends mails of this kind (RFC 8058). */
  stopUrl?: string;
};

const SUBJECTS: Record<Notification['type'], string> = {
  issue_update: 'News of an issue',
  proposal: 'A proposal',
  pledge: 'A pledge',
  vote: 'A vote',
  message: 'A new message',
  system: 'A word from the operators',
  digest: 'What you follow',
  moderation: 'A decision by a moderator',
};
const SUBJECT_MAX_LENGTH = 120;
const STOP_PATH = '/auth#stop=';
const HOME_PATH = '/profile?section=settings';

const LONE_HALF = /[\uD800-\uDBFF]$/u;

/** A character of two halves is never cut in the middle, which some readers refuse. */
function shortened(text: string): string {
  if (text.length <= SUBJECT_MAX_LENGTH) return text;
  const kept = text.slice(0, SUBJECT_MAX_LENGTH - 1).replace(LONE_HALF, '');
  return `${kept.trimEnd()}…`;
}

/**
 * What the worker shows for a push, as JSON: title and the options of a notification. The tag is
 * the notice's id, so that one that arrives twice is shown once.
 */
export function pushPayloadOf(notice: OutgoingNotice): string {
  return JSON.stringify({
    title: SUBJECTS[notice.type],
    body: notice.content,
    tag: notice.id,
    icon: '/icon-192.png',
    data: noticePath(notice) ?? HOME_PATH,
  });
}

/** What a digest lists, each with its address. */
const listed = (lines: readonly DigestLine[], origin: string): string[] =>
  lines.flatMap(({ issueId, text }) => [
    `- ${quotable(text)}`,
    `  ${origin}/issues/${issueId}`,
    '',
  ]);

/** How one tap ends mails of a kind: a link to read, and one for the mail program. */
const endingOf = (origin: string, stopToken: string) => ({
  lines: ['To stop these mails, with one tap:', `${origin}${STOP_PATH}${stopToken}`, ''],
  stopUrl: `${origin}/api/digest-stops/${stopToken}`,
});

const CHOSEN = 'You asked for this kind of news by email. To change that:';
const UNASKED =
  'You get this kind of news by email because it concerns your money or a deadline. To change that:';

/** The mail about a notice. `origin` is the address that people type, without a trailing slash. */
export function noticeMailOf(
  notice: OutgoingNotice & { lines?: readonly DigestLine[] | null },
  { to, userId, origin, siteName, stopToken }: Envelope,
): Mail {
  const path = noticePath(notice);
  const link = path === null ? [] : [`${origin}${path}`, ''];
  const content = quotable(notice.content);
  const ending = stopToken ? endingOf(origin, stopToken) : null;
  return {
    id: notice.id,
    userId,
    to,
    // People write titles: a line break in a subject would start another header.
    subject: shortened(`${siteName}: ${content}`),
    text: [
      content,
      '',
      ...listed(notice.lines ?? [], origin),
      ...link,
      '--',
      ...(ending?.lines ?? []),
      notice.concernsMoney ? UNASKED : CHOSEN,
      `${origin}${HOME_PATH}`,
      '',
    ].join('\n'),
    ...(ending && { stopUrl: ending.stopUrl }),
  };
}
