import { endOtherSignIns, endSignIn } from '#api/commands/credentials/endSignIns.ts';
import { sessionHashOf } from '#api/database/sessionStore.ts';
import type { Transaction } from '#api/database/transaction.ts';
import type { HandlersOf } from '#api/http/handler.ts';
import { runCommand, type CommandRequest } from '#api/http/runCommand.ts';
import { listSignIns } from '#api/queries/accounts/listSignIns.ts';

type SignInHandlers = HandlersOf<'listSignIns' | 'endSignIn' | 'endOtherSignIns'>;

const write = (request: CommandRequest, work: (tx: Transaction) => Promise<void>) =>
  runCommand(
    request,
    async (tx) => {
      await work(tx);
      return undefined;
    },
    { isAuditExempt: true },
  );

/** Where somebody is signed in. */
export const signInRoutes: SignInHandlers = {
  async listSignIns({ actor, call, services }) {
    const { database, sessions } = services;
    const { id } = call.session;
    const ownHash = id === null ? null : sessionHashOf(id);
    const asked = { userId: actor.id, now: sessions.now(), ownHash };
    return { body: await listSignIns(database, asked) };
  },

  endSignIn: (request) => write(request, (tx) => endSignIn(tx, request.params.id)),

  endOtherSignIns: (request) =>
    write(request, (tx) => endOtherSignIns(tx, request.call.session.id)),
};
