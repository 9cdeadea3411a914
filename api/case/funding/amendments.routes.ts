import { addIssueNote, editIssue } from './amendments.ts';
import { isModerator } from '#api/platform/access.rules.ts';
import { makeReceipt, runCommand, type Handlers } from '#api/http/handler.ts';
import { changedIssue } from '#api/issues/issues.routes.ts';
import { listAmendments } from './amendments.sql.ts';

export const amendmentRoutes = {
  editIssue: (request) =>
    runCommand(
      request,
      (tx) => editIssue(tx, request.params.id, request.body),
      async (tx) => {
        const receipt = makeReceipt(request, request.body.photos ?? []);
        return { ...(await changedIssue(tx, request.params.id, request)), receipt };
      },
    ),

  async listAmendments({ params, actor, origin, services }) {
    const reader = { origin, readerId: actor?.id ?? null, isModerator: isModerator(actor) };
    return { json: await listAmendments(services.database, params.id, reader) };
  },

  addIssueNote: (request) =>
    runCommand(request, (tx) =>
      addIssueNote(tx, { issueId: request.params.id, text: request.body.text }),
    ),
} satisfies Partial<Handlers>;
