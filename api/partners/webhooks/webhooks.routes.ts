import { runCommand, runStep, type Handlers } from '#api/http/handler.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import {
  createWebhook,
  removeWebhook,
  repeatWebhookDelivery,
  rotateWebhookSecret,
} from './webhooks.ts';
import { listEndpoints, listMessages } from './webhooks.sql.ts';

const UNREACHABLE = 'Please enter an https address on the open internet.';

/** Secrets are never stored for replay. */
export const webhookRoutes = {
  async listWebhooks({ services }) {
    return { json: await listEndpoints(services.database) };
  },

  async createWebhook(request) {
    const { body, services } = request;
    if (!services.outbound.mayReach(body.url))
      throw new Refusal('invalid_request', [{ path: 'url', message: UNREACHABLE }]);
    return { body: await runStep(request, (tx) => createWebhook(tx, body)) };
  },

  async rotateWebhookSecret(request) {
    const asked = { ...request.params, reason: request.body.reason };
    return { body: await runStep(request, (tx) => rotateWebhookSecret(tx, asked)) };
  },

  removeWebhook: (request) =>
    runCommand(request, (tx) =>
      removeWebhook(tx, { ...request.params, reason: request.body.reason }),
    ),

  async listWebhookDeliveries({ params, services }) {
    return { json: await listMessages(services.database, params.id) };
  },

  repeatWebhookDelivery: (request) =>
    runCommand(request, (tx) =>
      repeatWebhookDelivery(tx, { ...request.params, reason: request.body.reason }),
    ),
} satisfies Partial<Handlers>;
