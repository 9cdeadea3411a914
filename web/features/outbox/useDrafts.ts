import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { dropWordsAside } from '#web/device/drafts/wordsAside.ts';
import { reportDraftsQuery, type ReportDraftView } from '#web/device/drafts/reportDrafts.ts';
import { useCurrentUser } from '#web/features/people/useCurrentUser.ts';

type Drafts = { drafts: ReportDraftView[]; discard: (key: string) => Promise<void> };

/** The person's unfinished reports on this device, newest first. */
export function useDrafts(): Drafts {
  const { user } = useCurrentUser();
  const query = reportDraftsQuery(user?.id ?? '');
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({ ...query, enabled: Boolean(user) });
  return {
    drafts: data,
    discard: async (key) => {
      dropWordsAside(key);
      await deleteDraft(outboxDatabase, key);
      await queryClient.invalidateQueries({ queryKey: query.queryKey });
    },
  };
}
