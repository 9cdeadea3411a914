import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listMessages, type ChatMessage } from '#schema/issues/chat.ts';
import { MESSAGES_PAGE_SIZE } from '#schema/limits.ts';
import { call } from '#web/data/server/call.ts';
import { messagesQuery } from '#web/data/queries/issueQueries.ts';
import { useOutbox } from '#web/data/outbox/useOutbox.ts';
import { discussionEntries } from './discussionEntries.ts';

/** The messages of an issue with the person's own unsent ones, and how to page back. */
export function useDiscussion(issueId: string, userId: string, isUnsent: boolean) {
  const outbox = useOutbox();
  const latest = useQuery({ ...messagesQuery(issueId), enabled: !isUnsent });
  const [earlier, setEarlier] = useState<readonly ChatMessage[]>([]);
  const messages = [...earlier, ...(latest.data ?? [])];
  const first = messages[0];

  const loadEarlier = useMutation({
    mutationFn: (before: string) =>
      call(listMessages, { params: { id: issueId }, query: { before } }),
    onSuccess: (page) => {
      setEarlier((known) => [...page, ...known]);
      setHasAll(page.length < MESSAGES_PAGE_SIZE);
    },
  });
  const [hasAll, setHasAll] = useState(false);
  const hasEarlier = !hasAll && (latest.data?.length ?? 0) >= MESSAGES_PAGE_SIZE;

  return {
    entries: discussionEntries({
      issueId,
      userId,
      messages,
      messagesReadAt: latest.dataUpdatedAt,
      rows: outbox?.rows,
    }),
    isPending: latest.isLoading || outbox === undefined,
    isFailed: latest.isError && latest.data === undefined,
    retry: () => void latest.refetch(),
    isLoadingEarlier: loadEarlier.isPending,
    loadEarlier: hasEarlier && first ? () => loadEarlier.mutate(first.createdAt) : undefined,
  };
}
