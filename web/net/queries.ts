import { queryOptions, type QueryClient } from '@tanstack/react-query';
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

/** Resets whatever depends on the reader: pages show that they load, and their forms are gone. */
export const readAnew = (client: QueryClient): Promise<void> =>
  client.resetQueries({
    predicate: ({ queryKey: [name] }) => name !== 'user' && name !== 'settings',
  });

/** The signed-in user; a 401 means null, no error. Persisted between visits. */
export const userQuery = () =>
  queryOptions({
    queryKey: queryKeys.user(),
    queryFn: async ({ client, signal }): Promise<User | null> => {
      const user = isKnownVisitor()
        ? null
        : await call(getCurrentUser, { signal }).catch((error: unknown) => {
            if (isNotSignedIn(error)) return null;
            throw error;
          });
      // The cookie changed behind the page: what the previous person was reading and typing must go.
      if (setCacheOwner(user?.id ?? null)) void readAnew(client);
      return user;
    },
  });

/** Persisted between visits. */
export const settingsQuery = () => endpointQuery(queryKeys.settings(), getSettings);
