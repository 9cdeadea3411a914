import { createOutboxDatabase } from './outbox/database.ts';
import { SHARED_KIND, sharedKey } from './outbox/draftKeys.ts';
import { saveDraft } from './outbox/drafts.ts';
import { readShared } from './readShared.ts';

const database = createOutboxDatabase();

/**
 * Saves shared content as a new report draft and opens it, online or offline. It has no owner until
 * a signed-in person opens it: offline the worker cannot know who that is.
 */
export async function keepShared(request: Request): Promise<Response> {
  const draftId = crypto.randomUUID();
  try {
    const value = await readShared(request, location.origin);
    if (value === null) return Response.redirect('/report-issue', 303);
    const key = sharedKey(draftId);
    await saveDraft(database, {
      key,
      userId: null,
      kind: SHARED_KIND,
      value,
      updatedAt: Date.now(),
    });
    return Response.redirect(`/report-issue?draft=${draftId}`, 303);
  } catch {
    // The outbox explains why this device stores nothing.
    return Response.redirect('/outbox', 303);
  }
}
