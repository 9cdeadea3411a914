import { queryOptions } from '@tanstack/react-query';
import { REPORT_KIND, reportOfKey, SHARED_KIND } from '#sw/outbox/draftKeys.ts';
import type { Draft } from '#sw/outbox/database.ts';
import { listDrafts } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';
import { takeUpWords } from './wordsAside.ts';

const AGAIN_MS = 2_000;
const AGAIN_TIMES = 100;

export type ReportDraftView = {
  key: string;
  title: string;
  /** Shared into the app and not opened yet. */
  isShared: boolean;
  /** Opens it: a new report, or changes of a queued one. */
  search: { draft?: string; edit?: string };
  href: string;
  updatedAt: string;
};

/** Newest first; reports shared into the app belong to the current account. Throws OutboxError, within seconds. */
export async function listReportDrafts(userId: string): Promise<ReportDraftView[]> {
  await takeUpWords(outboxDatabase);
  const kinds = [REPORT_KIND, SHARED_KIND];
  const lists = await Promise.all(kinds.map((kind) => listDrafts(outboxDatabase, kind, userId)));
  return lists.flat().map(toView).toSorted(byAge);
}

export const reportDraftsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['reportDrafts', userId],
    queryFn: () => listReportDrafts(userId),
    gcTime: 0,
    // Forms write drafts without invalidating this query.
    staleTime: 0,
    refetchOnMount: 'always',
    // If the device was slow to answer, drafts are offered late rather than never.
    retry: AGAIN_TIMES,
    retryDelay: AGAIN_MS,
  });

function toView({ key, kind, value, updatedAt }: Draft): ReportDraftView {
  const { values } = value as { values?: { title?: string } };
  const search = reportOfKey(key);
  return {
    key,
    title: values?.title?.trim() ?? '',
    isShared: kind === SHARED_KIND,
    search,
    href: `/report-issue?${new URLSearchParams(search)}`,
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

const byAge = (a: ReportDraftView, b: ReportDraftView) => b.updatedAt.localeCompare(a.updatedAt);
