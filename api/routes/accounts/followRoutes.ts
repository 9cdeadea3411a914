import { followIssue } from '#api/commands/issues/followIssue.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { listFollowedIssues } from '#api/queries/issues/listFollowed.ts';

/** What people hear of without a stake in it. None of it is on an issue's record. */
export const followRoutes: HandlersOf<'followIssue' | 'listFollowedIssues'> = {
  followIssue: (request) =>
    runCommand(
      request,
      async (tx) => {
        const { isFollowing } = request.body;
        const { id } = request.params;
        await followIssue(tx, { issueId: id, isFollowing });
        return { id, isFollowing };
      },
      { isAuditExempt: true },
    ),

  listFollowedIssues: async ({ actor, query, origin, services }) => ({
    json: await listFollowedIssues(services.database, { userId: actor.id, origin }, query),
  }),
};
