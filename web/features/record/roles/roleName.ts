import type { AccountRole } from '#schema/people/user.ts';
import { rolesContent as words } from './rolesContent.ts';

type Role = { accountRole: AccountRole; isValidator: boolean };

export function roleName({ accountRole, isValidator }: Role): string {
  if (!isValidator) return words.roles[accountRole];
  return accountRole === 'user' ? words.validator : words.both(words.roles[accountRole]);
}
