import type { AccountRole } from '#schema/people/user.ts';

type Person = {
  accountRole: AccountRole;
  isFrozen: boolean;
  /** Who decided last about the person's role. */
  roleBy: 'nobody' | 'provider' | 'people';
};

/**
 * The role that membership in the operators' group brings or takes; null: none. Promise: what people decided
 * about somebody's role stays, and nobody becomes or ceases to be an ambassador by a group.
 */
export function roleByGroup(person: Person, isOperator: boolean): 'operator' | 'user' | null {
  const { accountRole, isFrozen, roleBy } = person;
  if (roleBy === 'people') return null;
  if (isOperator) return accountRole === 'user' && !isFrozen ? 'operator' : null;
  return accountRole === 'operator' && roleBy === 'provider' ? 'user' : null;
}
