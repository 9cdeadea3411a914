import { hideIssue } from './hideIssue.ts';
import { appealDecision, settleAppeal } from './appeals.ts';
import { decideModeration } from './decideModeration.ts';
import { reportContent } from './reportContent.ts';
import { deleteForgottenFiles } from '#api/database/files/forgottenFiles.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { storePicture } from '#api/http/media/pictureStore.ts';
import { REMOVED_PHOTO } from './removedPhoto.ts';
import { listModeration, listOwnDecisions } from './listModeration.sql.ts';

export const moderationRoutes = {
  hideIssue: (request) =>
    runCommand(request, (tx) => hideIssue(tx, { issueId: request.params.id, ...request.body })),

  reportContent: (request) => runCommand(request, (tx) => reportContent(tx, request.body)),

  async listModeration({ actor, query, origin, services }) {
    const asked = { origin, moderatorId: actor.id, state: query.state, after: query.after };
    return { json: await listModeration(services.database, asked) };
  },

  async decideModeration(request) {
    const { services, params, body } = request;
    const { choice, reason, photoIds } = body;
    const isRedaction = choice === 'redact_photo';
    const substitute = isRedaction ? await storePicture(services, REMOVED_PHOTO) : null;
    const redaction = substitute && { photoIds, substitute };
    const reply = await runCommand(request, (tx) =>
      decideModeration(tx, { caseId: params.id, choice, reason, redaction }),
    );
    // Right away; if the process dies here, the job that deletes forgotten files takes over.
    if (isRedaction) await deleteForgottenFiles(services.database, services.files);
    return reply;
  },

  settleAppeal: (request) =>
    runCommand(request, (tx) => settleAppeal(tx, { caseId: request.params.id, ...request.body })),

  async listOwnDecisions({ actor, services }) {
    return { json: await listOwnDecisions(services.database, actor.id) };
  },

  appealDecision: (request) =>
    runCommand(request, (tx) =>
      appealDecision(tx, { caseId: request.params.id, text: request.body.text }),
    ),
} satisfies Partial<Handlers>;
