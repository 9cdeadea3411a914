import { requestEmailProof, cancelEmailChange, changeEmail, confirmEmail } from './emails.ts';
import { requestPasswordReset, changePassword, resetPassword } from './passwords.ts';
import { Refusal } from '#api/platform/access.rules.ts';
import { runCommand, type Handlers } from '#api/http/handler.ts';
import type { Services } from '#api/http/services.ts';
import { getUser } from './users.sql.ts';
import { getOwnEmail } from './emailChanges.sql.ts';
import { checkOwnPassword, hashNewPassword } from './passwords.routes.ts';

function needMail({ mail }: Services): void {
  if (mail === 'none') throw new Refusal('no_mail');
}

export const credentialRoutes = {
  async requestPasswordReset(request) {
    const { body, call, services } = request;
    needMail(services);
    await services.limits.mail(call.ip, body.email.toLowerCase());
    return runCommand(request, (tx) => requestPasswordReset(tx, body.email));
  },

  async resetPassword(request) {
    const { body, call, services } = request;
    await services.limits.link(call.ip);
    const passwordHash = await hashNewPassword(request, body.password);
    const { token } = body;
    return runCommand(request, (tx) => resetPassword(tx, { token, passwordHash }));
  },

  async changePassword(request) {
    const { actor, body, call } = request;
    await checkOwnPassword(request, 'currentPassword', body.currentPassword);
    const passwordHash = await hashNewPassword(request, body.password, [actor.username]);
    const sessionId = call.session.id;
    return runCommand(request, (tx) => changePassword(tx, { passwordHash, sessionId }));
  },

  async getOwnEmail({ actor, services }) {
    const { clock, database } = services;
    return { body: await getOwnEmail(database, { userId: actor.id, now: clock.now() }) };
  },

  async requestEmailProof(request) {
    const { actor, call, services } = request;
    needMail(services);
    const { email } = await getUser(services.database, actor.id);
    await services.limits.mail(call.ip, email.toLowerCase());
    return runCommand(request, requestEmailProof);
  },

  async changeEmail(request) {
    const { body, call, services } = request;
    needMail(services);
    await checkOwnPassword(request, 'currentPassword', body.currentPassword);
    await services.limits.mail(call.ip, body.email.toLowerCase());
    return runCommand(request, (tx) => changeEmail(tx, body.email));
  },

  cancelEmailChange: (request) => runCommand(request, cancelEmailChange),

  async confirmEmail(request) {
    const { actor, body, call, services } = request;
    await services.limits.link(call.ip);
    const provedIn = actor && { userId: actor.id, sessionId: call.session.id };
    return runCommand(request, async (tx) => ({
      outcome: await confirmEmail(tx, body.token, provedIn),
    }));
  },
} satisfies Partial<Handlers>;
