import { useInfiniteQuery } from '@tanstack/react-query';
import { messagesQuery } from './queries.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { discussionEntries } from './discussionEntries.ts';

/** The messages of an issue with the person's own unsent ones, and how to page back. */
export function useDiscussion(issueId: string, userId: string, isUnsent: boolean) {
  const outbox = useOutbox();
  const messages = useInfiniteQuery({ ...messagesQuery(issueId), enabled: !isUnsent });
  const loadEarlier = async () => {
    // Asking for a page ends a reading that is under way, and what is new would not be seen.
    if (messages.isFetching) await messages.refetch({ cancelRefetch: false });
    await messages.fetchNextPage();
  };
  return {
    entries: discussionEntries({
      issueId,
      userId,
      messages: messages.data ?? [],
      messagesReadAt: messages.dataUpdatedAt,
      rows: outbox?.rows,
    }),
    isPending: messages.isLoading || outbox === undefined,
    isFailed: messages.isError && messages.data === undefined,
    retry: () => void messages.refetch(),
    isLoadingEarlier: messages.isFetchingNextPage,
    loadEarlier: messages.hasNextPage ? () => void loadEarlier() : undefined,
  };
}
