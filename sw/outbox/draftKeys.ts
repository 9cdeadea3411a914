/** The kinds of drafts that lead to a report: written ones, and photos shared into the app. */
export const REPORT_KIND = 'report';
export const SHARED_KIND = 'shared';

/** Where a new report of a person is kept: several stand side by side. */
export function newReportKey(userId: string, draftId: string): string {
  // guard: draft-key-names-its-writer
  return `report ${userId} new ${draftId}`;
}

/** Where the changes of a person's queued report are kept. */
export function queuedReportKey(userId: string, rowId: string): string {
  return `report ${userId} ${rowId}`;
}

/** Where a shared photo waits until a report is opened with it. */
export function sharedKey(draftId: string): string {
  return `shared ${draftId}`;
}

/** Where the text of a form below an issue is kept. */
export function formKey(kind: string, userId: string, issueId: string): string {
  return `${kind} ${userId} ${issueId}`;
}

/** What a draft of a report is: a new one by its id, or the changes of a queued one by its row's id. */
export function reportOfKey(key: string): { draft?: string; edit?: string } {
  const [kind, first, second, third] = key.split(' ');
  if (kind === SHARED_KIND) return { draft: first };
  return second === 'new' ? { draft: third } : { edit: second };
}
