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
import { forgetPersonalAnswers, setCacheOwner, watchCacheOwner } from '#web/net/persister.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { withWork } from './withWork.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

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
  // Whoever signs out leaves nothing to read behind.
  noteLastWriter(null);
  await adopt(null);
}

/** Switches the app to this user, or to none. */
export async function adopt<T extends User | null>(user: T): Promise<T> {
  await changeUser(user);
  return user;
}

async function changeUser(user: User | null | undefined): Promise<void> {
  if (user !== undefined) {
    await queryClient.cancelQueries({ queryKey: queryKeys.user() });
    setCacheOwner(user?.id ?? null);
    queryClient.setQueryData(queryKeys.user(), user);
  }
  forgetPersonalAnswers();
  const isPrivate = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] !== 'user' && queryKey[0] !== 'settings';
  void queryClient.resetQueries({ predicate: isPrivate });
}

/** Follows sign-ins and sign-outs in other tabs. Returns a stop function. */
export function followOtherTabs(): () => void {
  return watchCacheOwner(() => {
    void changeUser(undefined);
    void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
  });
}
