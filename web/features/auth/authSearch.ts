import { PREFERRED_ROLES } from '#schema/people/preferredRoles.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import { addressSearch, oneOf, type AddressOf } from '#web/data/site/addressSearch.ts';

const roleParam = oneOf(PREFERRED_ROLES, undefined);

/** Search parameters of /auth. An unknown role is ignored; `redirect` is judged where it is used. */
export const authSearch = addressSearch({
  preferredRole: roleParam,
  role: roleParam,
  redirect: (given: unknown) => (typeof given === 'string' ? given : undefined),
});
export type AuthSearch = AddressOf<typeof authSearch>;

/** The role a link asked for: `preferredRole`, else `role`; undefined when neither is valid. */
export function requestedRole(search: AuthSearch): PreferredRole | undefined {
  return search.preferredRole ?? search.role;
}
