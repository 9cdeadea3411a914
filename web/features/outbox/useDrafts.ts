import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteDraft, listDrafts, type Draft } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/data/outboxStore.ts';
import { useCurrentUser } from '#web/data/useCurrentUser.ts';

export type DraftView = { key: string; title: string; href: string; updatedAt: string };

/** The person's unfinished reports on this device, newest first. */
export function useDrafts(): { drafts: DraftView[]; discard: (key: string) => Promise<void> } {
  const { user } = useCurrentUser();
  const userId = user?.id ?? null;
  const queryClient = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['drafts', userId],
    queryFn: async () => (await listDrafts(outboxDatabase, 'report', userId)).map(viewOf),
    enabled: userId !== null,
    gcTime: 0,
  });
  return {
    drafts: data,
    discard: async (key) => {
      await deleteDraft(outboxDatabase, key);
      await queryClient.invalidateQueries({ queryKey: ['drafts', userId] });
    },
  };
}

function viewOf({ key, value, updatedAt }: Draft): DraftView {
  const { values } = value as { values?: { title?: string } };
  // `report {person}` for a new one, `report {person} {row}` for one that is being changed.
  const [, , editedRowId] = key.split(' ');
  return {
    key,
    title: values?.title?.trim() ?? '',
    href: editedRowId === undefined ? '/report-issue' : `/report-issue?edit=${editedRowId}`,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
