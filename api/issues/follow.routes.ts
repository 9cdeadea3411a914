import { followArea, saveDigestSettings, followIssue } from './follows.ts';
import { stopDigest } from '#api/notices/noticeChoices.ts';
import { makeReceipt, runCommand, type Handlers } from '#api/http/handler.ts';
import { getDigestSettings } from './digestChoices.sql.ts';
import { listFollowedIssues } from './follows.sql.ts';

/** Subscriptions of people without a stake. None of it is on an issue's record. */

export const followRoutes = {
  followIssue: (request) =>
    runCommand(request, async (tx) => {
      const { isFollowing } = request.body;
      const { id } = request.params;
      await followIssue(tx, { issueId: id, isFollowing });
      return { id, isFollowing, receipt: makeReceipt(request, []) };
    }),

  async getDigestSettings({ actor, services }) {
    return { body: await getDigestSettings(services.database, actor.id) };
  },

  saveDigestSettings: (request) =>
    runCommand(request, (tx) => saveDigestSettings(tx, request.body)),

  followArea: (request) =>
    runCommand(request, async (tx) => {
      const { id } = request.params;
      await followArea(tx, { id, area: request.body.area });
      return { id, receipt: makeReceipt(request, []) };
    }),

  stopDigest: (request) => runCommand(request, (tx) => stopDigest(tx, request.params.token)),

  listFollowedIssues: async ({ actor, query, origin, services }) => ({
    json: await listFollowedIssues(services.database, { userId: actor.id, origin }, query),
  }),
} satisfies Partial<Handlers>;
