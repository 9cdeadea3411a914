import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { reason, text, timestamp, uuid } from '#schema/text.ts';
import { WEBHOOK_EVENTS } from './webhookEvents.ts';

export const WEBHOOKS_OF_SITE = 20;
export const WEBHOOK_URL_MAX_LENGTH = 500;
export const WEBHOOK_DELIVERIES_SHOWN = 50;
/** How long after a rotation the previous secret signs, too. */
export const WEBHOOK_ROTATION_HOURS = 24;

export const WEBHOOK_STATES = ['waiting', 'delivered', 'failed'] as const;

const event = v.picklist(WEBHOOK_EVENTS, `events is one of ${WEBHOOK_EVENTS.join(', ')}.`);

const webhook = v.object({
  id: uuid,
  url: v.string(),
  events: v.array(v.picklist(WEBHOOK_EVENTS)),
  byName: v.string(),
  createdAt: timestamp,
  /** Its address answered 410; null: on. */
  goneAt: v.nullable(timestamp),
  waiting: v.number(),
  failed: v.number(),
});
export type Webhook = v.InferOutput<typeof webhook>;

const delivery = v.object({
  id: uuid,
  event: v.picklist(WEBHOOK_EVENTS),
  issueId: uuid,
  happenedAt: timestamp,
  state: v.picklist(WEBHOOK_STATES),
  attemptCount: v.number(),
  /** Null: no further try by itself. */
  nextAt: v.nullable(timestamp),
  /** Of the last try: a status, or a system's code of an error; null: none yet. */
  answer: v.nullable(v.string()),
});
export type WebhookDelivery = v.InferOutput<typeof delivery>;

export const newWebhook = v.object({
  url: text(1, WEBHOOK_URL_MAX_LENGTH, 'Please enter the address.'),
  events: v.pipe(
    v.array(event),
    v.minLength(1, 'Please choose what it is told.'),
    v.maxLength(WEBHOOK_EVENTS.length),
    v.transform((events) => [...new Set(events)]),
  ),
  reason,
});

const params = v.object({ id: uuid });
const shown = v.object({ id: uuid, secret: v.string() });
const byOperator = { access: 'operator', asksPasskey: true } as const;

export const listWebhooks = defineEndpoint({
  operation: 'listWebhooks',
  method: 'GET',
  path: '/api/admin/webhooks',
  summary: 'Addresses of other programs that are told what happens, newest first. Operators only.',
  access: 'operator',
  status: 200,
  response: v.array(webhook),
});

export const createWebhook = defineEndpoint({
  ...byOperator,
  operation: 'createWebhook',
  method: 'POST',
  path: '/api/admin/webhooks',
  summary:
    'Adds an address that is told of events, after the Standard Webhooks specification, with a reason. The secret is in this answer only. Operators only.',
  replay: 'none',
  body: newWebhook,
  status: 201,
  response: shown,
  refusals: ['account_frozen', 'too_many_webhooks'],
});

export const rotateWebhookSecret = defineEndpoint({
  ...byOperator,
  operation: 'rotateWebhookSecret',
  method: 'POST',
  path: '/api/admin/webhooks/{id}/rotation',
  summary:
    'Makes a new secret, with a reason; for a day both sign. The secret is in this answer only. Operators only.',
  replay: 'none',
  params,
  body: v.object({ reason }),
  status: 201,
  response: shown,
  refusals: ['account_frozen', 'not_found'],
});

export const removeWebhook = defineEndpoint({
  ...byOperator,
  operation: 'removeWebhook',
  method: 'POST',
  path: '/api/admin/webhooks/{id}/removal',
  summary: 'Removes an address and what waits for it, with a reason. Operators only.',
  isAuditExempt: true,
  params,
  body: v.object({ reason }),
  status: 204,
  refusals: ['account_frozen', 'not_found'],
});

export const listWebhookDeliveries = defineEndpoint({
  operation: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/admin/webhooks/{id}/deliveries',
  summary: `The newest ${WEBHOOK_DELIVERIES_SHOWN} messages to an address, with what it answered. Operators only.`,
  access: 'operator',
  params,
  status: 200,
  response: v.array(delivery),
});

export const repeatWebhookDelivery = defineEndpoint({
  ...byOperator,
  operation: 'repeatWebhookDelivery',
  method: 'POST',
  path: '/api/admin/webhook-deliveries/{id}/repetition',
  summary:
    'Sends a message again under its id, with a reason. Operators only. Refused while an attempt may be in progress.',
  isAuditExempt: true,
  params,
  body: v.object({ reason }),
  status: 204,
  refusals: ['account_frozen', 'not_found', 'delivery_under_way'],
});
