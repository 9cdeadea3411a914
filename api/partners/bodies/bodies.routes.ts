import { runCommand, runStep, type Handlers } from '#api/http/handler.ts';
import { retireBody, rotateBodySecret, saveBody } from './bodies.ts';
import { listBodies } from './bodies.sql.ts';
import { takeAnswerPhoto } from './answerPhotos.routes.ts';
import { makeDesk, openDesk } from './bodyDesk.ts';
import { answerForwarding, openForwarding } from './officialAnswers.ts';

/** Which reports are forwarded to which bodies, and the bodies' answers through their links. */
export const bodyRoutes = {
  listBodies: async ({ services }) => ({ json: await listBodies(services.database) }),

  async saveBody(request) {
    const { params, body } = request;
    return { body: await runStep(request, (tx) => saveBody(tx, params.id, body)) };
  },

  async rotateBodySecret(request) {
    const asked = { ...request.params, ...request.body };
    return { body: await runStep(request, (tx) => rotateBodySecret(tx, asked)) };
  },

  retireBody: (request) =>
    runCommand(request, (tx) => retireBody(tx, { id: request.params.id, ...request.body })),

  async openForwarding(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    return { body: await runStep(request, (tx) => openForwarding(tx, body.token)) };
  },

  async openDesk(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    return { body: await runStep(request, (tx) => openDesk(tx, body)) };
  },

  async makeDesk(request) {
    const { params, body, origin } = request;
    const asked = { ...params, ...body, origin };
    return { body: await runStep(request, (tx) => makeDesk(tx, asked)) };
  },

  sendAnswerPhoto: takeAnswerPhoto,

  async answerForwarding(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    return runCommand(request, (tx) => answerForwarding(tx, body));
  },
} satisfies Partial<Handlers>;
