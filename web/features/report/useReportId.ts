import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { claimDraft } from '#web/device/drafts/draftLocks.ts';
import { listReportDrafts, type ReportDraftView } from '#web/device/drafts/reportDrafts.ts';
import type { ReportSearch } from './reportSearch.ts';
import { toDraftKey, type ReportId } from './useInitialReport.ts';

const route = getRouteApi('/protected/report-issue');

/**
 * The report in the address. An address without one is completed with the latest draft that no other
 * tab has open, or a new one, so that a reload and a second tab each keep theirs. Null until settled.
 */
export function useReportId(userId: string | undefined): ReportId | null {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const id = findReportId(search);
  const isOpen = id === null && userId !== undefined;

  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    const settle = async () => {
      // Without storage there are no drafts, and the form still works. Read directly: `fetchQuery` would
      // join the query of the open form, which retries for minutes while storage hangs.
      const drafts = await listReportDrafts(userId).catch(() => []);
      const draft = (await latestFree(userId, drafts)) ?? crypto.randomUUID();
      if (!isGone) await navigate({ search: { draft }, replace: true, resetScroll: false });
    };
    void settle();
    return () => {
      isGone = true;
    };
  }, [isOpen, userId, navigate]);

  return id;
}

/** The latest draft that no other tab has open. */
async function latestFree(
  userId: string,
  drafts: readonly ReportDraftView[],
): Promise<string | undefined> {
  for (const { search } of drafts) {
    if (search.draft === undefined) continue;
    const release = await claimDraft(toDraftKey(userId, { draft: search.draft }));
    release?.();
    if (release) return search.draft;
  }
  return undefined;
}

function findReportId({ draft, edit }: ReportSearch): ReportId | null {
  if (edit !== undefined) return { edit };
  return draft === undefined ? null : { draft };
}
