import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { pageWith } from '#schema/paging.ts';
import { timestamp, uuid } from '#schema/text.ts';
import { ACT_FILTERS, OPERATOR_ACTS } from './consoleFilters.ts';
import { consolePage } from './consolePaging.ts';

const operatorAct = v.object({
  id: uuid,
  act: v.picklist(OPERATOR_ACTS),
  byName: v.string(),
  userId: v.nullable(uuid),
  userName: v.nullable(v.string()),
  /** Empty: nothing else. */
  subject: v.string(),
  reason: v.string(),
  actedAt: timestamp,
});
export type OperatorAct = v.InferOutput<typeof operatorAct>;

export const listOperatorActs = defineEndpoint({
  operation: 'listOperatorActs',
  method: 'GET',
  path: '/api/admin/acts',
  summary:
    'What operators did in the console and why, newest first, in pages. Operators only. `userId` filters by account.',
  access: 'operator',
  query: v.object({
    act: v.optional(v.picklist(ACT_FILTERS, `act is one of ${ACT_FILTERS.join(', ')}.`), 'any'),
    userId: v.optional(uuid),
    ...consolePage,
  }),
  status: 200,
  response: pageWith(operatorAct),
});
