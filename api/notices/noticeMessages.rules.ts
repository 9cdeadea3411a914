import type { Mail } from '#api/platform/mail.rules.ts';
import { textDirection, type Language } from '#schema/languages/languages.ts';
import type { DigestLine } from '#schema/notices/digest.ts';
import { noticePath } from '#schema/notices/noticeLink.ts';
import type { Notification } from '#schema/notices/notification.ts';
import { noticePlace } from './noticePlaces.rules.ts';
import { MAIL_TEXTS } from './noticeTexts.rules.ts';
import { quotable } from './quotable.rules.ts';
import { storedNoticeText, formatNoticeAmount, type StoredNotice } from './noticeContent.rules.ts';
import { cutText } from '#schema/typed/cutText.ts';

type Envelope = Pick<Mail, 'to' | 'userId'> & {
  origin: string;
  siteName: string;
  language: Language;
  /** For unsubscribing from digests and money mails. */
  stopToken?: string | null;
};

export type OutgoingNotice = Pick<Notification, 'id' | 'type' | 'issueId'> &
  StoredNotice & {
    /** About the person's own money or deadlines. */
    concernsMoney?: boolean;
  };

const SUBJECT_MAX_LENGTH = 120;
const STOP_PATH = '/stop/';
/** Shows the latest notifications. */
const HOME_PATH = '/profile?section=settings';
const CHOICES_PATH = `${HOME_PATH}&page=notifications`;

function shortened(text: string): string {
  if (text.length <= SUBJECT_MAX_LENGTH) return text;
  return `${cutText(text, SUBJECT_MAX_LENGTH - 1).trimEnd()}…`;
}

const toPath = (notice: OutgoingNotice) =>
  noticePath({ ...notice, place: noticePlace(notice.kind) });

/**
 * JSON for the worker: title and options of a notification. The tag is the notice's id, so that a
 * repeated push is shown once.
 */
export function writePushPayload(notice: OutgoingNotice, language: Language): string {
  return JSON.stringify({
    title: MAIL_TEXTS[language].subjects[notice.type],
    body: storedNoticeText(notice, language),
    lang: language,
    dir: textDirection(language),
    tag: notice.id,
    icon: '/icon-192.png',
    data: toPath(notice) ?? HOME_PATH,
  });
}

/** Lines stored by older versions are finished sentences. */
type KeptLine = DigestLine | { issueId: string; text: string };

function lineIn(line: KeptLine, language: Language): string {
  if ('text' in line) return line.text;
  return MAIL_TEXTS[language].line({ ...line, amount: formatNoticeAmount(line.pledged, language) });
}

const listed = (lines: readonly KeptLine[], origin: string, language: Language): string[] =>
  lines.flatMap((line) => [
    `- ${quotable(lineIn(line, language), MAIL_TEXTS[language].linkRemoved)}`,
    `  ${origin}/issues/${line.issueId}`,
    '',
  ]);

/** Unsubscribe links: one to read, and one for the mail program. */
const mailEnding = (origin: string, stopToken: string, words: { stop: string }) => ({
  lines: [words.stop, `${origin}${STOP_PATH}${stopToken}`, ''],
  stopUrl: `${origin}/api/digest-stops/${stopToken}`,
});

/** `origin` without a trailing slash. */
export function writeNoticeMail(
  notice: OutgoingNotice & { lines?: readonly KeptLine[] | null },
  { to, userId, origin, siteName, language, stopToken }: Envelope,
): Mail {
  const words = MAIL_TEXTS[language];
  const path = toPath(notice);
  const link = path === null ? [] : [`${origin}${path}`, ''];
  const content = quotable(storedNoticeText(notice, language), words.linkRemoved);
  const ending = stopToken ? mailEnding(origin, stopToken, words) : null;
  return {
    id: notice.id,
    userId,
    to,
    language,
    // Titles are user text: a line break in a subject would start another header.
    subject: shortened(`${siteName}: ${content}`),
    text: [
      content,
      '',
      ...listed(notice.lines ?? [], origin, language),
      ...link,
      '--',
      ...(ending?.lines ?? []),
      notice.concernsMoney ? words.unasked : words.chosen,
      `${origin}${CHOICES_PATH}`,
      '',
    ].join('\n'),
    ...(ending && { stopUrl: ending.stopUrl }),
  };
}
