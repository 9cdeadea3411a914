import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { pageWith } from '#schema/paging.ts';
import { reason, text, timestamp, uuid } from '#schema/text.ts';
import { DELIVERY_FILTERS, DELIVERY_KINDS, WAITING_FILTERS } from './consoleFilters.ts';
import { DELIVERY_SUBJECTS } from './consoleKinds.ts';
import { consolePage } from './consolePaging.ts';

const delivery = v.object({
  id: v.string(),
  kind: v.picklist(DELIVERY_KINDS),
  what: v.picklist(DELIVERY_SUBJECTS),
  /** Null: the owner of the address. */
  userId: v.nullable(uuid),
  userName: v.nullable(v.string()),
  attemptCount: v.number(),
  /** Null: unknown. */
  since: v.nullable(timestamp),
  /** Null: at once. */
  nextAt: v.nullable(timestamp),
  /** The payment provider's message. */
  lastError: v.nullable(v.string()),
});
export type WaitingDelivery = v.InferOutput<typeof delivery>;

export const listDeliveries = defineEndpoint({
  operation: 'listDeliveries',
  method: 'GET',
  path: '/api/admin/deliveries',
  summary:
    'Pushes, emails and payments waiting to be sent, most attempts first, without their content, in pages. Operators only.',
  access: 'operator',
  query: v.object({
    kind: v.optional(
      v.picklist(DELIVERY_FILTERS, `kind is one of ${DELIVERY_FILTERS.join(', ')}.`),
      'any',
    ),
    state: v.optional(
      v.picklist(WAITING_FILTERS, `state is one of ${WAITING_FILTERS.join(', ')}.`),
      'any',
    ),
    ...consolePage,
  }),
  status: 200,
  response: pageWith(delivery),
});

export const repeatDelivery = defineEndpoint({
  operation: 'repeatDelivery',
  method: 'POST',
  path: '/api/admin/deliveries/repeat',
  summary:
    'Retries a delivery now, with a reason. Operators only. Refused while an attempt may be in progress.',
  access: 'operator',
  asksPasskey: true,
  isAuditExempt: true,
  body: v.object({
    kind: v.picklist(DELIVERY_KINDS, `kind is one of ${DELIVERY_KINDS.join(', ')}.`),
    id: text(1, 36, 'Please name the delivery.'),
    reason,
  }),
  status: 204,
  refusals: ['account_frozen', 'not_found', 'delivery_under_way'],
});
