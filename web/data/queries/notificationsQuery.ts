import { listNotifications } from '#schema/people/notification.ts';
import { queryKeys } from './queryKeys.ts';
import { endpointQuery } from './endpointQuery.ts';

/** Only when signed in. */
export const notificationsQuery = () => endpointQuery(queryKeys.notifications(), listNotifications);
