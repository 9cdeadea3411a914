import * as v from 'valibot';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#schema/partners/webhookEvents.ts';
import { newWebhook } from '#schema/partners/webhooks.ts';

/** As the form and its draft hold them, each event as a checkbox; `events` only carries their error. */
export type WebhookFields = { url: string; events: string; reason: string } & Record<
  WebhookEvent,
  boolean
>;

const eachEvent = <Value>(value: Value) =>
  Object.fromEntries(WEBHOOK_EVENTS.map((event) => [event, value])) as Record<WebhookEvent, Value>;

export const EMPTY_WEBHOOK: WebhookFields = {
  url: '',
  events: '',
  reason: '',
  ...eachEvent(false),
};

export const requestFrom = ({ url, reason, ...fields }: WebhookFields) => ({
  url,
  reason,
  events: WEBHOOK_EVENTS.filter((event) => fields[event]),
});

/** Validates the fields as the request that they become. */
export const webhookFieldsRule = v.pipe(
  v.object({
    url: v.string(),
    events: v.string(),
    reason: v.string(),
    ...eachEvent(v.boolean()),
  }),
  v.transform(requestFrom),
  newWebhook,
);
