import { PREFERRED_ROLES } from '#schema/people/preferredRoles.ts';
import type { PreferredRole } from '#schema/people/user.ts';
import { addressSearch, oneOf, type AddressOf } from '#web/features/site/addressSearch.ts';

const roleParam = oneOf(PREFERRED_ROLES, undefined);

const given = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** An unknown role is ignored; `redirect` is validated where it is used. */
export const authSearch = addressSearch({
  preferredRole: roleParam,
  role: roleParam,
  redirect: given,
  // Added to the return address by the sign-in provider.
  code: given,
  state: given,
  error: given,
  iss: given,
});
export type AuthSearch = AddressOf<typeof authSearch>;

/** `preferredRole`, else `role`; undefined when neither is valid. */
export function requestedRole(search: AuthSearch): PreferredRole | undefined {
  return search.preferredRole ?? search.role;
}

/** The provider's answer as the server reads it; null: not a return. */
export function providerAnswer({ code, state, error, iss }: AuthSearch): string | null {
  if (state === undefined || (code === undefined && error === undefined)) return null;
  const known = Object.entries({ code, state, error, iss }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return new URLSearchParams(known).toString();
}
