import { deletePushSubscription } from '#api/commands/accounts/deletePushSubscription.ts';
import { saveLanguage } from '#api/commands/accounts/saveLanguage.ts';
import { saveNoticeChoices } from '#api/commands/accounts/saveNoticeChoices.ts';
import { savePushSubscription } from '#api/commands/accounts/savePushSubscription.ts';
import { sessionHashOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import { Refusal } from '#api/domain/refusal.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand, type CommandRequest } from '#api/http/runCommand.ts';
import { getNoticeChoices, listPushDevices } from '#api/queries/accounts/getNoticeChoices.ts';
import { listMailbox } from '#api/queries/accounts/listMailbox.ts';

type OutreachHandlers = HandlersOf<
  | 'getNoticeChoices'
  | 'saveNoticeChoices'
  | 'getPushKey'
  | 'savePushSubscription'
  | 'deletePushSubscription'
  | 'listMailbox'
  | 'saveLanguage'
>;

const UNREACHABLE = 'This is no address of a push service that this installation sends to.';

/** A change that answers nothing and is on nobody's record but the person's own. */
const write = (request: CommandRequest, work: (tx: Transaction) => Promise<void>) =>
  runCommand(
    request,
    async (tx) => {
      await work(tx);
      return undefined;
    },
    { isAuditExempt: true },
  );

/** What a person hears of outside of the app. None of it belongs to an issue. */
export const outreachRoutes: OutreachHandlers = {
  async getNoticeChoices({ actor, services }) {
    const { database, mail } = services;
    const [choices, devices] = await Promise.all([
      getNoticeChoices(database, actor.id),
      listPushDevices(database, actor.id),
    ]);
    return { body: { choices, devices, mail } };
  },

  saveNoticeChoices: (request) =>
    write(request, (tx) => saveNoticeChoices(tx, request.body.choices)),

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
    const subscription = { endpoint, ...keys, sessionHash: sessionHashOf(sessionId) };
    return write(request, (tx) => savePushSubscription(tx, subscription));
  },

  deletePushSubscription: (request) =>
    write(request, (tx) => deletePushSubscription(tx, request.params.id)),

  saveLanguage: (request) =>
    write(request, (tx) => saveLanguage(tx, request.actor.id, request.body.language)),

  async listMailbox({ actor, services }) {
    const isKept = services.mail === 'local' || services.texts?.kind === 'local';
    if (!isKept) throw new Refusal('not_found');
    return { json: await listMailbox(services.database, actor.id) };
  },
};
