import { useQuery } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { userQuery } from '#web/net/queries.ts';

type CurrentUser = {
  user: User | null | undefined;
  isPending: boolean;
  /** The server is being asked whether the person known from before still is signed in. */
  isAsking: boolean;
};

/**
 * Who is signed in: undefined while nobody knows, null for nobody. Without network it is the person
 * of the last visit, so that the app opens offline as theirs.
 */
export function useCurrentUser(): CurrentUser {
  const { data, isPending, isError, isFetching: isAsking } = useQuery(userQuery());
  if (data !== undefined) return { user: data, isPending: false, isAsking };
  return { user: isError ? null : undefined, isPending, isAsking };
}
