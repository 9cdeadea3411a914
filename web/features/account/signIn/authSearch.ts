import { PREFERRED_ROLES } from '#schema/people/preferredRoles.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import { addressSearch, oneOf, type AddressOf } from '#web/features/site/addressSearch.ts';

const roleParam = oneOf(PREFERRED_ROLES, undefined);

const given = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Search parameters of /auth. An unknown role is ignored; `redirect` is judged where it is used. */
export const authSearch = addressSearch({
  preferredRole: roleParam,
  role: roleParam,
  redirect: given,
  // What the sign-in provider adds to the address that it sends people back to.
  code: given,
  state: given,
  error: given,
  iss: given,
});
export type AuthSearch = AddressOf<typeof authSearch>;

/** The role a link asked for: `preferredRole`, else `role`; undefined when neither is valid. */
export function requestedRole(search: AuthSearch): PreferredRole | undefined {
  return search.preferredRole ?? search.role;
}

/** What the provider answered, as the server reads it; null: nobody comes back from there. */
export function providerAnswer({ code, state, error, iss }: AuthSearch): string | null {
  if (state === undefined || (code === undefined && error === undefined)) return null;
  const known = Object.entries({ code, state, error, iss }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return new URLSearchParams(known).toString();
}
