import { listRoles } from '#schema/people/appointments.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** Keyed below the desk, so that whatever makes the desk stale makes this stale. */
export const rolesQuery = () => freshQuery([...queryKeys.desk(), 'roles'], listRoles);
