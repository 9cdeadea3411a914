import { postMessage } from './postMessage.ts';
import { makeReceipt, runCommand, type Handlers } from '#api/http/handler.ts';
import { ensureIssue } from './getIssue.sql.ts';
import { getMessage, listMessages } from './messages.sql.ts';

export const discussionRoutes = {
  async listMessages({ params, query, actor, services }) {
    await ensureIssue(services.database, params.id, actor.id);
    return { json: await listMessages(services.database, params.id, query.before) };
  },

  postMessage: (request) =>
    runCommand(
      request,
      async (tx) => {
        const { id, message, writtenAt } = request.body;
        const input = { issueId: request.params.id, id, message, writtenAt };
        return { id: await postMessage(tx, input) };
      },
      async (tx, { id }) => ({ ...(await getMessage(tx, id)), receipt: makeReceipt(request, []) }),
    ),
} satisfies Partial<Handlers>;
