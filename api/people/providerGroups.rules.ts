import type { AccountRole } from '#schema/people/user.ts';

type Person = {
  accountRole: AccountRole;
  isFrozen: boolean;
  /** Who last changed the person's role. */
  roleBy: 'nobody' | 'provider' | 'people';
};

/**
 * The role that membership in the operators' group gives or takes away; null: no change. Promise: what people
 * decided about somebody's role stays, and no group makes or unmakes an ambassador.
 */
export function roleByGroup(person: Person, isOperator: boolean): 'operator' | 'user' | null {
  const { accountRole, isFrozen, roleBy } = person;
  if (roleBy === 'people') return null;
  if (isOperator) return accountRole === 'user' && !isFrozen ? 'operator' : null;
  return accountRole === 'operator' && roleBy === 'provider' ? 'user' : null;
}
