import { createOutboxDatabase } from './outbox/database.ts';
import { SHARED_KIND, sharedKey } from './outbox/draftKeys.ts';
import { saveDraft } from './outbox/drafts.ts';

/** As many photos as a report takes; a site that posts here must not fill the device. */
const MAX_FILES = 5;

const database = createOutboxDatabase();

/**
 * Keeps what another app shared as the beginning of a report and opens it, with or without network.
 * It is nobody's until somebody signed in opens it: the worker cannot know offline who that is.
 */
export async function keepShared(request: Request): Promise<Response> {
  const draftId = crypto.randomUUID();
  try {
    const form = await request.formData();
    const text = (name: string) => (form.get(name) as string | null) ?? '';
    const photos = form.getAll('photos').slice(0, MAX_FILES) as File[];
    const files = await Promise.all(photos.map(contentsOf));
    const value = { files, title: text('title'), text: `${text('text')}\n${text('url')}`.trim() };
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

async function contentsOf(file: File) {
  return { bytes: await file.arrayBuffer(), mime: file.type, name: file.name };
}
