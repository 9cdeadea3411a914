import {
  login,
  logout,
  register,
  type LoginRequest,
  type RegisterRequest,
} from '#schema/people/user.ts';
import type { User } from '#schema/people/user.ts';
import { call } from '#web/net/call.ts';
import { forgetPersonalAnswers, setCacheOwner, watchCacheOwner } from '#web/net/persister.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** Signs in; every cached answer of the person before is dropped. Throws as `call` does. */
export async function signIn(credentials: LoginRequest): Promise<User> {
  return adopt(await call(login, { body: credentials }));
}

/** Makes an account and signs in with it. Throws as `call` does. */
export async function registerAccount(form: RegisterRequest): Promise<User> {
  return adopt(await call(register, { body: form }));
}

/** Ends the session. The outbox is never touched: unsent reports wait for their writer. */
export async function signOut(): Promise<void> {
  await call(logout);
  await adopt(null);
}

/** Makes the app that of the person who has just signed in, or of nobody. */
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

/** Follows a sign-in or sign-out made in another tab. Returns how to stop. */
export function followOtherTabs(): () => void {
  return watchCacheOwner(() => {
    void changeUser(undefined);
    void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
  });
}
