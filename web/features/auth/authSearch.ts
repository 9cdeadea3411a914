import * as v from 'valibot';
import { preferredRole, type PreferredRole } from '#schema/people/user.ts';

const roleParam = v.fallback(v.optional(preferredRole), undefined);

/** Search parameters of /auth. An unknown role is ignored; `redirect` is judged where it is used. */
export const authSearch = v.object({
  preferredRole: roleParam,
  role: roleParam,
  redirect: v.fallback(v.optional(v.string()), undefined),
});
export type AuthSearch = v.InferOutput<typeof authSearch>;

/** The role a link asked for: `preferredRole`, else `role`; undefined when neither is valid. */
export function requestedRole(search: AuthSearch): PreferredRole | undefined {
  return search.preferredRole ?? search.role;
}
