import { getCalendarAddress } from '#schema/partners/calendar.ts';
import { freshQuery } from '#web/net/endpointQuery.ts';

/** Calendar programs read meanwhile, so it is always refetched. */
export const calendarQuery = () => freshQuery(['calendar'], getCalendarAddress);
