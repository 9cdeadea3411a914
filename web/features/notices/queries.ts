import { queryOptions } from '@tanstack/react-query';
import { getDigestSettings } from '#schema/notices/digest.ts';
import { listMailbox } from '#schema/notices/mailbox.ts';
import { getNoticeChoices } from '#schema/notices/noticeChoice.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

const MAILBOX_REFRESH_MS = 5_000;

/** How the signed-in person wants to hear of news, and on which browsers. */
export const noticeChoicesQuery = () => endpointQuery(['noticeChoices'], getNoticeChoices);

/** The person's own mails of the local mailbox; looked at again and again, as a mail program does. */
export const mailboxQuery = () =>
  queryOptions({
    ...endpointQuery(['mailbox'], listMailbox),
    refetchInterval: ({ state }) => (state.error === null ? MAILBOX_REFRESH_MS : false),
  });

/** Which areas the signed-in person follows, and how often what they follow is summed up. */
export const digestQuery = () => endpointQuery(queryKeys.digest(), getDigestSettings);
