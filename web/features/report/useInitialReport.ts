import { useQuery } from '@tanstack/react-query';
import { newReportKey, queuedReportKey, REPORT_KIND, sharedKey } from '#sw/outbox/draftKeys.ts';
import type { Draft } from '#sw/outbox/database.ts';
import { deleteDraft, readDraft, saveDraft } from '#sw/outbox/drafts.ts';
import { takeUpWords } from '#web/device/drafts/wordsAside.ts';
import { outbox } from '#web/device/outbox/outbox.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { useOutbox } from '#web/device/outbox/useOutbox.ts';
import { draftOfRow, EMPTY_DRAFT, isWorthKeeping, type ReportDraft } from './reportValues.ts';
import { draftOfShared, type SharedValue } from './sharedReport.ts';

/** A new report, or a queued one being corrected. */
export type ReportId = { draft: string } | { edit: string };

export type InitialReport = {
  draft: ReportDraft;
  /** As already stored on the device. */
  kept: Draft | null;
  /** The device's storage did not answer: a draft may be there and must not be written over. */
  isUnread?: boolean;
};

/** Shared into the app and not assigned to an account: its sender is unknown. */
export type SharedReport = { draftId: string; shared: SharedValue };

/** Key of the draft; never the same for two people on one device. */
export const toDraftKey = (userId: string, id: ReportId): string =>
  'edit' in id ? queuedReportKey(userId, id.edit) : newReportKey(userId, id.draft);

/**
 * Initial values of the form when it is opened for the `times`th time: the draft, else the queued
 * report, else shared content that needs confirmation, else nothing. Undefined while reading; null
 * when the queued report has left the outbox.
 */
export function useInitialReport(
  userId: string,
  id: ReportId,
  times: number,
): InitialReport | SharedReport | null | undefined {
  const outboxState = useOutbox();
  const rows = outboxState?.isUnread ? undefined : outboxState?.rows;
  const isEdit = 'edit' in id;
  const row = isEdit
    ? rows?.find((candidate) => candidate.id === id.edit && candidate.status !== 'received')
    : undefined;
  const key = toDraftKey(userId, id);
  const { data } = useQuery({
    queryKey: ['reportDraft', key, times],
    enabled: !isEdit || rows !== undefined,
    // Read on each opening; while open the form is the truth, whatever is refetched.
    gcTime: 0,
    staleTime: 'static',
    queryFn: async (): Promise<InitialReport | SharedReport | null> => {
      await takeUpWords(outboxDatabase);
      const kept = await readKept(key, userId);
      if (kept === 'unread') return { draft: EMPTY_DRAFT, kept: null, isUnread: true };
      if (kept) {
        if (!isEdit) await forgetShared(id.draft);
        return { draft: { ...EMPTY_DRAFT, ...(kept.value as Partial<ReportDraft>) }, kept };
      }
      if (!isEdit) return await readShared(id.draft, userId);
      if (row?.operation !== 'reportIssue') return null;
      return { draft: await draftOfRow(row, outbox.photo), kept: null };
    },
  });
  return data;
}

async function readShared(draftId: string, userId: string): Promise<InitialReport | SharedReport> {
  const stored = await readKept(sharedKey(draftId), userId);
  if (stored === 'unread') return { draft: EMPTY_DRAFT, kept: null, isUnread: true };
  const shared = stored?.value as SharedValue | undefined;
  return shared ? { draftId, shared } : { draft: EMPTY_DRAFT, kept: null };
}

/** Starts a report with shared content, after confirmation. */
export async function takeShared(
  draftId: string,
  userId: string,
  shared: SharedValue,
): Promise<InitialReport> {
  const draft = await draftOfShared(shared);
  return { draft, kept: await adopt(draftId, userId, draft) };
}

/** Makes shared content the person's draft. Null without storage. */
async function adopt(draftId: string, userId: string, value: ReportDraft): Promise<Draft | null> {
  const key = newReportKey(userId, draftId);
  const draft = { key, userId, kind: REPORT_KIND, value, updatedAt: Date.now() };
  try {
    // In this order: if killed in between, the photo exists twice instead of not at all.
    if (isWorthKeeping(value)) await saveDraft(outboxDatabase, draft);
    await deleteDraft(outboxDatabase, sharedKey(draftId));
    return isWorthKeeping(value) ? draft : null;
  } catch {
    return null;
  }
}

/**
 * Deletes discarded shared content. Also needed after an interrupted adoption, which leaves it
 * beside its draft: with uncovered pictures and all metadata of the camera.
 */
export async function forgetShared(draftId: string): Promise<void> {
  await deleteDraft(outboxDatabase, sharedKey(draftId)).catch(() => undefined);
}

/** Without storage the form still works. */
async function readKept(key: string, userId: string): Promise<Draft | null | 'unread'> {
  try {
    return await readDraft(outboxDatabase, key, userId);
  } catch {
    return 'unread';
  }
}
