import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { listMessages, type ChatMessage } from '#schema/issues/chat.ts';
import { MESSAGES_PAGE_SIZE } from '#schema/limits.ts';
import { call } from '#web/net/call.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/**
 * Oldest first; only when signed in. The next page is the previous messages: on a refetch each page
 * starts where the newer one ends, so that none is lost in between.
 */
export const messagesQuery = (id: string) =>
  infiniteQueryOptions({
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: ChatMessage[]) =>
      page.length < MESSAGES_PAGE_SIZE ? undefined : page[0]?.createdAt,
    select: ({ pages }: InfiniteData<ChatMessage[]>) => pages.toReversed().flat(),
    queryKey: queryKeys.messages(id),
    queryFn: ({ signal, pageParam: before }) =>
      call(listMessages, { params: { id }, query: { before }, signal }),
  });
