import { hideIssue } from '#api/commands/issues/hideIssue.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';

/** What ambassadors and operators do about what is published. */
export const moderationRoutes: HandlersOf<'hideIssue'> = {
  hideIssue: (request) =>
    runCommand(request, async (tx) => {
      await hideIssue(tx, { issueId: request.params.id, ...request.body });
      return undefined;
    }),
};
