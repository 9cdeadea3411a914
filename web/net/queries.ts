import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#schema/site/settings.ts';
import { getCurrentUser, type User } from '#schema/people/user.ts';
import { call } from './call.ts';
import { isNotSignedIn } from './callErrors.ts';
import { setCacheOwner } from './persister.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

/**
 * Whether the server rendered this page for a request without a session. True only once: a later
 * caller may have signed in meanwhile.
 */
function isKnownVisitor(): boolean {
  const mark = document.querySelector('meta[name="trybe-session"][content="none"]');
  mark?.remove();
  return mark !== null;
}

/** The signed-in user; a 401 means null, no error. Persisted between visits. */
export const userQuery = () =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ signal }): Promise<User | null> => {
      const user = isKnownVisitor()
        ? null
        : await call(getCurrentUser, { signal }).catch((error: unknown) => {
            if (isNotSignedIn(error)) return null;
            throw error;
          });
      setCacheOwner(user?.id ?? null);
      return user;
    },
  });

/** Persisted between visits. */
export const settingsQuery = () => endpointQuery(queryKeys.settings(), getSettings);
