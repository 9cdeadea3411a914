import { useQuery } from '@tanstack/react-query';
import type { User } from '#schema/people/user.ts';
import { needsQuery } from './needsQuery.ts';

/** How much waits for the person, unsent items as one; null when signed out. */
export function useNeedsCount(user: User | null | undefined, unsentCount: number): number | null {
  const { data } = useQuery({ ...needsQuery(), enabled: Boolean(user) });
  if (!user) return null;
  return (data?.needs.length ?? 0) + (unsentCount > 0 ? 1 : 0);
}
