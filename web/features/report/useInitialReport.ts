import { useQuery } from '@tanstack/react-query';
import { newReportKey, queuedReportKey, REPORT_KIND, sharedKey } from '#sw/outbox/draftKeys.ts';
import { deleteDraft, readDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { takeUpWords } from '#web/device/drafts/wordsAside.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { draftOfRow, EMPTY_DRAFT, isWorthKeeping, type ReportDraft } from './reportValues.ts';
import { draftOfShared, type SharedValue } from './sharedReport.ts';

/** One of the person's new reports, or a queued one that is being changed. */
export type ReportId = { draft: string } | { edit: string };

export type InitialReport = {
  draft: ReportDraft;
  /** It stands on the device already. */
  isRestored: boolean;
};

/** What came into the app and is nobody's yet: who it was that sent it, the app cannot know. */
export type SharedReport = { draftId: string; shared: SharedValue };

/** Where a report is kept while it is written; never the same for two people on one device. */
export const draftKeyOf = (userId: string, id: ReportId): string =>
  'edit' in id ? queuedReportKey(userId, id.edit) : newReportKey(userId, id.draft);

/**
 * What the form opens with for the `times`th time: the person's draft, else the queued report to be changed, else what was
 * shared into the app and has to be asked for, else nothing. Undefined while it is read; null when the report to be changed
 * is no longer in the outbox.
 */
export function useInitialReport(
  userId: string,
  id: ReportId,
  times: number,
): InitialReport | SharedReport | null | undefined {
  const rows = useOutbox()?.rows;
  const isEdit = 'edit' in id;
  const row = isEdit
    ? rows?.find((candidate) => candidate.id === id.edit && candidate.status !== 'received')
    : undefined;
  const key = draftKeyOf(userId, id);
  const { data } = useQuery({
    queryKey: ['reportDraft', key, times],
    enabled: !isEdit || rows !== undefined,
    // Read again whenever the form opens; while it is open the form itself is the truth, also when
    // everything else is read again.
    gcTime: 0,
    staleTime: 'static',
    queryFn: async (): Promise<InitialReport | SharedReport | null> => {
      await takeUpWords(outboxDatabase);
      const kept = await readKept<Partial<ReportDraft>>(key, userId);
      if (kept) {
        if (!isEdit) await forgetShared(id.draft);
        return { draft: { ...EMPTY_DRAFT, ...kept }, isRestored: true };
      }
      if (!isEdit) return await readShared(id.draft, userId);
      if (row?.operation !== 'reportIssue') return null;
      return { draft: await draftOfRow(row, outbox.photo), isRestored: false };
    },
  });
  return data;
}

async function readShared(draftId: string, userId: string): Promise<InitialReport | SharedReport> {
  const shared = await readKept<SharedValue>(sharedKey(draftId), userId);
  return shared ? { draftId, shared } : { draft: EMPTY_DRAFT, isRestored: false };
}

/** Begins a report with what was shared, for the person who has said so. */
export async function takeShared(
  draftId: string,
  userId: string,
  shared: SharedValue,
): Promise<InitialReport> {
  const draft = await draftOfShared(shared);
  return { draft, isRestored: await adopt(draftId, userId, draft) };
}

/** Makes what was shared the person's own draft. False when the device stores nothing. */
async function adopt(draftId: string, userId: string, value: ReportDraft): Promise<boolean> {
  const key = newReportKey(userId, draftId);
  const draft = { key, userId, kind: REPORT_KIND, value, updatedAt: Date.now() };
  try {
    // In this order: killed in between, the photo is there twice and not gone.
    if (isWorthKeeping(value)) await saveDraft(outboxDatabase, draft);
    await deleteDraft(outboxDatabase, sharedKey(draftId));
    return isWorthKeeping(value);
  } catch {
    return false;
  }
}

/**
 * Deletes what was shared and nobody wants. Killed while it was adopted, it is still there beside the
 * draft made of it, too: with its pictures uncovered and with all that cameras write into them.
 */
export async function forgetShared(draftId: string): Promise<void> {
  await deleteDraft(outboxDatabase, sharedKey(draftId)).catch(() => undefined);
}

/** A device that stores nothing still lets people write and send. */
async function readKept<T>(key: string, userId: string): Promise<T | null> {
  try {
    const draft = await readDraft(outboxDatabase, key, userId);
    return (draft?.value as T | undefined) ?? null;
  } catch {
    return null;
  }
}
