import { refuseWhileInUse } from '#api/domain/accountDeletion.ts';
import { Refusal } from '#api/domain/refusal.ts';
import { mayChangeProfile, mayDeleteAccount } from '#api/policies/accountPolicy.ts';
import { permit } from '#api/policies/issuePolicy.ts';
import { ERRORS } from '#schema/errors.ts';
import { TRUST_START } from '#schema/limits.ts';
import { WRONG_PASSWORD } from '#schema/people/accountDeletion.ts';
import type { User } from '#schema/people/user.ts';
import { eraseAccount, openDutiesOf } from '../accountDeletion.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { sha256Hex } from '../sha256Hex.ts';

const fold = (value: string) => value.trim().toLowerCase();

function presentUser(row: UserRow): User {
  const { passwordDigest: _, isFrozen: __, isValidator: ___, trustScore: ____, ...user } = row;
  return user;
}

function startSession(world: MockWorld, user: UserRow, headers: Headers): User {
  const token = world.carrier.newToken();
  world.state.sessions.set(token, user.id);
  world.carrier.write(token, headers);
  return presentUser(user);
}

function taken(code: 'username_taken' | 'email_taken', path: string): Refusal {
  return new Refusal(code, [{ path, message: ERRORS[code][1] }]);
}

/** Accounts and sessions. Names and addresses are compared without regard to case. */
export const userHandlers: MockHandlersOf<
  'getCurrentUser' | 'login' | 'register' | 'logout' | 'saveHome' | 'deleteAccount' | 'getBasicUser'
> = {
  getCurrentUser: ({ actor }) => presentUser(actor),

  async login({ world, body, headers }) {
    const name = fold(body.emailOrUsername);
    const user = world.state.users.find(
      (row) => fold(row.username) === name || fold(row.email) === name,
    );
    const digest = await sha256Hex(body.password);
    if (!user || user.passwordDigest !== digest) throw new Refusal('invalid_credentials');
    return startSession(world, user, headers);
  },

  async register({ world, body, headers }) {
    const { users } = world.state;
    if (users.some((row) => fold(row.username) === fold(body.username))) {
      throw taken('username_taken', 'username');
    }
    if (users.some((row) => fold(row.email) === fold(body.email))) {
      throw taken('email_taken', 'email');
    }
    const user: UserRow = {
      id: world.randomUuid(),
      username: body.username,
      fullName: null,
      email: body.email,
      preferredRole: body.preferredRole,
      accountRole: 'user',
      home: null,
      isFrozen: false,
      isValidator: false,
      trustScore: TRUST_START,
      passwordDigest: await sha256Hex(body.password),
      createdAt: world.now(),
    };
    users.push(user);
    return startSession(world, user, headers);
  },

  logout({ world, request, headers }) {
    const token = world.carrier.read(request);
    if (token !== null) {
      world.state.sessions.delete(token);
      // A push to a shared device is private: it ends with the sign-in.
      world.state.pushSubscriptions = world.state.pushSubscriptions.filter(
        ({ sessionToken }) => sessionToken !== token,
      );
    }
    world.carrier.write(null, headers);
  },

  saveHome({ body, actor }) {
    permit(mayChangeProfile(actor));
    actor.home = body;
  },

  async deleteAccount({ world, body, actor, headers }) {
    if (actor.passwordDigest !== (await sha256Hex(body.password))) {
      throw new Refusal('invalid_request', [{ path: 'password', message: WRONG_PASSWORD }]);
    }
    permit(mayDeleteAccount(actor));
    refuseWhileInUse(openDutiesOf(world.state, actor.id));
    eraseAccount(world, actor);
    world.carrier.write(null, headers);
  },

  getBasicUser({ world, params }) {
    const user = world.state.users.find((row) => row.id === params.id);
    if (!user) throw new Refusal('user_not_found');
    return { username: user.username };
  },
};
