import { useQuery } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { userQuery } from '#web/data/queries/queries.ts';

/**
 * Who is signed in: undefined while nobody knows, null for nobody. Without network it is the person
 * of the last visit, so that the app opens offline as theirs.
 */
export function useCurrentUser(): { user: User | null | undefined; isPending: boolean } {
  const { data, isPending, isError } = useQuery(userQuery());
  if (data !== undefined) return { user: data, isPending: false };
  return { user: isError ? null : undefined, isPending };
}
