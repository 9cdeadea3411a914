/** The kinds of drafts that lead to a report: written ones, and photos shared into the app. */
export const REPORT_KIND = 'report';
export const SHARED_KIND = 'shared';

/** A person may have several new reports. */
export function newReportKey(userId: string, draftId: string): string {
  // guard: draft-key-names-its-writer
  return `report ${userId} new ${draftId}`;
}

export function queuedReportKey(userId: string, rowId: string): string {
  return `report ${userId} ${rowId}`;
}

export function sharedKey(draftId: string): string {
  return `shared ${draftId}`;
}

export function formKey(kind: string, userId: string, issueId: string): string {
  return `${kind} ${userId} ${issueId}`;
}

/** A new report by its draft id, or a queued one by its row's id. */
export function reportOfKey(key: string): { draft?: string; edit?: string } {
  const [kind, first, second, third] = key.split(' ');
  if (kind === SHARED_KIND) return { draft: first };
  return second === 'new' ? { draft: third } : { edit: second };
}
