import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft } from '#sw/outbox/drafts.ts';
import { reportDraftsQuery, type ReportDraftView } from '#web/device/drafts/reportDrafts.ts';
import { dropWordsAside } from '#web/device/drafts/wordsAside.ts';
import { outboxDatabase, readerId } from '#web/device/outbox/outboxStore.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';

type Drafts = {
  /** Newest first; undefined until read. */
  drafts: ReportDraftView[] | undefined;
  discard: (key: string) => Promise<void>;
};

export function useDrafts(): Drafts {
  const { user } = useCurrentUser();
  const userId = user === undefined ? null : readerId();
  const query = reportDraftsQuery(userId ?? '');
  const queryClient = useQueryClient();
  const { data, failureCount, isFetching } = useQuery({ ...query, enabled: userId !== null });
  return {
    // Without storage there are none. An empty list may be outdated while it is being refetched.
    drafts: failureCount > 0 && !data ? [] : isFetching && data?.length === 0 ? undefined : data,
    discard: async (key) => {
      dropWordsAside(key);
      await deleteDraft(outboxDatabase, key);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
