import { listNotifications } from '#schema/notices/notification.ts';
import { queryKeys } from '#web/net/queryKeys.ts';
import { endpointQuery } from '#web/net/endpointQuery.ts';

/** Only when signed in. */
export const notificationsQuery = () => endpointQuery(queryKeys.notifications(), listNotifications);
