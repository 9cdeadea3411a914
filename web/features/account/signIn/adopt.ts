import type { User } from '#schema/people/user.ts';
import { forgetPersonalAnswers, setCacheOwner, watchCacheOwner } from '#web/net/persister.ts';
import { readAnew } from '#web/net/queries.ts';
import { queryClient } from '#web/net/queryClient.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

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
  void readAnew(queryClient);
}

/** Follows sign-ins and sign-outs in other tabs. Returns a stop function. */
export function followOtherTabs(): () => void {
  return watchCacheOwner(() => {
    void changeUser(undefined);
    void queryClient.invalidateQueries({ queryKey: queryKeys.user() });
  });
}
