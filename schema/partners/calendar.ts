import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { timestamp } from '#schema/text.ts';

/** Before the token, which is the last part of the address. */
export const CALENDAR_PATH = '/feeds/calendar/';

const calendarAddress = v.object({
  madeAt: timestamp,
  /** To the minute; null: never. */
  lastReadAt: v.nullable(timestamp),
});

export const getCalendarAddress = defineEndpoint({
  operation: 'getCalendarAddress',
  method: 'GET',
  path: '/api/user/calendar',
  summary:
    'Whether the own deadlines have a private address for calendar programs, without the address; null: none.',
  access: 'session',
  status: 200,
  response: v.nullable(calendarAddress),
});

export const makeCalendarAddress = defineEndpoint({
  operation: 'makeCalendarAddress',
  method: 'POST',
  path: '/api/user/calendar',
  summary:
    'Makes a private address at which calendar programs read the own deadlines (iCalendar). It is in this answer only; the one before it ends.',
  access: 'session',
  replay: 'none',
  status: 201,
  /** From the site's root. */
  response: v.object({ path: v.string() }),
});

export const endCalendarAddress = defineEndpoint({
  operation: 'endCalendarAddress',
  method: 'DELETE',
  path: '/api/user/calendar',
  summary: 'Ends the private address of the own deadlines at once.',
  access: 'session',
  isAuditExempt: true,
  status: 204,
  refusals: ['not_found'],
});
