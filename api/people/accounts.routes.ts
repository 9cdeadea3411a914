import { changeUsername, saveHome } from './profiles.ts';
import { WORK_BITS, WORK_PARTS } from '#schema/people/workText.ts';
import { admitRegistration } from './admitRegistration.routes.ts';
import { deleteAccount, registerUser } from './accounts.ts';
import { runCommand, runStep, type Handlers, type CommandRequest } from '#api/http/handler.ts';
import { presentUser } from './presentUser.rules.ts';
import { getBasicUser, getUser } from './users.sql.ts';
import { findLanguage } from '#schema/languages/languages.ts';
import type { User } from '#schema/people/user.ts';
import { checkOwnPassword, hashNewPassword } from './passwords.routes.ts';
import { enterAccount } from './enterAccount.routes.ts';
import { RateLimited } from '#api/platform/access.rules.ts';
import type { Call } from '#api/http/call.ts';

export const accountRoutes = {
  async getCurrentUser({ actor, services }) {
    return { body: presentUser(await getUser(services.database, actor.id)) };
  },

  async getRegistrationWork({ services }) {
    const challenge = await services.limits.work.make(services.clock.now());
    return { body: { challenge, parts: WORK_PARTS, bits: WORK_BITS } };
  },

  async register(request) {
    const { body, call } = request;
    const admitted = await admitRegistration(request, body.work);
    const { username, email, preferredRole } = body;
    const names = [username, email.split('@')[0] ?? ''];
    const passwordHash = await hashNewPassword(request, body.password, names);
    const hasMail = request.services.mail !== 'none';
    const isMailed = hasMail && (await mayBeMailed(request, email));
    let isNew = false;
    const { json } = await runCommand(request, async (tx) => {
      const id = await registerUser(tx, {
        username,
        email,
        passwordHash,
        preferredRole,
        hasMail,
        isMailed,
        language: findLanguage(call.header('X-Trybe-Language')),
      });
      await admitted();
      isNew = true;
      // The reply is stored for replay, so it must not contain the address.
      const { email: _, ...account } = presentUser(await getUser(tx, id));
      return account;
    });
    const account = JSON.parse(json) as Omit<User, 'email'>;
    // A replay does not sign in: a leaked request must not give access.
    if (isNew) await enterAccount(request, { userId: account.id, isStrong: false });
    // A replay names the same address as the first request, or it would have been refused.
    return { body: { ...account, email } };
  },

  async logout({ call }) {
    await call.session.signOut();
    return { body: undefined };
  },

  saveHome: (request) => runCommand(request, (tx) => saveHome(tx, request.body)),

  async changeUsername(request) {
    const { body } = request;
    await checkOwnPassword(request, 'password', body.password);
    return runCommand(request, (tx) => changeUsername(tx, body.username));
  },

  async deleteAccount(request) {
    const { actor, body, call, services } = request;
    await checkOwnPassword(request, 'password', body.password);
    const passwordHash = await services.passwords.hashOfLost();
    // A repeated request would no longer be signed in.
    await runStep(request, (tx) => deleteAccount(tx, { userId: actor.id, passwordHash }));
    await call.session.signOut();
    return { body: undefined };
  },

  async getBasicUser({ params, services }) {
    return { body: await getBasicUser(services.database, params.id) };
  },
} satisfies Partial<Handlers>;

/** Whether the address may be sent another mail; the call itself counts as one. */
async function mayBeMailed(
  { call, services }: CommandRequest & { call: Pick<Call, 'ip'> },
  email: string,
): Promise<boolean> {
  try {
    await services.limits.mail(call.ip, email.toLowerCase());
    return true;
  } catch (limit) {
    if (limit instanceof RateLimited) return false;
    throw limit;
  }
}
