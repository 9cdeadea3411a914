import type { Issue } from '#schema/issues/issue.ts';
import { newReportKey, REPORT_KIND } from '#sw/outbox/draftKeys.ts';
import { saveDraft } from '#sw/outbox/drafts.ts';
import { outboxDatabase } from '#web/device/outbox/outboxStore.ts';

type By = { userId: string; offered: readonly { id: string }[] };

/** Stores a draft of the person's new report of what broke again; the form fills in the rest. Returns its id. */
export async function draftAgain(issue: Issue, { userId, offered }: By): Promise<string> {
  const draftId = crypto.randomUUID();
  const { id: againOf, title, location } = issue;
  const category = offered.find(({ id }) => id === issue.category) ?? offered[0];
  const place = {
    location,
    latitude: issue.latitude.toFixed(6),
    longitude: issue.longitude.toFixed(6),
  };
  const values = { title, ...place, againOf, ...(category && { category: category.id }) };
  await saveDraft(outboxDatabase, {
    key: newReportKey(userId, draftId),
    userId,
    kind: REPORT_KIND,
    value: { values, photos: [], isPlaceChosen: true },
    updatedAt: Date.now(),
  });
  return draftId;
}
