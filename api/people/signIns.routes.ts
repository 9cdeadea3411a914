import { endOtherSignIns, endSignIn } from './endSignIns.ts';
import { hashSessionId } from '#api/database/sessionStore.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import { listSignIns } from './listSignIns.sql.ts';

export const signInRoutes = {
  async listSignIns({ actor, call, services }) {
    const { database, sessions } = services;
    const { id } = call.session;
    const ownHash = id === null ? null : hashSessionId(id);
    const asked = { userId: actor.id, now: sessions.now(), ownHash };
    return { body: await listSignIns(database, asked) };
  },

  endSignIn: (request) => runCommand(request, (tx) => endSignIn(tx, request.params.id)),

  endOtherSignIns: (request) =>
    runCommand(request, (tx) => endOtherSignIns(tx, request.call.session.id)),
} satisfies Partial<Handlers>;
