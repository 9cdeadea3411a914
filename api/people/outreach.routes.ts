import { deletePushSubscription, savePushSubscription } from './pushSubscriptions.ts';
import { saveLanguage } from './profiles.sql.ts';
import { saveNoticeChoices } from '#api/notices/noticeChoices.ts';
import { hashSessionId } from '#api/database/sessionStore.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { getNoticeChoices, listPushDevices } from '#api/notices/noticeChoices.sql.ts';
import { listMailbox } from './listMailbox.sql.ts';

const UNREACHABLE = 'This is no address of a push service that this installation sends to.';

export const outreachRoutes = {
  async getNoticeChoices({ actor, services }) {
    const { database, mail } = services;
    const [choices, devices] = await Promise.all([
      getNoticeChoices(database, actor.id),
      listPushDevices(database, actor.id),
    ]);
    return { body: { choices, devices, mail } };
  },

  saveNoticeChoices: (request) =>
    runCommand(request, (tx) => saveNoticeChoices(tx, request.body.choices)),

  async getPushKey({ services }) {
    return { body: { publicKey: services.push.publicKey } };
  },

  async savePushSubscription(request) {
    const { body, call, services } = request;
    const sessionId = call.session.id;
    const { endpoint, keys } = body;
    if (!services.push.mayReach(endpoint)) {
      throw new Refusal('invalid_request', [{ path: 'endpoint', message: UNREACHABLE }]);
    }
    if (sessionId === null) throw new Refusal('not_signed_in');
    const subscription = { endpoint, ...keys, sessionHash: hashSessionId(sessionId) };
    return runCommand(request, (tx) => savePushSubscription(tx, subscription));
  },

  deletePushSubscription: (request) =>
    runCommand(request, (tx) => deletePushSubscription(tx, request.params.id)),

  saveLanguage: (request) =>
    runCommand(request, (tx) => saveLanguage(tx, request.actor.id, request.body.language)),

  async listMailbox({ actor, services }) {
    const isKept = services.mail === 'local' || services.texts?.kind === 'local';
    if (!isKept) throw new Refusal('not_found');
    return { json: await listMailbox(services.database, actor.id) };
  },
} satisfies Partial<Handlers>;
