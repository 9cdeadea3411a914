import {
  login,
  logout,
  register,
  type LoginRequest,
  type RegisterRequest,
} from '#schema/people/user.ts';
import type { User } from '#schema/people/user.ts';
import { noteLastWriter } from '#web/device/outbox/lastWriter.ts';
import { call } from '#web/net/call.ts';
import { adopt } from './adopt.ts';
import { withWork } from './withWork.ts';

/** Drops all cached answers of the previous user. Throws as `call` does. */
export async function signIn(credentials: LoginRequest): Promise<User> {
  return adopt(await call(login, { body: credentials }));
}

/** Also signs in. `onWork` as in `withWork`. Throws as `call` does. */
export async function registerAccount(form: RegisterRequest, onWork: () => void): Promise<User> {
  return adopt(await withWork((work) => call(register, { body: { ...form, work } }), onWork));
}

/** Ends the session. Never touches the outbox: unsent reports wait for their author. */
export async function signOut(): Promise<void> {
  await call(logout);
  // Signing out leaves nothing readable behind.
  noteLastWriter(null);
  await adopt(null);
}
