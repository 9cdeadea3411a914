import { useQuery } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { userQuery } from '#web/net/queries.ts';

type CurrentUser = {
  user: User | null | undefined;
  isPending: boolean;
  /** While the server confirms the session of the last visit. */
  isAsking: boolean;
};

/**
 * Undefined while unknown, null when signed out. Offline it is the user of the last visit, so that
 * the app opens as theirs.
 */
export function useCurrentUser(): CurrentUser {
  const { data, isPending, isError, isFetching: isAsking } = useQuery(userQuery());
  if (data !== undefined) return { user: data, isPending: false, isAsking };
  return { user: isError ? null : undefined, isPending, isAsking };
}
