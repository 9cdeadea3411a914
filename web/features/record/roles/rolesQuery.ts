import { listRoles } from '#schema/people/appointments.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';
import { queryKeys } from '#web/net/queryKeys.ts';

/** Below the desk: what its notices make stale makes this stale. */
export const rolesQuery = () => freshQuery([...queryKeys.desk(), 'roles'], listRoles);
