import { createOutboxDatabase } from './outbox/database.ts';
import { SHARED_KIND, sharedKey } from './outbox/draftKeys.ts';
import { saveDraft } from './outbox/drafts.ts';
import { readShared } from './readShared.ts';

const database = createOutboxDatabase();

/**
 * Keeps what another app shared as the beginning of a report and opens it, online or offline.
 * It is nobody's until somebody signed in opens it: the worker cannot know offline who that is.
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
    // The outbox says why this device keeps nothing.
    return Response.redirect('/outbox', 303);
  }
}
