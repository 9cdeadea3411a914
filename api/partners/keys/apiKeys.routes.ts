import { runCommand, runStep, type Handlers } from '#api/http/handler.ts';
import { checkOwnPassword } from '#api/people/passwords.routes.ts';
import { createApiKey, createSiteApiKey, revokeApiKey, revokeSiteApiKey } from './apiKeys.ts';
import { listKeys } from './apiKeys.sql.ts';

/** A key that was made is never stored for replay. */
export const apiKeyRoutes = {
  async listApiKeys({ actor, services }) {
    return { json: await listKeys(services.database, actor.id) };
  },

  async createApiKey(request) {
    const { name, scopes, password } = request.body;
    await checkOwnPassword(request, 'password', password);
    return { body: await runStep(request, (tx) => createApiKey(tx, { name, scopes })) };
  },

  revokeApiKey: (request) => runCommand(request, (tx) => revokeApiKey(tx, request.params.id)),

  async listSiteApiKeys({ services }) {
    return { json: await listKeys(services.database, null) };
  },

  async createSiteApiKey(request) {
    return { body: await runStep(request, (tx) => createSiteApiKey(tx, request.body)) };
  },

  revokeSiteApiKey: (request) =>
    runCommand(request, (tx) =>
      revokeSiteApiKey(tx, { ...request.params, reason: request.body.reason }),
    ),
} satisfies Partial<Handlers>;
