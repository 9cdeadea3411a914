import * as v from 'valibot';
import { defineEndpoint } from '#schema/defineEndpoint.ts';
import { PUSH_ENDPOINT_MAX_LENGTH } from '#schema/limits.ts';
import { uuid } from '#schema/text.ts';

const ENDPOINT_MESSAGE = 'Must be the address that the push service of the browser gave.';
const KEY_MESSAGE = 'Must be a key as the browser gave it, in base64url.';

/** As written by `PushSubscription.toJSON` (W3C Push API). */
export const pushSubscription = v.object({
  endpoint: v.pipe(
    v.string(ENDPOINT_MESSAGE),
    v.maxLength(PUSH_ENDPOINT_MAX_LENGTH, ENDPOINT_MESSAGE),
    v.regex(/^https?:\/\/[\u0021-\u007E]+$/u, ENDPOINT_MESSAGE),
  ),
  keys: v.object({
    /** An uncompressed P-256 point: 65 bytes, the first one 4. */
    p256dh: v.pipe(v.string(KEY_MESSAGE), v.regex(/^B[\w-]{86}$/u, KEY_MESSAGE)),
    /** 16 bytes. */
    auth: v.pipe(v.string(KEY_MESSAGE), v.regex(/^[\w-]{22}$/u, KEY_MESSAGE)),
  }),
});

export const getPushKey = defineEndpoint({
  operation: 'getPushKey',
  method: 'GET',
  path: '/api/push/key',
  summary: 'The public key (VAPID, base64url) that identifies this installation to push services.',
  access: 'public',
  cache: 'shared',
  status: 200,
  response: v.object({ publicKey: v.string() }),
});

export const savePushSubscription = defineEndpoint({
  operation: 'savePushSubscription',
  method: 'PUT',
  path: '/api/push/subscriptions',
  summary:
    'Sends chosen notifications to this browser until the session ends. Beyond ten browsers, the least recently used one is replaced.',
  access: 'session',
  isAuditExempt: true,
  body: pushSubscription,
  status: 204,
});

export const deletePushSubscription = defineEndpoint({
  operation: 'deletePushSubscription',
  method: 'DELETE',
  path: '/api/push/subscriptions/{id}',
  summary: "Stops push to one of the signed-in person's browsers.",
  access: 'session',
  isAuditExempt: true,
  params: v.object({ id: uuid }),
  status: 204,
});
