import { changeUsername } from './changeUsername.ts';
import { deleteAccount } from './deleteAccount.ts';
import { registerUser } from './registerUser.ts';
import { saveHome } from './saveHome.ts';
import type { Handlers } from '#api/http/handler.ts';
import { runCommand, runStep } from '#api/http/runCommand.ts';
import { presentUser } from './presentUser.rules.ts';
import { getBasicUser, getUser } from './getUser.sql.ts';
import { languageOf } from '#schema/languages/languages.ts';
import type { User } from '#schema/people/user.ts';
import { checkOwnPassword } from './checkOwnPassword.routes.ts';
import { enterAccount } from './enterAccount.routes.ts';
import { hashNewPassword } from './hashNewPassword.routes.ts';
import { tellOwner } from './tellOwner.routes.ts';

export const accountRoutes = {
  async getCurrentUser({ actor, services }) {
    return { body: presentUser(await getUser(services.database, actor.id)) };
  },

  async register(request) {
    const { body, call, services } = request;
    await services.limits.registration(call.ip);
    const { username, email, preferredRole } = body;
    const names = [username, email.split('@')[0] ?? ''];
    const passwordHash = await hashNewPassword(request, body.password, names);
    let isNew = false;
    const { json } = await runCommand(request, async (tx) => {
      const id = await registerUser(tx, {
        username,
        email,
        passwordHash,
        preferredRole,
        language: languageOf(call.header('X-Trybe-Language')),
      });
      isNew = true;
      // What is answered here is kept with its key for good, so the address must not be in it.
      const { email: _, ...account } = presentUser(await getUser(tx, id));
      return account;
    }).catch(async (error: unknown) => {
      await tellOwner(request, email, error);
      throw error;
    });
    const account = JSON.parse(json) as Omit<User, 'email'>;
    // A repeat is answered, not signed in: who finds the request later must not get in by it.
    if (isNew) await enterAccount(request, { userId: account.id, isStrong: false });
    // A repeat carries the same address as the first request, or it would have been refused.
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
    // A repeat would not be signed in any more.
    await runStep(request, (tx) => deleteAccount(tx, { userId: actor.id, passwordHash }));
    await call.session.signOut();
    return { body: undefined };
  },

  async getBasicUser({ params, services }) {
    return { body: await getBasicUser(services.database, params.id) };
  },
} satisfies Partial<Handlers>;
