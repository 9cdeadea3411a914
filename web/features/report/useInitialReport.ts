import { useQuery } from '@tanstack/react-query';
import { readDraft } from '#sw/outbox/drafts.ts';
import { outbox } from '#web/data/outbox.ts';
import { outboxDatabase } from '#web/data/outboxStore.ts';
import { useOutbox } from '#web/data/useOutbox.ts';
import { draftOfRow, EMPTY_DRAFT, type ReportDraft } from './reportValues.ts';

export type InitialReport = { draft: ReportDraft; isRestored: boolean };

/**
 * Where a draft of a report is kept: one for a new report of each person, since a device may be shared,
 * and one for each queued report that is being changed.
 */
export const draftKeyOf = (userId: string, editedRowId: string | undefined): string =>
  `report ${userId}${editedRowId === undefined ? '' : ` ${editedRowId}`}`;

/**
 * What the form opens with: the person's draft, else the queued report to be changed, else nothing.
 * Undefined while it is read; null when the report to be changed is no longer in the outbox.
 */
export function useInitialReport(
  userId: string,
  editedRowId: string | undefined,
): InitialReport | null | undefined {
  const rows = useOutbox()?.rows;
  const row = rows?.find(({ id, status }) => id === editedRowId && status !== 'received');
  const isKnown = editedRowId === undefined || rows !== undefined;
  const { data } = useQuery({
    queryKey: ['reportDraft', userId, editedRowId ?? null],
    enabled: isKnown,
    // Read anew whenever the form opens; while it is open the form itself is the truth.
    gcTime: 0,
    queryFn: async (): Promise<InitialReport | null> => {
      const kept = await readKept(editedRowId, userId);
      if (kept) return { draft: kept, isRestored: true };
      if (editedRowId === undefined) return { draft: EMPTY_DRAFT, isRestored: false };
      if (row?.operation !== 'reportIssue') return null;
      return { draft: await draftOfRow(row, outbox.photo), isRestored: false };
    },
  });
  return data;
}

/** A device that stores nothing still lets people write and send. */
async function readKept(
  editedRowId: string | undefined,
  userId: string,
): Promise<ReportDraft | null> {
  try {
    const draft = await readDraft(outboxDatabase, draftKeyOf(userId, editedRowId), userId);
    return (draft?.value as ReportDraft | undefined) ?? null;
  } catch {
    return null;
  }
}
