import { tellStory } from './tellStory.ts';
import { cachedJson } from '#api/http/events/sharedCache.ts';
import type { Handlers } from '#api/http/handler.ts';
import { runCommand } from '#api/http/runCommand.ts';
import { listSuccessStories } from './listSuccessStories.sql.ts';

export const storyRoutes = {
  async listSuccessStories({ origin, services }) {
    const { database, shared } = services;
    const cached = await shared.get(`success stories ${origin}`, async () =>
      cachedJson(await listSuccessStories(database, origin)),
    );
    return { cached };
  },

  tellStory: (request) =>
    runCommand(request, (tx) =>
      tellStory(tx, { issueId: request.params.id, isTold: request.body.isTold }),
    ),
} satisfies Partial<Handlers>;
