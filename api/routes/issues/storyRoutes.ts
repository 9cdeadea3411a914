import { tellStory } from '#api/commands/issues/tellStory.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { listSuccessStories } from '#api/queries/issues/listSuccessStories.ts';

export const storyRoutes: HandlersOf<'listSuccessStories' | 'tellStory'> = {
  async listSuccessStories({ origin, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`success stories ${origin}`, async () =>
      cachedJson(await listSuccessStories(database, origin)),
    );
    return { cached };
  },

  tellStory: (request) =>
    runCommand(
      request,
      async (tx) => {
        await tellStory(tx, { issueId: request.params.id, isTold: request.body.isTold });
        return undefined;
      },
      // No decision about the case: it is no part of the record that can be recomputed.
      { isAuditExempt: true },
    ),
};
