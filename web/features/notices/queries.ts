import { queryOptions } from '@tanstack/react-query';
import { getDigestSettings } from '#schema/notices/digest.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

const MAILBOX_REFRESH_MS = 5_000;

/** Channels per kind of notice, and the browsers with pushes. */
export const noticeChoicesQuery = () => endpointQuery(['noticeChoices'], getNoticeChoices);

/** Own mails in the local mailbox; polled, as a mail program does. */
export const mailboxQuery = () =>
  queryOptions({
    ...endpointQuery(['mailbox'], listMailbox),
    refetchInterval: ({ state }) => (state.error === null ? MAILBOX_REFRESH_MS : false),
  });

/** Followed areas, and how often the digest is sent. */
export const digestQuery = () => endpointQuery(queryKeys.digest(), getDigestSettings);
