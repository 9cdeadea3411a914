import { addIssueNote } from '#api/case/funding/addIssueNote.ts';
import { isModerator } from '#api/platform/actor.rules.ts';
import type { Handlers } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { listAmendments } from '#api/issues/listAmendments.sql.ts';

export const amendmentRoutes = {
  async listAmendments({ params, actor, origin, services }) {
    const reader = { origin, readerId: actor?.id ?? null, isModerator: isModerator(actor) };
    return { json: await listAmendments(services.database, params.id, reader) };
  },

  addIssueNote: (request) =>
    runCommand(request, (tx) =>
      addIssueNote(tx, { issueId: request.params.id, text: request.body.text }),
    ),
} satisfies Partial<Handlers>;
