import { Refusal } from '#api/domain/refusal.ts';
import { ERRORS } from '#schema/errors.ts';
import type { User } from '#schema/user.ts';
import type { MockHandlersOf } from '../mockHandlers.ts';
import type { UserRow } from '../mockState.ts';
import type { MockWorld } from '../mockWorld.ts';
import { sha256Hex } from '../sha256Hex.ts';

const fold = (value: string) => value.trim().toLowerCase();

function presentUser(row: UserRow): User {
  const { passwordDigest: _, isFrozen: __, ...user } = row;
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
  'getCurrentUser' | 'login' | 'register' | 'logout' | 'getBasicUser'
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
      isFrozen: false,
      passwordDigest: await sha256Hex(body.password),
      createdAt: world.now(),
    };
    users.push(user);
    return startSession(world, user, headers);
  },

  logout({ world, request, headers }) {
    const token = world.carrier.read(request);
    if (token !== null) world.state.sessions.delete(token);
    world.carrier.write(null, headers);
  },

  getBasicUser({ world, params }) {
    const user = world.state.users.find((row) => row.id === params.id);
    if (!user) throw new Refusal('user_not_found');
    return { username: user.username };
  },
};
